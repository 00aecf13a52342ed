import { randomUUID } from 'node:crypto';
import type { MetricsReply } from '@marklight/contracts/metrics';
import request from 'supertest';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { aClass, anAssignment } from './factories/classes';
import { aClassSet, untilGraded } from './factories/class-set';
import { aGradedEssay } from './factories/results';
import { aTeacher, anExpiredTeacher, type Person } from './factories/people';
import { statementsOf } from './setup/statements';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const read = async (query: string, by = teacher): Promise<MetricsReply> =>
  (await by.agent.get(`/api/metrics?${query}`).expect(200)).body as MetricsReply;

describe('metrics of a class', () => {
  it('have the days of the teacher’s time zone', async () => {
    const { id } = await anAssignment(teacher);
    for (const createdAt of ['2026-03-02T12:30:00Z', '2026-03-02T13:30:00Z'])
      await aGradedEssay(app, teacher, { createdAt, assignmentId: id, levels: { Thesis: 4 } });
    const daysIn = async (zone: string) =>
      (await read(`assignmentId=${id}${zone}`)).progress.map(({ date, results }) => [date, results]);
    expect(await daysIn('')).toEqual([['2026-03-02', 2]]);
    expect(await daysIn('&timeZone=Australia/Sydney')).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 1],
    ]);
    await teacher.agent.get(`/api/metrics?assignmentId=${id}&timeZone=Nowhere`).expect(400);
  });

  it('are the numbers of its essays, and of no others', async () => {
    const one = await anAssignment(teacher);
    const two = await anAssignment(teacher, { classId: one.classId });
    const elsewhere = await anAssignment(teacher);
    const mia = { studentName: 'Mia Chen', createdAt: '2026-03-02T23:30:00Z' };
    await aGradedEssay(app, teacher, { ...mia, assignmentId: one.id, levels: { Thesis: 4, Evidence: 2 } });
    await aGradedEssay(app, teacher, {
      ...mia,
      // After the first by name: essays of one student are distinguished by their files.
      filename: 'z-second.pdf',
      createdAt: '2026-03-03T00:30:00Z',
      assignmentId: two.id,
      levels: { Thesis: 3, Structure: 0 },
      status: 'reviewed',
    });
    await aGradedEssay(app, teacher, {
      filename: 'b.pdf',
      createdAt: '2026-03-03T08:00:00Z',
      assignmentId: two.id,
      levels: { Thesis: 1, Evidence: 1 },
    });
    await aGradedEssay(app, teacher, { assignmentId: one.id, levels: null, studentName: ' mia chen ' });
    await aGradedEssay(app, teacher, { assignmentId: one.id, levels: { Thesis: 0 }, deleted: true });
    await aGradedEssay(app, teacher, { assignmentId: elsewhere.id, levels: { Thesis: 0 } });
    await aGradedEssay(app, teacher, { assignmentId: null, levels: { Thesis: 0 } });

    const all = await read(`classId=${one.classId}`);
    // (4+2)/8 = 75%, (3+0)/8 = 37.5%, (1+1)/8 = 25%.
    expect(all.counts).toEqual({
      essays: 4,
      graded: 3,
      provisional: 0,
      reviewed: 1,
      // Mia; the other essay names nobody.
      students: 1,
      criteria: 3,
      meanPercentage: 45.8,
    });
    expect(all.gradeDistribution).toEqual([
      { grade: 'A', count: 0 },
      { grade: 'B', count: 1 },
      { grade: 'C', count: 0 },
      { grade: 'D', count: 1 },
      { grade: 'E', count: 1 },
      { grade: 'F', count: 0 },
    ]);
    expect(all.criteria).toEqual([
      { name: 'Thesis', meanLevel: 2.67, results: 3 },
      { name: 'Evidence', meanLevel: 1.5, results: 2 },
      { name: 'Structure', meanLevel: 0, results: 1 },
    ]);
    // One and two essays are too few to call a criterion weak.
    expect([all.strongest, all.weakest]).toEqual([[], []]);
    expect(all.progress).toEqual([
      { date: '2026-03-02', meanPercentage: 75, results: 1 },
      { date: '2026-03-03', meanPercentage: 31.3, results: 2 },
    ]);
    expect(all.students.map(({ name, grade, levels }) => [name, grade, levels])).toEqual([
      ['b.pdf', 'E', [1, 1, null]],
      ['Mia Chen', 'B', [4, 2, null]],
      ['Mia Chen', 'D', [3, null, 0]],
    ]);

    const ofOne = await read(`assignmentId=${one.id}`);
    expect(ofOne.counts).toMatchObject({ essays: 2, graded: 1, students: 1, meanPercentage: 75 });
    expect(ofOne.students).toHaveLength(1);
  });

  it('compare criteria that have a level in three essays or more', async () => {
    const { id, classId } = await anAssignment(teacher);
    const levels: Record<string, number>[] = [
      { Thesis: 4, Evidence: 2 },
      { Thesis: 3, Evidence: 1 },
      { Thesis: 3, Evidence: 1 },
      { Voice: 0 },
    ];
    for (const given of levels) await aGradedEssay(app, teacher, { assignmentId: id, levels: given });
    const { strongest, weakest } = await read(`classId=${classId}`);
    expect([strongest, weakest]).toEqual([['Thesis'], ['Evidence']]);
  });

  it('name the criteria that no essay has a level for, until one has', async () => {
    const { id, classId } = await anAssignment(teacher);
    const essayId = await aGradedEssay(app, teacher, {
      assignmentId: id,
      levels: { Thesis: 3, Handwriting: null },
    });
    await aGradedEssay(app, teacher, { assignmentId: id, levels: { Handwriting: null, Penmanship: null } });
    expect(await read(`classId=${classId}`)).toMatchObject({
      criteria: [{ name: 'Thesis' }],
      notAssessed: ['Handwriting', 'Penmanship'],
    });
    await app.database.query('update grading_results set review = $2 where essay_id = $1', [
      essayId,
      JSON.stringify([3, 2].map((level) => ({ level, feedback: '' }))),
    ]);
    const now = await read(`classId=${classId}`);
    expect(now.criteria.map(({ name }) => name).sort()).toEqual(['Handwriting', 'Thesis']);
    expect(now.notAssessed).toEqual(['Penmanship']);
  });

  it('take the result in force of each essay', async () => {
    const { id, classId } = await anAssignment(teacher);
    const essayId = await aGradedEssay(app, teacher, {
      assignmentId: id,
      levels: { Old: 4 },
      createdAt: '2026-03-02T00:00:00Z',
    });
    await aGradedEssay(app, teacher, { essayId, assignmentId: id, levels: { New: 1 } });
    const { criteria, counts, gradeDistribution } = await read(`classId=${classId}`);
    expect(criteria).toEqual([{ name: 'New', meanLevel: 1, results: 1 }]);
    expect(counts).toMatchObject({ essays: 1, graded: 1, meanPercentage: 25 });
    expect(gradeDistribution.filter(({ count }) => count > 0)).toEqual([{ grade: 'E', count: 1 }]);
  });

  it('follow what the teacher decides', async () => {
    const { id, classId } = await anAssignment(teacher);
    const set = await aClassSet(teacher);
    const [essayId = ''] = set.essayIds;
    await teacher.agent.put(`/api/essays/${essayId}`).send({ assignmentId: id }).expect(200);
    await teacher.agent
      .post('/api/grade-enhanced')
      .send({ ...set, locale: 'en-AU' })
      .expect(202);
    await untilGraded(teacher);
    const [result] = (await teacher.agent.get('/api/results').expect(200)).body as {
      id: string;
      feedback: { level: number; feedback: string }[];
    }[];
    const feedback = (result?.feedback ?? []).map((item) => ({ level: 4, feedback: item.feedback }));
    await teacher.agent.put(`/api/results/${result?.id}`).send({ version: 1, feedback }).expect(200);
    const metrics = await read(`classId=${classId}`);
    expect(metrics.criteria.map(({ meanLevel }) => meanLevel)).toEqual([4, 4, 4]);
    expect(metrics.students[0]).toMatchObject({ essayId, grade: 'A', levels: [4, 4, 4] });
    expect(metrics.counts.meanPercentage).toBe(100);
    // All are equally strong.
    expect([metrics.strongest, metrics.weakest]).toEqual([[], []]);
  });

  it('are zeros for a class without essays', async () => {
    const { id } = await aClass(teacher);
    expect(await read(`classId=${id}`)).toEqual({
      counts: {
        essays: 0,
        graded: 0,
        provisional: 0,
        reviewed: 0,
        students: 0,
        criteria: 0,
        meanPercentage: null,
      },
      gradeDistribution: ['A', 'B', 'C', 'D', 'E', 'F'].map((grade) => ({ grade, count: 0 })),
      criteria: [],
      notAssessed: [],
      students: [],
      strongest: [],
      weakest: [],
      progress: [],
      commonErrors: [],
      analysedEssays: 0,
    });
  });

  it('show at most 200 students and 30 criteria, and count all of them', async () => {
    const { id, classId } = await anAssignment(teacher);
    const levels = Object.fromEntries(Array.from({ length: 35 }, (_, n) => [`Criterion ${n + 1}`, n % 5]));
    for (let n = 1; n <= 203; n += 1)
      await aGradedEssay(app, teacher, { assignmentId: id, studentName: `Student ${n}`, levels });
    const metrics = await read(`classId=${classId}`);
    expect(metrics.counts).toMatchObject({ essays: 203, graded: 203, students: 203, criteria: 35 });
    expect(metrics.students).toHaveLength(200);
    expect(metrics.students.slice(0, 3).map(({ name }) => name)).toEqual([
      'Student 1',
      'Student 2',
      'Student 3',
    ]);
    expect(metrics.criteria.map(({ name }) => name)).toEqual(Object.keys(levels).slice(0, 30));
    expect(metrics.students[0]?.levels).toEqual(Object.values(levels).slice(0, 30));
    expect(metrics.analysedEssays).toBeLessThanOrEqual(60);
  });
});

/**
 * Asks again until this many essays are analysed: one request waits for the analyses, though not long enough on a
 * busy machine.
 */
async function readAnalysed(query: string, essays: number): Promise<MetricsReply> {
  let metrics = await read(query);
  for (let looks = 0; metrics.analysedEssays < essays && looks < 20; looks += 1) metrics = await read(query);
  return metrics;
}

describe('common errors', () => {
  it('are counted over the essays, without a word of them', async () => {
    const { id } = await anAssignment(teacher);
    const essay = (content: string) =>
      aGradedEssay(app, teacher, { assignmentId: id, levels: { Thesis: 2 }, content });
    await essay('I recieve a letter from my freind. She bought a apple for the party.');
    await essay('It is a beautifull day, and we all went to the beach.');
    await essay('We all went to the beach.');
    const { commonErrors, analysedEssays } = await readAnalysed(`assignmentId=${id}`, 3);
    expect(analysedEssays).toBe(3);
    expect(commonErrors[0]).toEqual({ message: 'A word is not in the dictionary.', count: 3, essays: 2 });
    expect(commonErrors).toContainEqual({ message: '“A” and “an” are confused.', count: 1, essays: 1 });
    const kept = JSON.stringify([commonErrors, await app.database.query('select * from essay_analyses')]);
    expect(kept).not.toMatch(/recieve|receive|freind|friend|beautiful|apple/);
  });

  it('are kept, so that an essay is analysed once, and are deleted with the essay', async () => {
    const { id } = await anAssignment(teacher);
    const essayId = await aGradedEssay(app, teacher, {
      assignmentId: id,
      levels: null,
      content: 'A freind.',
    });
    await readAnalysed(`assignmentId=${id}`, 1);
    await app.database.query('update essay_analyses set findings = $2 where essay_id = $1', [
      essayId,
      JSON.stringify([{ message: 'Kept.', count: 7 }]),
    ]);
    expect((await read(`assignmentId=${id}`)).commonErrors).toEqual([
      { message: 'Kept.', count: 7, essays: 1 },
    ]);
    await app.database.query('delete from essays where id = $1', [essayId]);
    expect(await app.database.query('select 1 from essay_analyses where essay_id = $1', [essayId])).toEqual(
      [],
    );
  });
});

describe('the PDF of metrics', () => {
  it('has the class, the counts and every student', async () => {
    const { id, classId } = await anAssignment(teacher);
    for (let n = 1; n <= 30; n += 1)
      await aGradedEssay(app, teacher, {
        assignmentId: id,
        studentName: `Student ${n}`,
        levels: { Thesis: n % 5, Evidence: 3 },
      });
    const { body, headers } = await teacher.agent
      .get(`/api/metrics/pdf?classId=${classId}`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect('content-type', 'application/pdf')
      .expect(200);
    expect(headers['content-disposition']).toMatch(/performance-metrics-.*\.pdf/);
    const { pages, title } = readPdf(body as Buffer);
    const text = pages.flatMap(({ texts }) => texts.map((one) => one.text)).join(' ');
    expect(title).toBe('Performance metrics: Year 9 English');
    expect(text).toContain('Class: Year 9 English');
    expect(text).toContain('30, of which 30 graded and 0 reviewed');
    expect(text).toContain('Student 30');
    expect(text).toContain('1. Thesis');
  });
});

describe('who may see metrics', () => {
  it('is the teacher of the class or assignment; for another they do not exist', async () => {
    const { id, classId } = await anAssignment(teacher);
    const other = await aTeacher(app);
    for (const path of ['/api/metrics', '/api/metrics/pdf']) {
      for (const [theirs, nobodys] of [
        [`classId=${classId}`, `classId=${randomUUID()}`],
        [`assignmentId=${id}`, `assignmentId=${randomUUID()}`],
      ]) {
        const refused = await other.agent.get(`${path}?${theirs}`).expect(404);
        expect((await other.agent.get(`${path}?${nobodys}`).expect(404)).body).toEqual(refused.body);
      }
      await request(app.address).get(`${path}?classId=${classId}`).expect(401);
      await (await anExpiredTeacher(app)).agent.get(`${path}?classId=${classId}`).expect(403);
    }
  });

  it('asks about one class or one assignment', async () => {
    const { id, classId } = await anAssignment(teacher);
    for (const query of ['', `classId=${classId}&assignmentId=${id}`, 'classId=1'])
      expect((await teacher.agent.get(`/api/metrics?${query}`).expect(400)).body.code).toBe('invalid_input');
  });
});

it('of many essays are read in as many statements, without a text or the feedback of a result', async () => {
  const { id } = await anAssignment(teacher);
  const costNow = async () => {
    const sent = await statementsOf(app, () => read(`assignmentId=${id}`));
    return sent.filter(({ sql }) => /\bessay/.test(sql));
  };
  await aGradedEssay(app, teacher, { assignmentId: id, levels: { Thesis: 3 } });
  // Analyses the essay, and keeps what was found.
  await read(`assignmentId=${id}`);
  const one = await costNow();
  for (let essay = 0; essay < 8; essay++)
    await aGradedEssay(app, teacher, { assignmentId: id, levels: { Thesis: essay % 5 } });
  await read(`assignmentId=${id}`);
  const many = await costNow();
  expect(one).not.toHaveLength(0);
  expect(many).toHaveLength(one.length);
  for (const { sql } of many) expect(sql).not.toMatch(/\b(content|feedback|review)\b/);
});
