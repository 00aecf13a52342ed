import type { CriteriaSet } from '@marklight/contracts/criteria';
import { API, pathTo } from '@marklight/contracts/routes';
import { PLATFORM_RUBRICS } from '../src/rubrics/platform/platform-rubrics';
import type { RubricVersion } from '@marklight/contracts/rubrics';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric, CRITERIA } from './factories/rubrics';
import { aGradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

const platform = PLATFORM_RUBRICS[0]!;

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

describe('starting to grade', () => {
  it('makes the rubric the newest criteria set, which later edits do not reach', async () => {
    const rubric = await aRubric(teacher);
    const { body } = await teacher.agent.post(`/api/rubrics/${rubric.id}/criteria-set`).expect(201);
    const set = body as CriteriaSet;
    expect(set).toMatchObject({
      filename: 'Year 9 argument',
      items: ['Thesis: Takes a side', 'Evidence'],
      rubric: { id: rubric.id, version: 1 },
    });
    const details = async () =>
      (await app.database.query('select details from criteria where id = $1', [set.id]))[0]
        .details as unknown;
    const expected = CRITERIA.map(({ weight, levels }) => ({ weight, levels }));
    expect(await details()).toEqual(expected);
    await teacher.agent
      .put(`/api/rubrics/${rubric.id}`)
      .send({ name: 'New name', criteria: ['Other'], version: 1 })
      .expect(200);
    expect((await teacher.agent.get('/api/criteria').expect(200)).body[0]).toEqual(set);
    expect(await details()).toEqual(expected);
    await teacher.agent.delete(`/api/rubrics/${rubric.id}`).expect(204);
    const [left] = (await teacher.agent.get('/api/criteria').expect(200)).body as CriteriaSet[];
    expect(left).toEqual({ ...set, rubric: null });
  });

  it('works with a platform rubric', async () => {
    const { body } = await teacher.agent.post(`/api/rubrics/${platform.id}/criteria-set`).expect(201);
    expect(body.items).toHaveLength(platform.criteria.length);
  });

  it('needs a criterion', async () => {
    const empty = await aRubric(teacher, { criteria: [] });
    const { body } = await teacher.agent.post(`/api/rubrics/${empty.id}/criteria-set`).expect(400);
    expect(body.code).toBe('no_criteria');
  });
});

describe('the printable rubric', () => {
  it('is a PDF named after the rubric', async () => {
    const rubric = await aRubric(teacher, { name: 'Año 9: “essay/argument”' });
    const reply = await teacher.agent.get(`/api/rubrics/${rubric.id}/pdf`).buffer(true).expect(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('Año 9- “essay-argument”.pdf')}`,
    );
    expect((reply.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('the criteria that a result is based on', () => {
  it('are those of the version that graded, after the rubric changed and after it is gone', async () => {
    const levels = ['None.', 'Weak.', 'Sound.', 'Strong.', 'Outstanding.'];
    const rubric = { name: 'Argument', criteria: [{ name: 'Thesis', weight: 2, levels }] };
    const { body: made } = await teacher.agent.post(API.rubrics).send(rubric).expect(201);
    const { id, version } = made as { id: string; version: number };
    const { body: copied } = await teacher.agent.post(pathTo(API.rubricCriteriaSet, { id })).expect(201);
    const address = pathTo(API.criteriaSet, { id: (copied as { id: string }).id });
    const shown = async () => (await teacher.agent.get(address).expect(200)).body as object;
    const then = { items: ['Thesis'], details: [{ weight: 2, levels }], rubric: { id, version: 1 } };
    expect(await shown()).toMatchObject({ ...then, currentVersion: 1 });
    await teacher.agent
      .put(pathTo(API.rubric, { id }))
      .send({ name: 'Argument', criteria: [{ name: 'Claim', weight: 1 }], version })
      .expect(200);
    expect(await shown()).toMatchObject({ ...then, currentVersion: 2 });
    await teacher.agent.delete(pathTo(API.rubric, { id })).expect(204);
    expect(await shown()).toMatchObject({ items: ['Thesis'], currentVersion: null });
  });

  it('stay readable when the dashboard is cleared, as long as a result is based on them', async () => {
    const assignmentId = null;
    const essayId = await aGradedEssay(app, teacher, {
      assignmentId,
      levels: { Thesis: 3 },
      status: 'reviewed',
    });
    const [row] = await app.database.query<[{ id: string }]>(
      'select criteria_id as id from grading_results where essay_id = $1',
      [essayId],
    );
    const { body: unused } = await teacher.agent.post(API.criteriaText).send({ text: 'Alone' }).expect(201);
    await teacher.agent.delete(API.workingSet).expect(204);
    await teacher.agent.get(pathTo(API.criteriaSet, row)).expect(200);
    await teacher.agent.get(pathTo(API.criteriaSet, { id: (unused as { id: string }).id })).expect(404);
  });
});

describe('the versions of a rubric', () => {
  const versions = async (id: string, by = teacher) =>
    (await by.agent.get(pathTo(API.rubricVersions, { id })).expect(200)).body as RubricVersion[];

  it('are the present one and those that were used, with what goes by them and their text', async () => {
    const rubric = await aRubric(teacher);
    const unused = { firstUsedAt: null, criteriaId: null, essays: 0, assignments: [] };
    expect(await versions(rubric.id)).toEqual([{ version: 1, isCurrent: true, ...unused }]);
    const { body } = await teacher.agent.post(`/api/rubrics/${rubric.id}/criteria-set`).expect(201);
    const criteriaId = (body as CriteriaSet).id;
    const assignment = await anAssignment(teacher, { title: 'Letters' });
    await aGradedEssay(app, teacher, { criteriaId, assignmentId: assignment.id, levels: { Thesis: 2 } });
    await aGradedEssay(app, teacher, { criteriaId, assignmentId: null, levels: { Thesis: 3 } });
    await aGradedEssay(app, teacher, {
      criteriaId,
      assignmentId: null,
      levels: { Thesis: 3 },
      deleted: true,
    });
    await teacher.agent
      .put(`/api/rubrics/${rubric.id}`)
      .send({ name: 'Argument', criteria: ['Other'], version: 1 })
      .expect(200);
    expect(await versions(rubric.id)).toEqual([
      { version: 2, isCurrent: true, ...unused },
      {
        ...{ version: 1, isCurrent: false, criteriaId, essays: 2, assignments: ['Letters'] },
        firstUsedAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    const text = await teacher.agent.get(pathTo(API.criteriaSet, { id: criteriaId })).expect(200);
    expect(text.body).toMatchObject({ items: ['Thesis: Takes a side', 'Evidence'] });
  });

  it('are each teacher’s own', async () => {
    const rubric = await aRubric(teacher, { isPublic: true });
    await teacher.agent.post(`/api/rubrics/${rubric.id}/criteria-set`).expect(201);
    expect(await versions(rubric.id, await aTeacher(app))).toMatchObject([{ firstUsedAt: null }]);
  });
});
