import { strFromU8, unzipSync } from 'fflate';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
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

  it('leaves “Needs your eye” once its teacher has read it, until that is undone', async () => {
    const { id } = await own();
    const reasons = async () => {
      const { body } = await teacher.agent.get('/api/essays').query({ pageSize: 50 }).expect(200);
      const essay = (body as { id: string; eyeReasons?: { code: string }[] }[]).find(
        (one) => one.id === essayId,
      );
      return essay?.eyeReasons?.map(({ code }) => code) ?? [];
    };
    const mark = (read: boolean, who = teacher) =>
      who.agent.put(`/api/results/${id}/notes-read`).send({ read });
    expect(await reasons()).toContain('note_to_teacher');
    await mark(true, await aTeacher(app)).expect(404);
    expect(await reasons()).toContain('note_to_teacher');
    await mark(true).expect(204);
    await mark(true).expect(204);
    expect(await reasons()).not.toContain('note_to_teacher');
    expect(await own()).toMatchObject({ notesRead: true, notesToTeacher: [{ words: SECRET }] });
    expect((await own()).hasNotesToTeacher).toBeUndefined();
    await mark(false).expect(204);
    expect(await reasons()).toContain('note_to_teacher');
    expect((await own()).hasNotesToTeacher).toBe(true);
    const { body } = await teacher.agent.get(`/api/essays/${essayId}/ledger`).expect(200);
    const lines = (body as LedgerEntry[]).flatMap((line) => (line.kind === 'changed' ? [line.change] : []));
    expect(lines.filter(({ field }) => field === 'notes_read')).toEqual([
      { field: 'notes_read', from: true, to: false },
      { field: 'notes_read', from: false, to: true },
    ]);
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
