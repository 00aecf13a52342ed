import { randomUUID } from 'node:crypto';
import type { Rubric } from '@marklight/contracts/rubrics';
import { confirmEmail, saveProfile } from './factories/accounts';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { aRubric, CRITERIA, rubricNames, share } from './factories/rubrics';
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
  await confirmEmail(app, other);
});

describe('sharing', () => {
  it('with a person reaches that person, whatever the case of the address, and nobody else', async () => {
    const rubric = await aRubric(teacher, { name: 'For Otto' });
    const { body } = await share(
      rubric,
      [{ kind: 'email', value: other.email.toUpperCase() }],
      teacher,
    ).expect(200);
    expect(body.sharedWith).toEqual([{ kind: 'email', value: other.email.toLowerCase() }]);
    const neighbour = await aTeacher(app, { email: `nina-${randomUUID()}@south.example` });
    await confirmEmail(app, neighbour);
    expect(await rubricNames(other, '?scope=shared')).toEqual(['For Otto']);
    expect(await rubricNames(neighbour, '?scope=shared')).toEqual([]);
    await neighbour.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });

  it('with a domain reaches its people, not those of domains that only end like it', async () => {
    const rubric = await aRubric(teacher, { name: 'For South' });
    await share(rubric, [{ kind: 'domain', value: 'South.Example' }], teacher).expect(200);
    const deeper = await aTeacher(app, { email: `d-${randomUUID()}@deep.south.example` });
    const longer = await aTeacher(app, { email: `l-${randomUUID()}@notsouth.example` });
    await confirmEmail(app, deeper, longer);
    expect(await rubricNames(other, '?scope=shared')).toEqual(['For South']);
    expect(await rubricNames(deeper, '?scope=shared')).toEqual([]);
    expect(await rubricNames(longer, '?scope=shared')).toEqual([]);
  });

  it('gives access to nobody whose email is not confirmed, however they got the address', async () => {
    const rubric = await aRubric(teacher, { name: 'For the sure' });
    const shares = [
      { kind: 'domain', value: 'unsure.example' },
      { kind: 'email', value: 'head@unsure.example' },
    ];
    await share(rubric, shares, teacher).expect(200);
    const signedUp = await aTeacher(app, { email: `new-${randomUUID()}@unsure.example` });
    const renamed = await aTeacher(app);
    await confirmEmail(app, renamed);
    await saveProfile(renamed, {
      firstName: 'A',
      lastName: 'B',
      email: 'head@unsure.example',
      currentPassword: PASSWORD,
    }).expect(200);
    for (const stranger of [signedUp, { ...renamed, email: 'head@unsure.example' }]) {
      expect(await rubricNames(stranger, '?scope=shared')).toEqual([]);
      await stranger.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
    }
    await confirmEmail(app, signedUp);
    expect(await rubricNames(signedUp, '?scope=shared')).toEqual(['For the sure']);
  });

  it('by the public flag reaches everybody', async () => {
    const rubric = await aRubric(teacher, { name: 'For all', isPublic: true });
    const { body } = await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    expect(body).toMatchObject({ isPublic: true, isOwn: false, isShared: true });
    expect(await rubricNames(other, '?scope=shared')).toContain('For all');
    expect(await rubricNames(teacher, '?scope=shared')).not.toContain('For all');
    await teacher.agent.delete(`/api/rubrics/${rubric.id}`).expect(204);
  });

  it('names who shared the rubric, never with an email, and not who else has it', async () => {
    const rubric = await aRubric(teacher);
    await saveProfile(teacher, { firstName: 'Noor', lastName: 'Haddad', email: teacher.email }).expect(200);
    await share(
      rubric,
      [
        { kind: 'email', value: other.email },
        { kind: 'email', value: 'secret@third.example' },
      ],
      teacher,
    ).expect(200);
    const { text, body } = await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    expect(body).toMatchObject({ author: 'Noor Haddad', isPublic: false, isShared: true, sharedWith: [] });
    const { body: list } = await other.agent.get('/api/rubrics?scope=shared').expect(200);
    expect((list as Rubric[]).find(({ id }) => id === rubric.id)?.author).toBe('Noor Haddad');
    for (const word of [teacher.id, 'tess', 'north.example', 'third.example'])
      expect(text).not.toContain(word);
    expect((await other.agent.get('/api/rubrics')).text).not.toContain('third.example');
  });

  it('lets look, use and copy, and not change', async () => {
    const rubric = await aRubric(teacher);
    await share(rubric, [{ kind: 'domain', value: 'south.example' }], teacher).expect(200);
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
    const shared = await share(
      rubric,
      [{ kind: 'domain', value: 'west.example' }, entry, entry],
      teacher,
    ).expect(200);
    expect(shared.body.sharedWith.map(({ kind }: { kind: string }) => kind)).toEqual(['domain', 'email']);
    expect(shared.body.version).toBe(1);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(200);
    await share(rubric, [], teacher).expect(200);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });

  it('keeps one of two lists that are saved at the same time', async () => {
    const rubric = await aRubric(teacher);
    const lists = Array.from({ length: 6 }, (_, n) => [
      { kind: 'email', value: `first-${n}@a.example` },
      { kind: 'email', value: `second-${n}@a.example` },
    ]);
    await Promise.all(lists.map((list) => share(rubric, list, teacher).expect(200)));
    const { body } = await teacher.agent.get(`/api/rubrics/${rubric.id}`);
    expect(lists).toContainEqual(body.sharedWith);
  });

  it.each(['gmail.com', 'Outlook.com', 'bigpond.com', 'yahoo.co.uk'])(
    'with everybody at %s is refused, and with a person there is not',
    async (domain) => {
      const rubric = await aRubric(teacher);
      const { body } = await share(
        rubric,
        [
          { kind: 'email', value: `friend@${domain}` },
          { kind: 'domain', value: domain },
        ],
        teacher,
      ).expect(400);
      expect(body.code).toBe('free_mail_domain');
      expect(body.message).toContain(domain.toLowerCase());
      expect(Object.keys(body.fields as object)).toEqual(['shares.1.value']);
      expect((await teacher.agent.get(`/api/rubrics/${rubric.id}`)).body.sharedWith).toEqual([]);
      await share(rubric, [{ kind: 'email', value: `friend@${domain}` }], teacher).expect(200);
    },
  );

  it.each([
    { kind: 'email', value: 'nobody' },
    { kind: 'domain', value: 'school' },
    { kind: 'domain', value: 'a b.example' },
    { kind: 'email', value: `${'x'.repeat(300)}@a.example` },
    { kind: 'everyone', value: 'x' },
  ])('refuses text that is not an address: %j', async (entry) => {
    await share(await aRubric(teacher), [entry], teacher).expect(400);
  });

  it('ends with the account of the owner', async () => {
    const rubric = await aRubric(teacher, { name: 'Goes too', isPublic: true });
    await share(rubric, [{ kind: 'email', value: other.email }], teacher).expect(200);
    await app.database.query('delete from users where id = $1', [teacher.id]);
    await other.agent.get(`/api/rubrics/${rubric.id}`).expect(404);
  });
});
