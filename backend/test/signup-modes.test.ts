import request from 'supertest';
import { anAdmin, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const open: TestApp[] = [];
const start = async (env: Record<string, string>) => {
  const app = await startTestApp({ worker: false, env });
  open.push(app);
  return app;
};
afterAll(() => Promise.all(open.map((app) => app.close())));

const signUp = (app: TestApp, body: object) =>
  request(app.address)
    .post('/api/email-signup')
    .send({ email: 'new@school.example', password: PASSWORD, confirmPassword: PASSWORD, ...body });
const invite = async (admin: Person, email: string | null = null) => {
  const { body } = await admin.agent.post('/api/admin/invitations').send({ email }).expect(201);
  return { id: body.invitation.id as string, token: (body.link as string).split('#invite=')[1] as string };
};
const lookUp = (app: TestApp, invitation: string) =>
  request(app.address).post('/api/invitations/look-up').send({ invitation });

describe('SIGNUP=invite', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await start({ SIGNUP: 'invite' });
    admin = await anAdmin(app);
  });

  it('is the default of a server without billing, and pages can read it', async () => {
    const school = await start({ BILLING: 'off' });
    await signUp(school, {}).expect(403);
    const { body } = await request(school.address).get('/api/config').expect(200);
    expect(body.signup).toEqual({ mode: 'invite', domains: [] });
  });

  it('refuses people without an invitation, with a message', async () => {
    const { body } = await signUp(app, {}).expect(403);
    expect(body).toMatchObject({
      code: 'signup_by_invitation',
      message: expect.stringContaining('invitation'),
    });
  });

  it('lets in a person who has one, once', async () => {
    const { token } = await invite(admin);
    expect((await lookUp(app, token).expect(200)).body).toMatchObject({ email: null });
    await signUp(app, { email: 'ana@school.example', invitation: token }).expect(201);
    await signUp(app, { email: 'bea@school.example', invitation: token }).expect(410);
    await lookUp(app, token).expect(410);
    const { body } = await admin.agent.get('/api/admin/invitations?page=1&pageSize=1').expect(200);
    expect(body).toEqual([expect.objectContaining({ state: 'used', usedBy: 'ana@school.example' })]);
  });

  it('lets in one of ten who use the same link at the same moment', async () => {
    const { token } = await invite(admin);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        signUp(app, { email: `ten-${n}@school.example`, invitation: token }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(410)]);
  });

  it('reserves an invitation that names somebody for them', async () => {
    const { token } = await invite(admin, 'Cleo@School.example');
    expect((await lookUp(app, token).expect(200)).body).toMatchObject({ email: 'cleo@school.example' });
    const { body } = await signUp(app, { email: 'dora@school.example', invitation: token }).expect(400);
    expect(body).toMatchObject({ code: 'other_email', fields: { email: expect.stringContaining('cleo@') } });
    await signUp(app, { email: 'cleo@school.example', invitation: token }).expect(201);
  });

  it('keeps an invitation whose sign-up failed', async () => {
    const { token } = await invite(admin);
    await signUp(app, { email: admin.email, invitation: token });
    await signUp(app, {
      email: 'eve@school.example',
      password: 'password',
      confirmPassword: 'password',
      invitation: token,
    }).expect(400);
    await signUp(app, { email: 'eve@school.example', invitation: token }).expect(201);
  });

  it('accepts no invitation that was withdrawn, has expired, or was made up', async () => {
    const [withdrawn, expired] = [await invite(admin), await invite(admin)];
    await admin.agent.post(`/api/admin/invitations/${withdrawn.id}/revoke`).expect(200);
    await admin.agent.post(`/api/admin/invitations/${withdrawn.id}/revoke`).expect(409);
    await app.database.query(`update invitations set expires_at = now() where id = $1`, [expired.id]);
    const forged = `${expired.id.replaceAll('-', '')}${'A'.repeat(27)}`;
    for (const token of [withdrawn.token, expired.token, forged, `${withdrawn.token}x`])
      await signUp(app, { email: 'fay@school.example', invitation: token }).expect(410);
    const { body } = await admin.agent.get('/api/admin/invitations').expect(200);
    const states = new Map((body as { id: string; state: string }[]).map(({ id, state }) => [id, state]));
    expect([states.get(withdrawn.id), states.get(expired.id)]).toEqual(['revoked', 'expired']);
  });

  it('has invitations made and withdrawn by administrators only, with a note in the audit log', async () => {
    const teacher = await aTeacher(app);
    await teacher.agent.post('/api/admin/invitations').send({}).expect(403);
    await teacher.agent.get('/api/admin/invitations').expect(403);
    const { id } = await invite(admin, 'gail@school.example');
    await admin.agent.post(`/api/admin/invitations/${id}/revoke`).expect(200);
    const { body } = await admin.agent.get('/api/admin/audit?page=1&pageSize=2').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ action: 'invitation_revoked' }),
      expect.objectContaining({
        action: 'invited',
        details: expect.stringMatching(/^g…@school\.example, until /),
      }),
    ]);
  });

  it('keeps the secret of a link out of the database and the log', async () => {
    const { token } = await invite(admin, 'hal@school.example');
    await lookUp(app, token).expect(200);
    const [{ dump }] = (await app.database.query(
      `select (select string_agg(i::text, ' ') from invitations i) as dump`,
    )) as [{ dump: string }];
    const secret = token.slice(32);
    expect(dump).not.toContain(secret);
    expect(app.log.join('')).not.toContain(secret);
  });
});

describe('SIGNUP=closed', () => {
  it('makes accounts for people whom an administrator names, and for nobody else', async () => {
    const app = await start({ SIGNUP: 'closed' });
    const admin = await anAdmin(app);
    expect((await signUp(app, {}).expect(403)).body.code).toBe('signup_closed');
    const { body } = await admin.agent.post('/api/admin/invitations').send({}).expect(400);
    expect(body).toMatchObject({ code: 'email_needed', fields: { email: body.message } });
    const { token } = await invite(admin, 'ivy@school.example');
    await signUp(app, { email: 'jo@school.example', invitation: token }).expect(400);
    await signUp(app, { email: 'ivy@school.example', invitation: token }).expect(201);
  });
});

describe('SIGNUP=domain', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start({ SIGNUP: 'domain', SIGNUP_DOMAINS: 'school.edu.au, Hill.example' });
  });

  it.each([
    ...['ana@evilschool.edu.au', 'ana@school.edu.au.evil.example', 'ana@sub.school.edu.au', 'ana@edu.au'],
    ...['ana@school.edu.au@evil.example', 'school.edu.au@evil.example', 'ana@school.edu.au.'],
  ])('refuses %s', async (email) => {
    const { body } = await signUp(app, { email });
    expect(['signup_other_domain', 'invalid_input']).toContain(body.code);
  });

  it.each(['ana@SCHOOL.edu.au', 'bea@hill.example'])(
    'creates an account for %s, which can do nothing before its address is confirmed',
    async (email) => {
      const agent = request.agent(app.address);
      const { body } = await agent
        .post('/api/email-signup')
        .send({ email, password: PASSWORD, confirmPassword: PASSWORD })
        .expect(201);
      expect(body).toMatchObject({
        user: { awaitsConfirmation: true },
        message: expect.stringContaining('Confirm'),
      });
      expect((await agent.get('/api/essays').expect(403)).body.code).toBe('email_not_confirmed');
      expect((await agent.get('/api/auth/user').expect(200)).body.awaitsConfirmation).toBe(true);
    },
  );

  it('lets others in by invitation', async () => {
    const admin = await anAdmin(app);
    const { token } = await invite(admin, 'guest@elsewhere.example');
    const { body } = await signUp(app, { email: 'guest@elsewhere.example', invitation: token }).expect(201);
    expect(body.user.awaitsConfirmation).toBe(false);
  });
});
