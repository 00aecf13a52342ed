import { randomUUID } from 'node:crypto';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import { LEVELS } from '@marklight/contracts/grades';
import type { Rubric } from '@marklight/contracts/rubrics';
import { PlatformRubricsService } from '../src/rubrics/platform-rubrics.service';
import { PLATFORM_RUBRICS } from '../src/rubrics/platform/platform-rubrics';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const LEVEL_TEXTS = LEVELS.map(({ name }) => `${name} work`);
const CRITERIA = [
  { name: 'Thesis', description: 'Takes a side', weight: 60, levels: LEVEL_TEXTS },
  { name: 'Evidence', description: '', weight: 40, levels: [] },
];

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

async function aRubric(owner = teacher, given: object = {}): Promise<Rubric> {
  const { body } = await owner.agent
    .post('/api/rubrics')
    .send({ name: 'Year 9 argument', description: 'Term two', criteria: CRITERIA, ...given })
    .expect(201);
  return body as Rubric;
}
const namesOf = (body: unknown) => (body as Rubric[]).map(({ name }) => name);
const listed = async (person: Person, query = '') =>
  namesOf((await person.agent.get(`/api/rubrics${query}`).expect(200)).body);
const share = (rubric: Rubric, shares: object[], by = teacher) =>
  by.agent.put(`/api/rubrics/${rubric.id}/shares`).send({ shares });
const platform = PLATFORM_RUBRICS[0]!;

describe('a rubric', () => {
  it('is made, read, changed and deleted by its teacher', async () => {
    const made = await aRubric();
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
      isPublic: true,
      version: 2,
    });
    await teacher.agent.delete(`/api/rubrics/${made.id}`).expect(204);
    await teacher.agent.get(`/api/rubrics/${made.id}`).expect(404);
    await teacher.agent.delete(`/api/rubrics/${made.id}`).expect(404);
  });

  it('has the defaults of the specification, and criteria may be plain text', async () => {
    const { body } = await teacher.agent.post('/api/rubrics').send({ name: ' Bare ' }).expect(201);
    expect(body).toMatchObject({ name: 'Bare', description: null, criteria: [], isPublic: false });
    const plain = await aRubric(teacher, { criteria: ['Voice'] });
    expect(plain.criteria).toEqual([{ name: 'Voice', description: '', weight: 1, levels: [] }]);
  });

  it('is custom also when the request says platform', async () => {
    expect((await aRubric(teacher, { type: 'platform' })).type).toBe('custom');
  });

  it.each([
    [{ name: '  ' }, 'name', 'Please enter a rubric name.'],
    [{}, 'name', 'Please enter a rubric name.'],
    [{ name: 'x'.repeat(501) }, 'name', 'A rubric name has at most 500 characters.'],
    [{ name: 'A', criteria: [''] }, 'criteria.0.name', 'Please enter the criterion.'],
    [{ name: 'A', criteria: [{}] }, 'criteria.0.name', 'Please enter the criterion.'],
    [{ name: 'A', criteria: [{ name: 'B', weight: 0 }] }, 'criteria.0.weight', 'A weight is above 0.'],
    [
      { name: 'A', criteria: [{ name: 'B', levels: ['one'] }] },
      'criteria.0.levels',
      'Describe all five levels, or none.',
    ],
    [
      { name: 'A', criteria: Array.from({ length: 301 }, () => 'B') },
      'criteria',
      'A rubric has at most 300 criteria.',
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
    const { id } = await aRubric();
    const edit = (name: string, version: number) =>
      teacher.agent.put(`/api/rubrics/${id}`).send({ name, criteria: CRITERIA, version });
    const replies = await Promise.all([edit('First', 1), edit('Second', 1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await edit('Late', 1).expect(409);
    expect(body.code).toBe('changed_meanwhile');
    expect((await teacher.agent.get(`/api/rubrics/${id}`)).body).toMatchObject({ version: 2 });
    await edit('Current', 2).expect(200);
  });

  it('of another teacher is as good as not there', async () => {
    const { id } = await aRubric();
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
    expect(await listed(other, '?scope=shared')).toEqual([]);
    expect(await listed(other, '?scope=mine')).toEqual([]);
  });

  it('is nothing for visitors', async () => {
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
    const all = await listed(teacher);
    expect(all.slice(0, 3)).toEqual(['Elsewhere', 'Newer rubric', 'Older 100% rubric']);
    expect(all).toHaveLength(3 + PLATFORM_RUBRICS.length);
    expect(await listed(teacher, '?scope=mine')).toEqual(['Newer rubric', 'Older 100% rubric']);
    expect(await listed(teacher, '?scope=shared')).toEqual(['Elsewhere']);
    expect(await listed(teacher, '?scope=platform')).toEqual(PLATFORM_RUBRICS.map(({ name }) => name));
    expect(await listed(teacher, '?type=platform')).toHaveLength(PLATFORM_RUBRICS.length);
    expect(await listed(teacher, '?type=custom')).toHaveLength(3);
    expect(await listed(teacher, '?search=moon')).toEqual(['Newer rubric']);
    expect(await listed(teacher, `?search=${encodeURIComponent('0% R')}`)).toEqual(['Older 100% rubric']);
    expect(await listed(teacher, `?search=${encodeURIComponent('%')}&scope=mine`)).toHaveLength(1);
    const page = await teacher.agent.get('/api/rubrics?scope=mine&page=2&pageSize=1').expect(200);
    expect(page.headers['x-total-count']).toBe('2');
    expect(namesOf(page.body)).toEqual(['Older 100% rubric']);
    expect((await teacher.agent.get('/api/rubrics?scope=everything').expect(400)).body.fields).toHaveProperty(
      'scope',
    );
    await other.agent.delete(`/api/rubrics/${elsewhere.id}`).expect(204);
  });
});

describe('sharing', () => {
  it('with a person reaches that person, whatever the case of the address, and nobody else', async () => {
    const rubric = await aRubric(teacher, { name: 'For Otto' });
    const { body } = await share(rubric, [{ kind: 'email', value: other.email.toUpperCase() }]).expect(200);
    expect(body.sharedWith).toEqual([{ kind: 'email', value: other.email.toLowerCase() }]);
    const neighbour = await aTeacher(app, { email: `nina-${randomUUID()}@south.example` });
    expect(await listed(other, '?scope=shared')).toEqual(['For Otto']);
    expect(await listed(neighbour, '?scope=shared')).toEqual([]);
    await neighbour.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });

  it('with a domain reaches its people, not those of domains that only end like it', async () => {
    const rubric = await aRubric(teacher, { name: 'For South' });
    await share(rubric, [{ kind: 'domain', value: 'South.Example' }]).expect(200);
    const deeper = await aTeacher(app, { email: `d-${randomUUID()}@deep.south.example` });
    const longer = await aTeacher(app, { email: `l-${randomUUID()}@notsouth.example` });
    expect(await listed(other, '?scope=shared')).toEqual(['For South']);
    expect(await listed(deeper, '?scope=shared')).toEqual([]);
    expect(await listed(longer, '?scope=shared')).toEqual([]);
  });

  it('by the public flag reaches everybody', async () => {
    const rubric = await aRubric(teacher, { name: 'For all', isPublic: true });
    const { body } = await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    expect(body).toMatchObject({ isPublic: true, isOwn: false, isShared: true });
    expect(await listed(other, '?scope=shared')).toContain('For all');
    expect(await listed(teacher, '?scope=shared')).not.toContain('For all');
    await teacher.agent.delete(`/api/rubrics/${rubric.id}`).expect(204);
  });

  it('tells nobody whose the rubric is or who else has it', async () => {
    const rubric = await aRubric();
    await share(rubric, [
      { kind: 'email', value: other.email },
      { kind: 'email', value: 'secret@third.example' },
    ]).expect(200);
    const { text, body } = await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    expect(body.sharedWith).toEqual([]);
    for (const word of [teacher.id, 'tess', 'north.example', 'third.example'])
      expect(text).not.toContain(word);
    expect((await other.agent.get('/api/rubrics')).text).not.toContain('third.example');
  });

  it('lets look, use and copy, and not change', async () => {
    const rubric = await aRubric();
    await share(rubric, [{ kind: 'domain', value: 'south.example' }]).expect(200);
    const edit = other.agent.put(`/api/rubrics/${rubric.id}`).send({ name: 'Mine now', version: 1 });
    expect((await edit.expect(403)).body.code).toBe('shared_rubric');
    await other.agent.delete(`/api/rubrics/${rubric.id}`).expect(403);
    await share(rubric, [], other).expect(403);
    const copy = (await other.agent.post(`/api/rubrics/${rubric.id}/duplicate`).expect(201)).body as Rubric;
    expect(copy).toMatchObject({
      name: 'Year 9 argument (copy)',
      criteria: CRITERIA,
      isOwn: true,
      sharedWith: [],
    });
    await other.agent.post(`/api/rubrics/${rubric.id}/criteria-set`).expect(201);
  });

  it('ends for those who are left out, and repeats count once', async () => {
    const rubric = await aRubric(teacher, { name: 'For a while' });
    const entry = { kind: 'email', value: other.email };
    const shared = await share(rubric, [{ kind: 'domain', value: 'west.example' }, entry, entry]).expect(200);
    expect(shared.body.sharedWith.map(({ kind }: { kind: string }) => kind)).toEqual(['domain', 'email']);
    expect(shared.body.version).toBe(1);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    await share(rubric, []).expect(200);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });

  it('keeps one of two lists that are saved at once', async () => {
    const rubric = await aRubric();
    const lists = Array.from({ length: 6 }, (_, n) => [
      { kind: 'email', value: `first-${n}@a.example` },
      { kind: 'email', value: `second-${n}@a.example` },
    ]);
    await Promise.all(lists.map((list) => share(rubric, list).expect(200)));
    const { body } = await teacher.agent.get(`/api/rubrics/${rubric.id}`);
    expect(lists).toContainEqual(body.sharedWith);
  });

  it.each(['gmail.com', 'Outlook.com', 'bigpond.com', 'yahoo.co.uk'])(
    'with everybody at %s is refused, and with a person there is not',
    async (domain) => {
      const rubric = await aRubric();
      const { body } = await share(rubric, [
        { kind: 'email', value: `friend@${domain}` },
        { kind: 'domain', value: domain },
      ]).expect(400);
      expect(body.code).toBe('free_mail_domain');
      expect(body.message).toContain(domain.toLowerCase());
      expect(Object.keys(body.fields as object)).toEqual(['shares.1.value']);
      expect((await teacher.agent.get(`/api/rubrics/${rubric.id}`)).body.sharedWith).toEqual([]);
      await share(rubric, [{ kind: 'email', value: `friend@${domain}` }]).expect(200);
    },
  );

  it.each([
    { kind: 'email', value: 'nobody' },
    { kind: 'domain', value: 'school' },
    { kind: 'domain', value: 'a b.example' },
    { kind: 'email', value: `${'x'.repeat(300)}@a.example` },
    { kind: 'everyone', value: 'x' },
  ])('refuses what is no address: %j', async (entry) => {
    await share(await aRubric(), [entry]).expect(400);
  });

  it('ends with the account of the owner', async () => {
    const rubric = await aRubric(teacher, { name: 'Goes too', isPublic: true });
    await share(rubric, [{ kind: 'email', value: other.email }]).expect(200);
    await app.database.query('delete from users where id = $1', [teacher.id]);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });
});

describe('a platform rubric', () => {
  it('is there for everybody, and is changed by nobody', async () => {
    const { body } = await teacher.agent.get(`/api/rubrics/${platform.id}`).expect(200);
    expect(body).toMatchObject({
      name: platform.name,
      type: 'platform',
      isOwn: false,
      isShared: false,
      criteria: platform.criteria,
    });
    const edit = teacher.agent.put(`/api/rubrics/${platform.id}`).send({ name: 'Mine', version: 1 });
    expect((await edit.expect(403)).body.code).toBe('platform_rubric');
    await teacher.agent.delete(`/api/rubrics/${platform.id}`).expect(403);
    await share(body as Rubric, [{ kind: 'email', value: other.email }]).expect(403);
  });

  it('can be duplicated, and the copy is the teacher’s', async () => {
    const { body } = await teacher.agent.post(`/api/rubrics/${platform.id}/duplicate`).expect(201);
    expect(body).toMatchObject({
      name: `${platform.name} (copy)`,
      type: 'custom',
      isOwn: true,
      isPublic: false,
      version: 1,
    });
    await teacher.agent.put(`/api/rubrics/${body.id}`).send({ name: 'Ours', version: 1 }).expect(200);
  });

  it('follows our text with a version more, once, however many processes start', async () => {
    const seeder = app.nest.get(PlatformRubricsService);
    const before = (await teacher.agent.get(`/api/rubrics/${platform.id}`)).body as Rubric;
    expect(await seeder.seed()).toBe(0);
    const changed = PLATFORM_RUBRICS.map((one) => ({ ...one, description: `${one.description} Changed.` }));
    const counts = await Promise.all([1, 2, 3, 4].map(() => seeder.seed(changed)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PLATFORM_RUBRICS.length);
    const after = (await teacher.agent.get(`/api/rubrics/${platform.id}`)).body as Rubric;
    expect(after).toEqual({
      ...before,
      description: `${platform.description} Changed.`,
      version: before.version + 1,
    });
    await seeder.seed();
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

describe('starting to grade', () => {
  it('makes the rubric the newest criteria set, which later edits do not reach', async () => {
    const rubric = await aRubric();
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

describe('importing', () => {
  const importing = (text: unknown) => teacher.agent.post('/api/rubrics/import').send({ text });

  it('gives what was understood and stores nothing', async () => {
    const { body } = await importing('Criterion\tWeight\tGood\tPoor\nThesis\t20\tclear\tunclear').expect(200);
    expect(body).toEqual({
      name: 'Imported rubric',
      description: null,
      type: 'custom',
      isPublic: false,
      criteria: [{ name: 'Thesis', description: '', weight: 20, levels: ['', 'unclear', '', '', 'clear'] }],
    });
    expect(await listed(teacher, '?scope=mine')).toEqual([]);
    await teacher.agent.post('/api/rubrics').send(body).expect(201);
  });

  it('takes back what the API gave out', async () => {
    const rubric = await aRubric();
    const { body } = await importing(JSON.stringify(rubric, null, 2)).expect(200);
    const { name, description, criteria } = rubric;
    expect(body).toMatchObject({ name, description, criteria });
  });

  it.each([
    ['Criterion,Weight\nThesis,lots', 'Line 2: “lots” is not a weight. Write a number such as 20.'],
    [
      '{\n"name": "A"\n"criteria": []}',
      'Line 3: this is not valid JSON. Look for a missing comma, quotation mark or bracket.',
    ],
    ['   ', 'There is nothing here yet. Paste a rubric or choose a file.'],
  ])('says in words what is wrong: %j', async (text, message) => {
    const { body } = await importing(text).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'import_not_understood',
      message,
      fields: { text: message },
    });
  });

  it('needs a text', async () => {
    expect((await importing(undefined).expect(400)).body.fields.text).toBe('Please paste a rubric.');
  });
});
