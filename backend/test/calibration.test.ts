import { CALIBRATION_ESSAYS_MAX, CALIBRATIONS_PER_ACCOUNT } from '@marklight/contracts/business';
import type { Calibration, CalibrationEssay } from '@marklight/contracts/calibration';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { API, CALIBRATION_API, pathTo } from '@marklight/contracts/routes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { aRubric } from './factories/rubrics';
import { untilGraded } from './factories/class-set';
import { allResultsOf } from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let rubric: Rubric;
let assignmentId: string;
let criteriaId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  rubric = await aRubric(teacher, { criteria: ['Clear thesis', 'Spelling'] });
  assignmentId = (await anAssignment(teacher, { rubricId: rubric.id })).id;
  criteriaId = await copyOf(1);
});

/** A criteria set as grading by this version of the rubric leaves it. */
async function copyOf(version: number): Promise<string> {
  const [row] = await app.database.query<[{ id: string }]>(
    `insert into criteria (filename, items, user_id, rubric_id, rubric_version, for_assignments)
     values ('Argument', '["Clear thesis", "Spelling"]', $1, $2, $3, true) returning id`,
    [teacher.id, rubric.id, version],
  );
  return row.id;
}
const graded = (thesis: number, spelling = 2, given: object = {}) =>
  aGradedEssay(app, teacher, {
    ...{ assignmentId, criteriaId, levels: { 'Clear thesis': thesis, Spelling: spelling } },
    ...given,
  });
const address = (id = rubric.id) => pathTo(CALIBRATION_API.one, { id });
const ofEssay = (essayId: string, id = rubric.id) => pathTo(CALIBRATION_API.essay, { id, essayId });
const read = async () => (await teacher.agent.get(address()).expect(200)).body as Calibration;
const mark = (essayId: string, levels: (number | null)[], version = 1) =>
  teacher.agent.put(ofEssay(essayId)).send({ version, levels });
const use = (body: object) => teacher.agent.put(address()).send({ version: 1, ...body });

/** Six essays that the grader gave a level less than the teacher, in the first criterion. */
async function sixMarked(): Promise<string[]> {
  const ids: string[] = [];
  for (const level of [0, 1, 2, 3, 1, 2]) {
    const id = await graded(level);
    await mark(id, [level + 1, 2]).expect(204);
    ids.push(id);
  }
  return ids;
}

describe('marking essays blind', () => {
  it('lists the essays of an assignment without anything about their results', async () => {
    const [one, two] = [await graded(3, 3, { studentName: 'Ada' }), await graded(1, 1, { levels: null })];
    await mark(one, [2, null]).expect(204);
    const list = await teacher.agent
      .get(pathTo(CALIBRATION_API.essays, { id: rubric.id }))
      .query({ assignmentId })
      .expect(200);
    const facts = { filename: 'essay.pdf', wordCount: 5 };
    expect(list.body as CalibrationEssay[]).toEqual([
      { ...facts, essayId: one, studentName: 'Ada', isGraded: true, isMarked: true, isDecided: false },
      { ...facts, essayId: two, studentName: null, isGraded: false, isMarked: false, isDecided: false },
    ]);
  });

  it('names those whose result the teacher had reviewed or changed before marking them', async () => {
    const [untouched, reviewed, changed] = [await graded(3), await graded(2), await graded(1)];
    const review = (essayId: string) =>
      teacher.agent.put(`/api/essays/${essayId}/reviewed`).send({ reviewed: true }).expect(204);
    await review(reviewed);
    const { body } = await teacher.agent.get(`/api/essays/${changed}/results`).expect(200);
    const [{ id, version, feedback }] = body as [GradingResult];
    const decisions = feedback.map(({ feedback }) => ({ level: 4, feedback }));
    await teacher.agent.put(`/api/results/${id}`).send({ version, feedback: decisions }).expect(200);
    const known = async () => {
      const list = await teacher.agent
        .get(pathTo(CALIBRATION_API.essays, { id: rubric.id }))
        .query({ assignmentId })
        .expect(200);
      const all = new Map((list.body as CalibrationEssay[]).map((one) => [one.essayId, one.isDecided]));
      return [untouched, reviewed, changed].map((one) => all.get(one));
    };
    expect(await known()).toEqual([false, true, true]);
    // Marked blind, and reviewed afterwards.
    for (const essayId of [untouched, reviewed]) await mark(essayId, [3, 2]).expect(204);
    await review(untouched);
    expect(await known()).toEqual([false, true, true]);
  });

  it('is kept at each step, and compared only once every criterion is marked', async () => {
    const essayId = await graded(2);
    await mark(essayId, [3, null]).expect(204);
    expect(await read()).toMatchObject({
      marked: [{ essayId, levels: [3, null], isCompared: false }],
      comparison: null,
    });
    await mark(essayId, [3, 2]).expect(204);
    expect(await read()).toMatchObject({
      marked: [{ essayId, levels: [3, 2], isCompared: true }],
      comparison: { essays: 1, basis: { grader: 'built-in', strictness: 'standard', withExamples: false } },
    });
    await teacher.agent.delete(ofEssay(essayId)).expect(204);
    expect(await read()).toMatchObject({ marked: [], comparison: null });
  });

  it('takes an ungraded essay, which is compared once it is graded', async () => {
    const essayId = await graded(2, 2, { levels: null, content: 'Schools should teach cooking. It helps.' });
    await mark(essayId, [3, 2]).expect(204);
    expect(await read()).toMatchObject({ comparison: null, marked: [{ isCompared: false }] });
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId] })
      .expect(202);
    await untilGraded(teacher);
    expect(await read()).toMatchObject({ comparison: { essays: 1 }, marked: [{ isCompared: true }] });
  });

  it('refuses levels that do not fit, another version and an essay of another rubric, each with its reason', async () => {
    const essayId = await graded(2);
    expect((await mark(essayId, [3]).expect(400)).body.code).toBe('wrong_levels');
    expect((await mark(essayId, [3, 5]).expect(400)).body.fields).toMatchObject({
      'levels.1': 'A level must be a whole number from 0 to 4.',
    });
    expect((await mark(essayId, [3, 2], 2).expect(409)).body.code).toBe('criteria_changed');
    const loose = await aGradedEssay(app, teacher, { assignmentId: null, levels: { Other: 2 } });
    expect((await mark(loose, [3, 2]).expect(400)).body.code).toBe('other_rubric');
    expect(await read()).toMatchObject({ marked: [] });
  });

  it('limits the essays, and the versions for each account', async () => {
    for (let n = 0; n < CALIBRATION_ESSAYS_MAX; n += 1) await mark(await graded(2), [2, 2]).expect(204);
    const one = await graded(2);
    expect((await mark(one, [2, 2]).expect(409)).body.code).toBe('too_many_essays');
    const [{ essayId = '' } = {}] = (await read()).marked;
    await mark(essayId, [1, 1]).expect(204);
    await app.database.query(
      `insert into rubric_calibrations (user_id, rubric_id, criteria_version)
       select $1, $2, generate_series(100, 100 + $3::int)`,
      [teacher.id, rubric.id, CALIBRATIONS_PER_ACCOUNT],
    );
    const other = await aRubric(teacher, { criteria: ['Clear thesis', 'Spelling'] });
    const { id } = await anAssignment(teacher, { rubricId: other.id });
    const filed = await graded(2, 2, { assignmentId: id, levels: null });
    const refused = await teacher.agent
      .put(ofEssay(filed, other.id))
      .send({ version: 1, levels: [2, 2] })
      .expect(409);
    expect(refused.body.code).toBe('too_many_calibrations');
  });

  it('belongs to one version of the criteria, and goes with the essay, the rubric and the account', async () => {
    const [kept, binned] = [await graded(2), await graded(2)];
    await mark(kept, [3, 2]).expect(204);
    await mark(binned, [3, 2]).expect(204);
    await teacher.agent.delete(`/api/essays/${binned}`).expect(204);
    expect((await read()).marked.map(({ essayId }) => essayId)).toEqual([kept]);
    await teacher.agent
      .put(pathTo(API.rubric, { id: rubric.id }))
      .send({ name: 'Argument', criteria: ['Clear thesis', 'Evidence'], version: 1 })
      .expect(200);
    expect(await read()).toMatchObject({ version: 2, marked: [] });
    const stored = async () =>
      (await app.database.query<unknown[]>('select from calibration_marks where essay_id = $1', [kept]))
        .length;
    expect(await stored()).toBe(1);
    await teacher.agent.delete(pathTo(API.rubric, { id: rubric.id })).expect(204);
    expect(await stored()).toBe(0);
  });
});

describe('what the marked essays show', () => {
  it('is agreement by criterion, and the differences, the furthest first', async () => {
    const ids = await sixMarked();
    const far = await graded(0, 2);
    await mark(far, [4, 2]).expect(204);
    const { comparison } = await read();
    expect(comparison).toMatchObject({
      essays: 7,
      criteria: [
        { shift: 1, before: { n: 7, exact: 0, adjacent: 6 / 7 }, after: { n: 7, exact: 6 / 7 } },
        { shift: 0, before: { n: 7, exact: 1, kappa: null, bias: 0 }, after: null },
      ],
    });
    expect(comparison?.differences).toHaveLength(7);
    expect(comparison?.differences[0]).toMatchObject({ essayId: far, criterion: 0, teacher: 4, grader: 0 });
    expect(comparison?.differences.map(({ essayId }) => essayId).slice(1)).toEqual(ids);
  });

  it('proposes nothing from fewer than five essays', async () => {
    for (const level of [0, 1, 2, 3]) await mark(await graded(level), [level + 1, 2]).expect(204);
    expect(await read()).toMatchObject({ comparison: { essays: 4, criteria: [{ shift: 0 }, { shift: 0 }] } });
    expect((await use({ shifts: true, examples: false }).expect(409)).body.code).toBe('nothing_to_shift');
  });

  it('compares results of one grader and strictness alone', async () => {
    const ids = await sixMarked();
    await app.database.query(`update grading_results set strictness = 'strict' where essay_id = any($1)`, [
      ids.slice(0, 2),
    ]);
    expect(await read()).toMatchObject({ comparison: { essays: 4, basis: { strictness: 'standard' } } });
  });
});

describe('shifts that are switched on', () => {
  it('apply to later gradings alone, stand in the ledger, and can be switched off', async () => {
    const [first = ''] = await sixMarked();
    const before = (await allResultsOf(teacher, first))[0];
    const reply = await use({ shifts: true, examples: false }).expect(200);
    expect((reply.body as Calibration).inUse).toMatchObject({
      shifts: [1, 0],
      learnedFrom: 6,
      examples: false,
    });
    expect((await allResultsOf(teacher, first))[0]).toEqual(before);

    const grade = async () => {
      const essayId = await graded(2, 2, {
        levels: null,
        content: 'Schools should teach cooking. It helps us.',
      });
      await teacher.agent
        .post(API.gradeEnhanced)
        .send({ essayIds: [essayId] })
        .expect(202);
      await untilGraded(teacher);
      const [result] = await allResultsOf(teacher, essayId);
      const ledger = await teacher.agent.get(pathTo(API.essayLedger, { id: essayId })).expect(200);
      const [line] = ledger.body as LedgerEntry[];
      return { items: result?.feedback ?? [], line: line?.kind === 'proposed' ? line.proposal : null };
    };
    const shifted = await grade();
    const own = shifted.items[0]?.levelBeforeShift;
    expect(shifted.items[0]?.level).toBe((own ?? NaN) + 1);
    expect(shifted.items[1]).not.toHaveProperty('levelBeforeShift');
    expect(shifted.line?.calibration).toEqual({ shifts: [1, 0], learnedFrom: 6, examples: 0 });
    expect(shifted.line?.levels[0]?.level).toBe(shifted.items[0]?.level);

    await use({ shifts: false, examples: false }).expect(200);
    expect((await read()).inUse).toBeNull();
    const plain = await grade();
    expect(plain.items[0]?.level).toBe(own);
    expect(plain.line).not.toHaveProperty('calibration');
  });

  it('are measured by what the grader gave before them', async () => {
    const ids = await sixMarked();
    await use({ shifts: true, examples: false }).expect(200);
    const [first = ''] = ids;
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [first], again: 'same' })
      .expect(202);
    await untilGraded(teacher);
    const [item] = (await allResultsOf(teacher, first))[0]?.feedback ?? [];
    const { comparison } = await read();
    expect(comparison?.essays).toBe(6);
    const difference = comparison?.differences.find(({ essayId }) => essayId === first);
    expect(difference?.grader ?? 1).toBe(item?.levelBeforeShift ?? item?.level);
  });

  it('do not apply to a grading of another strictness', async () => {
    await sixMarked();
    await use({ shifts: true, examples: false }).expect(200);
    const essayId = await graded(2, 2, {
      levels: null,
      content: 'Schools should teach cooking. It helps us.',
    });
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], strictness: 'lenient' })
      .expect(202);
    await untilGraded(teacher);
    const [item] = (await allResultsOf(teacher, essayId))[0]?.feedback ?? [];
    expect(item).not.toHaveProperty('levelBeforeShift');
  });

  it('are asked for by the version that was seen, and examples need a marked essay', async () => {
    expect((await use({ shifts: false, examples: true }).expect(409)).body.code).toBe('nothing_marked');
    expect((await use({ version: 2, shifts: false, examples: false }).expect(409)).body.code).toBe(
      'criteria_changed',
    );
  });
});
