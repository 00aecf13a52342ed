import type { UploadEssaysReply } from '@marklight/contracts/essays';
import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import { API, pathTo } from '@marklight/contracts/routes';
import { aClass, aFiledEssay, anAssignment } from './factories/classes';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

let app: TestApp;
let teacher: Person;
let classId: string;
let assignmentId: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  classId = (await aClass(teacher)).id;
  assignmentId = (await anAssignment(teacher, { classId })).id;
});

/**
 * Sends a request while another tab holds rows, and lets that tab go on once the request waits for them.
 * @param before what the other tab does before the request, and `after` what it does once the request waits
 * @returns what the request answered, and the rows that the other tab read last
 */
async function meanwhile<T>(
  begin: () => PromiseLike<T>,
  ...[before, after]: [sql: string, values: unknown[]][]
): Promise<{ reply: T; rows: unknown }> {
  const tab = app.database.createQueryRunner();
  try {
    await tab.startTransaction();
    if (before) await tab.query(...before);
    const reply = Promise.resolve(begin());
    await until(somethingWaits);
    // On a busy machine the database may end the other tab's transaction instead of the request's.
    const rows: unknown = after && (await tab.query(...after).catch(passDeadlock));
    await tab.commitTransaction();
    return { reply: await reply, rows };
  } finally {
    if (tab.isTransactionActive) await tab.rollbackTransaction();
    await tab.release();
  }
}

function passDeadlock(error: { driverError?: { code?: string } }): null {
  if (error.driverError?.code !== '40P01') throw error;
  return null;
}

async function somethingWaits(): Promise<boolean> {
  const waiting = (await app.database.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )) as unknown[];
  return waiting.length > 0;
}

async function upload(name: string, duplicates = 'keep') {
  const file = await anEssayPdf({ paragraphs: ['Everybody should learn to cook.', 'It is time to begin.'] });
  return teacher.agent
    .post(API.essays)
    .field('assignmentId', assignmentId)
    .field('duplicates', duplicates)
    .attach('essays', file, name);
}
const roster = (text: string) => teacher.agent.put(pathTo(API.classStudents, { id: classId })).send({ text });
const students = async () =>
  (
    (await teacher.agent.get(pathTo(API.assignmentRoster, { id: assignmentId })).expect(200))
      .body as AssignmentRoster
  ).students;
const lock = (id: string): [string, unknown[]] => [
  'select from essays where id = $1 for no key update',
  [id],
];

describe('a file that replaces an essay', () => {
  it('does not replace one that the teacher is marking in another tab', async () => {
    const [first] = ((await upload('cooking.pdf')).body as UploadEssaysReply).essays;
    const id = first?.id ?? '';
    const {
      reply: { body },
    } = await meanwhile(() => upload('cooking.pdf', 'replace'), lock(id), [
      `update essays set status = 'reviewed' where id = $1`,
      [id],
    ]);
    const { duplicates } = body as UploadEssaysReply;
    expect(duplicates).toMatchObject([{ outcome: 'kept_beside', twin: { essayId: id, hasDecisions: true } }]);
    await teacher.agent.get(pathTo(API.essay, { id })).expect(200);
  });
});

describe('an upload', () => {
  it('is told that its assignment was deleted while the files were read', async () => {
    const { reply } = await meanwhile(
      () => upload('cooking.pdf'),
      ['delete from assignments where id = $1', [assignmentId]],
    );
    expect(reply.status).toBe(404);
    expect(reply.body.message).toBe('This assignment was not found. It may have been deleted.');
  });

  it('goes by the class list that is saved while the files are read', async () => {
    await roster('Aroha Ngata').expect(200);
    const { reply } = await meanwhile(
      () => upload('Ngata_Aroha.pdf'),
      [
        `with class as (select id from classes where id = $1 for no key update)
         delete from class_students using class where class_id = class.id`,
        [classId],
      ],
    );
    expect(reply.status).toBe(201);
    expect((reply.body as UploadEssaysReply).essays).toMatchObject([{ filename: 'Ngata_Aroha.pdf' }]);
  });
});

describe('an essay', () => {
  it('is not filed under an assignment that is being deleted', async () => {
    const id = await aFiledEssay(app, teacher, assignmentId);
    const other = (await anAssignment(teacher, { classId })).id;
    const file = () => teacher.agent.put(pathTo(API.essay, { id })).send({ assignmentId: other });
    const { reply } = await meanwhile(file, ['delete from assignments where id = $1', [other]]);
    expect(reply.status).toBe(404);
  });

  it('is not matched to a student who is leaving the class list', async () => {
    await roster('Aroha Ngata').expect(200);
    const id = await aFiledEssay(app, teacher, assignmentId);
    const studentId = (await students())[0]?.id ?? '';
    const match = () => teacher.agent.put(pathTo(API.essayStudent, { id })).send({ studentId });
    const { reply } = await meanwhile(
      match,
      ['select from classes where id = $1 for no key update', [classId]],
      ['delete from class_students where class_id = $1', [classId]],
    );
    expect(reply.status).toBe(404);
  });
});

describe('an assignment that moves to another class', () => {
  it('moves together with the matches of its essays', async () => {
    const { id: otherClass } = await aClass(teacher);
    await teacher.agent
      .put(pathTo(API.classStudents, { id: otherClass }))
      .send({ text: 'Bo Li' })
      .expect(200);
    const essayId = await aFiledEssay(app, teacher, assignmentId);
    const move = () =>
      teacher.agent
        .put(pathTo(API.assignment, { id: assignmentId }))
        .send({ title: 'Letter', classId: otherClass, version: 1 });
    const { reply, rows } = await meanwhile(move, lock(essayId), [
      'select class_id from assignments where id = $1',
      [assignmentId],
    ]);
    expect(reply.status).toBe(200);
    // Nobody sees it in the new class before its essays are matched there.
    expect(rows).toEqual([{ class_id: classId }]);
  });
});

describe('a request that the database ends because of a deadlock', () => {
  it.each([
    ['deleting essays', (ids: string[]) => teacher.agent.post(API.deleteEssays).send({ ids })],
    ['deleting an assignment', () => teacher.agent.delete(pathTo(API.assignment, { id: assignmentId }))],
    ['deleting a class', () => teacher.agent.delete(pathTo(API.class, { id: classId }))],
  ])('is tried again: %s', async (_, begin) => {
    // In one of the two orders the request holds what the other tab asks for.
    for (const isTurned of [false, true]) {
      classId = (await aClass(teacher)).id;
      assignmentId = (await anAssignment(teacher, { classId })).id;
      const ids = [
        await aFiledEssay(app, teacher, assignmentId),
        await aFiledEssay(app, teacher, assignmentId),
      ];
      const [one = '', two = ''] = isTurned ? [...ids].reverse() : ids;
      const { reply } = await meanwhile(() => begin(ids), lock(one), lock(two));
      expect(reply.status).toBeLessThan(300);
    }
  });
});
