import { randomUUID } from 'node:crypto';
import type { Rubric } from '@marklight/contracts/rubrics';
import { PLATFORM_RUBRICS } from '../src/rubrics/platform/platform-rubrics';
import { aTeacher, type Person } from './factories/people';
import { aRubric, CRITERIA, rubricNames } from './factories/rubrics';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [teacher, other] = await Promise.all([
    aTeacher(app, { email: `tess-${randomUUID()}@north.example` }),
    aTeacher(app, { email: `Otto-${randomUUID()}@South.example` }),
  ]);
});

describe('a rubric', () => {
  it('is made, read, changed and deleted by its teacher', async () => {
    const made = await aRubric(teacher);
    expect(made).toMatchObject({
      name: 'Year 9 argument',
      description: 'Term two',
      type: 'custom',
      isPublic: false,
      criteria: CRITERIA,
      isOwn: true,
      isShared: false,
      sharedWith: [],
      version: 1,
    });
    expect((await teacher.agent.get(`/api/rubrics/${made.id}`).expect(200)).body).toEqual(made);
    const { body } = await teacher.agent
      .put(`/api/rubrics/${made.id}`)
      .send({ name: 'Year 10', criteria: [CRITERIA[1]], isPublic: true, version: 1 })
      .expect(200);
    expect(body).toEqual({
      ...made,
      name: 'Year 10',
      description: null,
      criteria: [CRITERIA[1]],
      criterionCount: 1,
      isPublic: true,
      version: 2,
    });
    await teacher.agent.delete(`/api/rubrics/${made.id}`).expect(204);
    await teacher.agent.get(`/api/rubrics/${made.id}`).expect(404);
    await teacher.agent.delete(`/api/rubrics/${made.id}`).expect(404);
  });

  it('has its defaults, and criteria may be plain text', async () => {
    const { body } = await teacher.agent.post('/api/rubrics').send({ name: ' Bare ' }).expect(201);
    expect(body).toMatchObject({ name: 'Bare', description: null, criteria: [], isPublic: false });
    const plain = await aRubric(teacher, { criteria: ['Voice'] });
    expect(plain.criteria).toEqual([{ name: 'Voice', description: '', weight: 1, levels: [] }]);
  });

  it('is custom even if the request says platform', async () => {
    expect((await aRubric(teacher, { type: 'platform' })).type).toBe('custom');
  });

  it.each([
    [{ name: '  ' }, 'name', 'Please enter a rubric name.'],
    [{}, 'name', 'Please enter a rubric name.'],
    [{ name: 'x'.repeat(501) }, 'name', 'A rubric name can have at most 500 characters.'],
    [{ name: 'A', criteria: [''] }, 'criteria.0.name', 'Please enter the criterion.'],
    [{ name: 'A', criteria: [{}] }, 'criteria.0.name', 'Please enter the criterion.'],
    [{ name: 'A', criteria: [{ name: 'B', weight: 0 }] }, 'criteria.0.weight', 'A weight must be above 0.'],
    [
      { name: 'A', criteria: [{ name: 'B', levels: ['one'] }] },
      'criteria.0.levels',
      'Describe all five levels, or none.',
    ],
    [
      { name: 'A', criteria: Array.from({ length: 301 }, () => 'B') },
      'criteria',
      'A rubric can have at most 300 criteria.',
    ],
  ])('says at the field what is wrong with it: %#', async (given, field, message) => {
    const { body } = await teacher.agent.post('/api/rubrics').send(given).expect(400);
    expect(body.fields[field]).toBe(message);
  });

  it('keeps 300 criteria with all their levels, and names of any characters', async () => {
    const criteria = Array.from({ length: 300 }, (_, n) => ({ ...CRITERIA[0], name: `Criterion ${n}` }));
    const name = '📚'.repeat(250);
    const rubric = await aRubric(teacher, { name, criteria });
    expect(rubric.name).toBe(name);
    expect(rubric.criteria).toEqual(criteria);
    const odd = await aRubric(teacher, { name: 'a\u0000b\ud800', criteria: ['c\u0000\udc00'] });
    expect([odd.name, odd.criteria[0]?.name]).toEqual(['ab\ufffd', 'c\ufffd']);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { id } = await aRubric(teacher);
    const edit = (name: string, version: number) =>
      teacher.agent.put(`/api/rubrics/${id}`).send({ name, criteria: CRITERIA, version });
    const replies = await Promise.all([edit('First', 1), edit('Second', 1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await edit('Late', 1).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect((await teacher.agent.get(`/api/rubrics/${id}`)).body).toMatchObject({ version: 2 });
    await edit('Current', 2).expect(200);
  });

  it('of another teacher does not exist for others', async () => {
    const { id } = await aRubric(teacher);
    const missing = randomUUID();
    const calls = (target: string) => [
      other.agent.get(`/api/rubrics/${target}`),
      other.agent.put(`/api/rubrics/${target}`).send({ name: 'Mine', version: 1 }),
      other.agent.delete(`/api/rubrics/${target}`),
      other.agent.put(`/api/rubrics/${target}/shares`).send({ shares: [] }),
      other.agent.post(`/api/rubrics/${target}/duplicate`),
      other.agent.post(`/api/rubrics/${target}/criteria-set`),
      other.agent.get(`/api/rubrics/${target}/pdf`),
    ];
    const strange = await Promise.all(calls(id));
    const unknown = await Promise.all(calls(missing));
    expect(strange.map(({ status }) => status)).toEqual(strange.map(() => 404));
    expect(strange.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
    expect(await rubricNames(other, '?scope=shared')).toEqual([]);
    expect(await rubricNames(other, '?scope=mine')).toEqual([]);
  });

  it('is not open to visitors', async () => {
    await other.agent.post('/api/auth/logout');
    await other.agent.get('/api/rubrics').expect(401);
    await other.agent.post('/api/rubrics/import').send({ text: 'Thesis' }).expect(401);
  });
});

describe('the list', () => {
  it('has the newest first, is narrowed by scope, type and search, and comes in pages', async () => {
    await aRubric(teacher, { name: 'Older 100% rubric' });
    await aRubric(teacher, { name: 'Newer rubric', description: 'about the Moon' });
    const elsewhere = await aRubric(other, { name: 'Elsewhere', isPublic: true });
    const all = await rubricNames(teacher);
    expect(all.slice(0, 3)).toEqual(['Elsewhere', 'Newer rubric', 'Older 100% rubric']);
    expect(all).toHaveLength(3 + PLATFORM_RUBRICS.length);
    expect(await rubricNames(teacher, '?scope=mine')).toEqual(['Newer rubric', 'Older 100% rubric']);
    expect(await rubricNames(teacher, '?scope=shared')).toEqual(['Elsewhere']);
    expect(await rubricNames(teacher, '?scope=platform')).toEqual(PLATFORM_RUBRICS.map(({ name }) => name));
    expect(await rubricNames(teacher, '?type=platform')).toHaveLength(PLATFORM_RUBRICS.length);
    expect(await rubricNames(teacher, '?type=custom')).toHaveLength(3);
    expect(await rubricNames(teacher, '?search=moon')).toEqual(['Newer rubric']);
    expect(await rubricNames(teacher, `?search=${encodeURIComponent('0% R')}`)).toEqual([
      'Older 100% rubric',
    ]);
    expect(await rubricNames(teacher, `?search=${encodeURIComponent('%')}&scope=mine`)).toHaveLength(1);
    const page = await teacher.agent.get('/api/rubrics?scope=mine&page=2&pageSize=1').expect(200);
    expect(page.headers['x-total-count']).toBe('2');
    expect((page.body as Rubric[]).map(({ name }) => name)).toEqual(['Older 100% rubric']);
    expect((await teacher.agent.get('/api/rubrics?scope=everything').expect(400)).body.fields).toHaveProperty(
      'scope',
    );
    await other.agent.delete(`/api/rubrics/${elsewhere.id}`).expect(204);
  });
});

describe('a copy', () => {
  it('of a rubric with the longest name has a name that fits', async () => {
    const rubric = await aRubric(teacher, { name: '🎓'.repeat(250) });
    const { body } = await teacher.agent.post(`/api/rubrics/${rubric.id}/duplicate`).expect(201);
    expect(body.name).toMatch(/^(?:🎓)+ \(copy\)$/u);
    expect(body.name.length).toBeLessThanOrEqual(500);
  });
});
