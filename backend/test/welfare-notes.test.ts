import { strFromU8, unzipSync } from 'fflate';
import { OPERATIONS } from '@marklight/contracts/operations';
import type { GradingResult } from '@marklight/contracts/grading';
import { API, pathTo } from '@marklight/contracts/routes';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { untilGraded, type ClassSet } from './factories/class-set';
import { aTeacher, anAdmin, type Person } from './factories/people';
import { anEssayPdf } from './factories/pdf';
import { bodyBytes } from './setup/body-bytes';
import { startTestApp, type TestApp } from './setup/test-app';

const HARM =
  'When my father has been drinking he hits me and my brother, and I hide in the wardrobe until he sleeps.';
const WORDS = 'This essay may speak of harm to the student or to others.';
/** What a trace of the note would hold. Not the passage: the essay's text is the teacher's to print. */
const TRACES = ['speak of harm', 'school’s procedure', '"about":"welfare"', 'passage may speak of it too'];
/** The one reply that carries the note. */
const CARRIES_IT = API.essayResults;
/** Without an end, or of things that have nothing to do with essays and are not there. */
const NOT_WALKED: readonly string[] = [
  API.processingStatusStream,
  API.docs,
  API.health,
  API.ready,
  API.metrics,
];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function aGradedEssay(
  teacher: Person,
  paragraph: string,
): Promise<{ set: ClassSet; result: GradingResult }> {
  const pdf = await anEssayPdf({
    paragraphs: [
      'Homes should be places where everybody can rest, because a person who rests can learn.',
      paragraph,
      'In conclusion, a calm home helps a student more than any homework does.',
    ],
  });
  const uploaded = await teacher.agent.post('/api/essays').attach('essays', pdf, 'home.pdf').expect(201);
  const criteria = await teacher.agent
    .post('/api/criteria/text')
    .send({ text: 'Clear thesis\nSpelling' })
    .expect(201);
  const set = {
    essayIds: (uploaded.body as { essays: { id: string }[] }).essays.map(({ id }) => id),
    criteriaId: (criteria.body as { id: string }).id,
  };
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  await untilGraded(teacher);
  return { set, result: await resultOf(teacher, set) };
}

async function resultOf(teacher: Person, { essayIds: [id = ''] }: ClassSet): Promise<GradingResult> {
  const { body } = await teacher.agent.get(pathTo(API.essayResults, { id })).expect(200);
  const [result] = body as GradingResult[];
  if (!result) throw new Error('The essay has no result.');
  return result;
}

describe('an essay that may speak of harm', () => {
  let teacher: Person;
  let graded: { set: ClassSet; result: GradingResult };
  beforeAll(async () => {
    teacher = await aTeacher(app);
    graded = await aGradedEssay(teacher, HARM);
  });

  it('has a note with the passage where its teacher reviews it', () => {
    const { notesToTeacher, essay } = graded.result;
    const [note] = notesToTeacher;
    expect(note).toMatchObject({ about: 'welfare', words: expect.stringContaining(WORDS) as string });
    expect(note?.evidence?.quote).toContain('he hits me');
    expect(essay.content.slice(note?.evidence?.start, note?.evidence?.end)).toBe(note?.evidence?.quote);
  });

  it('leaves no trace of it in any other reply to anybody, in any export, or in the log', async () => {
    const admin = await anAdmin(app);
    const [essayId = ''] = graded.set.essayIds;
    const ids: Record<string, string> = { essay: essayId, result: graded.result.id };
    const walked: string[] = [];
    for (const { method, path, access, objects } of OPERATIONS) {
      const kind = (objects as Record<string, unknown> | undefined)?.['id'];
      const id = typeof kind === 'string' ? ids[kind] : undefined;
      if (method !== 'get' || path === CARRIES_IT || NOT_WALKED.includes(path)) continue;
      if (path.includes(':') && id === undefined) continue;
      const person = access === 'admins' ? admin : teacher;
      for (const accept of ['*/*', 'application/json', 'application/pdf', 'text/csv']) {
        const reply = await person.agent
          .get(pathTo(path, { id: id ?? '' }))
          .set('Accept', accept)
          .buffer(true)
          .parse(bodyBytes);
        const text = textOf(reply.body as Buffer);
        for (const trace of TRACES) expect([path, text.includes(trace)]).toEqual([path, false]);
      }
      walked.push(path);
    }
    const mustWalk = [
      API.results,
      API.exportReports,
      API.exportDetailedFeedback,
      API.downloadMyData,
      API.essay,
    ];
    expect(walked).toEqual(expect.arrayContaining(mustWalk));
    for (const trace of [...TRACES, 'he hits me']) expect(app.log.join('\n')).not.toContain(trace);
  });

  it('is still marked as read when it is graded again and the passage is the same', async () => {
    const before = await resultOf(teacher, graded.set);
    await teacher.agent
      .put(pathTo(API.resultNotesRead, { id: before.id }))
      .send({ read: true })
      .expect(204);
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...graded.set, again: 'same' })
      .expect(202);
    await untilGraded(teacher);
    const after = await resultOf(teacher, graded.set);
    expect(after.createdAt > before.createdAt).toBe(true);
    expect(after).toMatchObject({ notesRead: true, notesToTeacher: before.notesToTeacher });
    // The passages are others: nobody has read them.
    await app.database.query(
      `update grading_results set notes_to_teacher = '[{"about":"welfare"}]' where id = $1`,
      [after.id],
    );
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...graded.set, again: 'same' })
      .expect(202);
    await untilGraded(teacher);
    expect((await resultOf(teacher, graded.set)).notesRead).toBeUndefined();
  });

  it('gets the levels that it would get without the note', async () => {
    const quiet = await startTestApp({ env: { WELFARE_NOTES: 'off' } });
    try {
      const other = await aTeacher(quiet);
      const { set, result } = await aGradedEssay(other, HARM);
      expect(result.notesToTeacher).toEqual([]);
      const of = ({ feedback, score, grade, flags }: GradingResult) => ({ feedback, score, grade, flags });
      expect(of(result)).toEqual(of(graded.result));
      // One made before the school switched them off stays unseen, also in the reply to a decision.
      await quiet.database.query('update grading_results set notes_to_teacher = $1', [
        JSON.stringify([
          { about: 'welfare', words: WORDS, evidence: null },
          { about: 'criterion', words: 'No sources are asked for.', evidence: null },
        ]),
      ]);
      const seen = await resultOf(other, set);
      expect(seen.notesToTeacher.map(({ about }) => about)).toEqual(['criterion']);
      const decided = await other.agent
        .put(pathTo(API.result, { id: seen.id }))
        .send({
          version: seen.version,
          feedback: seen.feedback.map(({ level, feedback }) => ({ level, feedback })),
        })
        .expect(200);
      expect((decided.body as GradingResult).notesToTeacher.map(({ about }) => about)).toEqual(['criterion']);
    } finally {
      await quiet.close();
    }
  });

  it('takes the note with it when it is permanently deleted', async () => {
    const noted = async () =>
      (await app.database.query(
        `select from grading_results where notes_to_teacher::text like '%welfare%'`,
      )) as unknown[];
    expect(await noted()).toHaveLength(1);
    await teacher.agent.delete(pathTo(API.essay, { id: graded.set.essayIds[0] ?? '' })).expect(204);
    await app.database.query('delete from essays where deleted_at is not null');
    expect(await noted()).toHaveLength(0);
  });
});

it('gets no note if it speaks of none', async () => {
  const { result } = await aGradedEssay(
    await aTeacher(app),
    'My father cooks on Sundays, and we kill time with a game until the soup is ready.',
  );
  expect(result.notesToTeacher).toEqual([]);
});

/** The words of a reply, out of a PDF or an archive too. */
function textOf(body: Buffer): string {
  if (body.subarray(0, 5).toString() === '%PDF-') return JSON.stringify(readPdf(body)).replace(/\s+/g, ' ');
  if (body.subarray(0, 2).toString() === 'PK')
    return Object.values(unzipSync(new Uint8Array(body)))
      .map((file) => strFromU8(file))
      .join('\n');
  return body.toString();
}
