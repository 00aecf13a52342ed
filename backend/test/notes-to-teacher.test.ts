import { strFromU8, unzipSync } from 'fflate';
import type { GradingResult } from '@marklight/contracts/grading';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aGradedClassSet } from './factories/class-set';
import { aTeacher, type Person } from './factories/people';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

const SECRET = 'This may speak of harm to the student.';

let app: TestApp;
let teacher: Person;
let essayId: string;
beforeAll(async () => {
  app = await startTestApp();
  teacher = await aTeacher(app);
  const set = await aGradedClassSet(teacher);
  essayId = set.essayIds[0] ?? '';
  await app.database.query('update grading_results set notes_to_teacher = $2 where essay_id = $1', [
    essayId,
    JSON.stringify([{ about: 'welfare', words: SECRET, evidence: null }]),
  ]);
});
afterAll(() => app.close());

const own = async (): Promise<GradingResult> => {
  const [result] = (await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200))
    .body as GradingResult[];
  if (!result) throw new Error('The essay has no result.');
  return result;
};

describe('a note to the teacher', () => {
  it('is with the results of the essay that the teacher reviews, before and after a decision', async () => {
    const notes = [{ about: 'welfare', words: SECRET, evidence: null }];
    const { id, version, feedback, notesToTeacher } = await own();
    expect(notesToTeacher).toEqual(notes);
    const decisions = feedback.map(({ level, feedback: words }) => ({ level, feedback: words }));
    const { body } = await teacher.agent
      .put(`/api/results/${id}`)
      .send({ version, feedback: decisions })
      .expect(200);
    expect(body.notesToTeacher).toEqual(notes);
    expect((await own()).notesToTeacher).toEqual(notes);
  });

  it('is in no list and no export', async () => {
    for (const path of ['/api/results', '/api/export/detailed-feedback', '/api/export/reports']) {
      const { text } = await teacher.agent.get(path).expect(200);
      expect(text).toContain('essay-1.pdf');
      expect(text).not.toContain(SECRET);
    }
    const pdf = await teacher.agent
      .get('/api/export/detailed-feedback')
      .set('Accept', 'application/pdf')
      .buffer()
      .expect(200);
    expect(JSON.stringify(readPdf(pdf.body as Buffer))).not.toContain('harm to the student');
  });

  it('is not in the download of the teacher’s data', async () => {
    const reply = await teacher.agent.get('/api/user/data').buffer(true).parse(bodyBytes).expect(200);
    const files = Object.values(unzipSync(new Uint8Array(reply.body as Buffer))).map((file) =>
      strFromU8(file),
    );
    expect(files.join('\n')).toContain('essay-1.pdf');
    expect(files.join('\n')).not.toContain(SECRET);
  });
});
