import { RUBRIC_REPORTS_PER_DAY } from '@marklight/contracts/rubric-reports';
import { aTeacher, anAdmin, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let author: Person;
let reader: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  author = await aTeacher(app, { firstName: 'Ana' });
  reader = await aTeacher(app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const publish = async (owner = author, name = 'Persuasive writing') => {
  const { body } = await owner.agent
    .post('/api/rubrics')
    .send({ name, criteria: ['Thesis', 'Evidence'], isPublic: true })
    .expect(201);
  return body as { id: string; version: number };
};
const report = (person: Person, id: string, reason = 'It insults people') =>
  person.agent.post(`/api/rubrics/${id}/report`).send({ reason });
const reports = async () => (await admin.agent.get('/api/admin/rubric-reports').expect(200)).body;
const reportOf = async (rubricId: string) =>
  ((await reports()) as { id: string; rubric: { id: string } }[]).find(
    ({ rubric }) => rubric.id === rubricId,
  );
const decide = (id: string | undefined, decision: string) =>
  admin.agent.post(`/api/admin/rubric-reports/${id}/decide`).send({ decision, reason: 'Not fit for school' });

describe('a public rubric', () => {
  it('shows its author by the name they chose, and never their email', async () => {
    const { id } = await publish();
    const { body } = await reader.agent.get(`/api/rubrics/${id}`).expect(200);
    expect(body).toMatchObject({ author: 'Ana Teacher', isOwn: false });
    const list = await reader.agent.get('/api/rubrics?scope=shared').expect(200);
    expect(list.body).toContainEqual(expect.objectContaining({ id, author: 'Ana Teacher' }));
    expect(JSON.stringify([body, list.body])).not.toContain(author.email);
    expect((await author.agent.get(`/api/rubrics/${id}`).expect(200)).body.author).toBeNull();
  });

  it('has no author if the profile has no name', async () => {
    const nameless = await aTeacher(app);
    await app.database.query(`update users set first_name = '', last_name = ' ' where id = $1`, [
      nameless.id,
    ]);
    const { id } = await publish(nameless);
    expect((await reader.agent.get(`/api/rubrics/${id}`).expect(200)).body.author).toBeNull();
  });
});

describe('reporting', () => {
  it('puts it before the administrators, once for each person', async () => {
    const { id } = await publish();
    await report(reader, id).expect(204);
    expect((await report(reader, id).expect(409)).body.code).toBe('already_reported');
    expect(await reportOf(id)).toMatchObject({
      reason: 'It insults people',
      reportedBy: reader.email,
      state: 'open',
      rubric: { name: 'Persuasive writing', criteria: ['Thesis', 'Evidence'], author: author.email },
    });
  });

  it('counts once when the button is pressed ten times', async () => {
    const { id } = await publish();
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(reader, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(409)]);
  });

  it('needs a reason, a public rubric of somebody else, and one that is there', async () => {
    const { id } = await publish();
    expect((await report(reader, id, ' ').expect(400)).body.fields).toHaveProperty('reason');
    expect((await report(author, id).expect(409)).body.code).toBe('own_rubric');
    const { body: hidden } = await author.agent.post('/api/rubrics').send({ name: 'Mine' }).expect(201);
    await report(reader, hidden.id).expect(404);
    const [platform] = (await reader.agent.get('/api/rubrics?scope=platform').expect(200)).body;
    expect((await report(reader, platform.id).expect(409)).body.code).toBe('not_public');
  });

  it('is limited for each day, even if reports come at the same moment', async () => {
    const busy = await aTeacher(app);
    const ids = [];
    for (let n = 0; n < RUBRIC_REPORTS_PER_DAY + 3; n += 1) ids.push((await publish()).id);
    const replies = await Promise.all(ids.map((id) => report(busy, id)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(RUBRIC_REPORTS_PER_DAY);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe('an administrator', () => {
  it('takes it out of the public list permanently, and the author is told why', async () => {
    const { id, version } = await publish();
    const second = await aTeacher(app);
    await report(reader, id).expect(204);
    await report(second, id).expect(204);
    const open = await reportOf(id);
    expect((await decide(open?.id, 'remove').expect(200)).body).toMatchObject({
      state: 'removed',
      rubric: { isPublic: false },
    });
    await decide(open?.id, 'keep').expect(409);
    await reader.agent.get(`/api/rubrics/${id}`).expect(404);
    const { body: own } = await author.agent.get(`/api/rubrics/${id}`).expect(200);
    expect(own).toMatchObject({
      isPublic: false,
      version: version + 1,
      removedFromPublic: { reason: 'Not fit for school' },
    });
    const content = { name: own.name, criteria: own.criteria, version: own.version };
    const { body } = await author.agent
      .put(`/api/rubrics/${id}`)
      .send({ ...content, isPublic: true })
      .expect(409);
    expect(body.code).toBe('removed_from_public');
    await author.agent
      .put(`/api/rubrics/${id}`)
      .send({ ...content, isPublic: false })
      .expect(200);
    const states = ((await reports()) as { rubric: { id: string }; state: string }[])
      .filter(({ rubric }) => rubric.id === id)
      .map(({ state }) => state);
    expect(states).toEqual(['removed', 'removed']);
    const [note] = (await admin.agent.get('/api/admin/audit?page=1&pageSize=1').expect(200)).body;
    expect(note).toMatchObject({
      action: 'rubric_removed',
      subjectId: author.id,
      details: `rubric ${id}`,
      reason: 'Not fit for school',
    });
  });

  it('keeps it if nothing is wrong with it', async () => {
    const { id } = await publish();
    await report(reader, id).expect(204);
    await decide((await reportOf(id))?.id, 'keep').expect(200);
    await reader.agent.get(`/api/rubrics/${id}`).expect(200);
  });

  it('is who sees and decides reports, and nobody else', async () => {
    const { id } = await publish();
    await report(reader, id).expect(204);
    const open = await reportOf(id);
    await reader.agent.get('/api/admin/rubric-reports').expect(403);
    await author.agent
      .post(`/api/admin/rubric-reports/${open?.id}/decide`)
      .send({ decision: 'keep', reason: 'It is mine' })
      .expect(403);
  });
});
