import request from 'supertest';
import { logIn, profileOf, saveProfile } from './factories/accounts';
import { aClassSet } from './factories/class-set';
import { anExpiredTeacher, aTeacher, PASSWORD, type Person } from './factories/people';
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

describe('the profile', () => {
  it('of a new account has no numbers yet', async () => {
    expect(await profileOf(teacher)).toEqual({
      user: expect.objectContaining({ email: teacher.email, firstName: 'Tess', lastName: 'Teacher' }),
      usageStats: {
        totalEssays: 0,
        totalGradings: 0,
        averageGrade: null,
        lastActivity: expect.any(String),
        tokensThisMonth: 0,
        tokenCap: null,
        costUsdThisMonth: null,
      },
      recentActivity: [{ action: 'signed_up', details: null, createdAt: expect.any(String) }],
      essayHistory: [],
    });
  });

  it('counts essays and gradings, and averages the results in force', async () => {
    const { essayIds, criteriaId } = await aClassSet(teacher, { essays: 6 });
    const other = await aClassSet(teacher, { essays: 1 });
    const result = (
      essayId: string,
      criteria: string,
      percentage: number,
      daysAgo: number,
      standing = 'in_force',
    ) =>
      app.database.query(
        `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade,
           feedback, overall_analysis, contextual_insights, locale, provider, model, usage, created_at, standing)
         values ($1, $2, $3, 1, 3, $4, case when $4::float8 >= 85 then 'A' else 'F' end, '[]', '{}', '{}', 'en-AU', 'openai', 'm',
           '{"promptTokens": 1000, "completionTokens": 200, "costUsd": 0.01}', now() - make_interval(days => $5), $6)`,
        [teacher.id, essayId, criteria, percentage, daysAgo, standing],
      );
    const [first = '', second = ''] = essayIds;
    await result(first, criteriaId, 90, 400);
    await result(first, other.criteriaId, 0, 399, 'proposed');
    await result(second, criteriaId, 60, 0);
    await app.database.query(
      `insert into ai_usage (user_id, prompt_tokens, completion_tokens, cost_usd, created_at)
       values ($1, 1000, 200, 0.01, now()), ($1, 9000, 0, 1, now() - interval '40 days')`,
      [teacher.id],
    );
    const { usageStats, essayHistory } = await profileOf(teacher);
    expect(usageStats).toMatchObject({ totalEssays: 7, totalGradings: 3, averageGrade: 'B' });
    expect(usageStats).toMatchObject({ tokensThisMonth: 1200, costUsdThisMonth: 0.01 });
    expect(essayHistory).toHaveLength(5);
    expect(essayHistory[1]).toMatchObject({
      id: first,
      filename: 'essay-1.pdf',
      gradingResults: [{ grade: 'A' }, { grade: 'F' }],
    });

    await teacher.agent.delete(`/api/essays/${first}`).expect(204);
    const after = await profileOf(teacher);
    expect(after.usageStats).toMatchObject({ totalEssays: 6, totalGradings: 1, averageGrade: 'C' });
    expect(after.essayHistory.map(({ id }: { id: string }) => id)).not.toContain(first);
  });

  it('is the person’s own', async () => {
    await request(app.address).get(`/api/user/profile?email=${teacher.email}`).expect(401);
    await teacher.agent.get('/api/user/profile?email=somebody@else.example').expect(403);
    await teacher.agent.put('/api/user/profile?email=somebody@else.example').send({}).expect(403);
  });

  it('stays open when access has ended, and so do download and deletion', async () => {
    const expired = await anExpiredTeacher(app);
    expect((await profileOf(expired)).user.accessStatus).toBe('expired');
    await expired.agent.get('/api/user/data').expect(200);
    await expired.agent.post('/api/user/delete').send({ password: PASSWORD }).expect(204);
  });
});

describe('editing the profile', () => {
  it('changes names and email, by which the person signs in from then on', async () => {
    const email = `New.Address-${teacher.id}@School.example`;
    const { body } = await saveProfile(teacher, {
      firstName: ' Ada ',
      lastName: 'Nguyen',
      email,
      currentPassword: PASSWORD,
    }).expect(200);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Nguyen', email: email.toLowerCase() });
    expect((await profileOf({ ...teacher, email })).user).toEqual(body);
    await logIn(app, teacher.email, PASSWORD).reply.expect(401);
    await logIn(app, email, PASSWORD).reply.expect(200);
  });

  it('refuses the email of another account, whatever its case, without saying that it has one', async () => {
    const other = await aTeacher(app);
    const { body } = await saveProfile(teacher, {
      firstName: 'Ada',
      lastName: 'Nguyen',
      email: other.email.toUpperCase(),
      currentPassword: PASSWORD,
    }).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'email_not_changed',
      message: 'Your email could not be changed. Please try again or contact support.',
    });
    expect((await profileOf(teacher)).user.firstName).toBe('Tess');
  });

  it('asks for the password before the email changes, at its field', async () => {
    const change = { firstName: 'Ada', lastName: 'Nguyen', email: `new-${teacher.id}@school.example` };
    const needed = await saveProfile(teacher, change).expect(400);
    expect(needed.body).toMatchObject({
      code: 'password_needed',
      fields: { currentPassword: 'Please enter your current password to change your email.' },
    });
    const wrong = await saveProfile(teacher, { ...change, currentPassword: 'not this one' }).expect(400);
    expect(wrong.body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'This password is incorrect.' },
    });
    expect((await profileOf(teacher)).user).toMatchObject({ firstName: 'Tess', email: teacher.email });
  });

  it('keeps an address that is older than the rules for one, and refuses it as a new one', async () => {
    const email = `"${teacher.id}"@school.example.`;
    await app.database.query('update users set email = $2 where id = $1', [teacher.id, email]);
    const was = { firstName: 'Tess', lastName: 'Teacher', email };
    const person = { ...teacher, email };
    await saveProfile(person, { ...was, firstName: 'Theresa', was }).expect(200);
    expect((await profileOf(person)).user).toMatchObject({ firstName: 'Theresa', email });
    const { body } = await saveProfile(person, { ...was, email: `x${email}`, was }).expect(400);
    expect(body).toMatchObject({ fields: { email: expect.any(String) } });
  });

  it('does not overwrite what another tab saved, and keeps that', async () => {
    const was = { firstName: 'Tess', lastName: 'Teacher', email: teacher.email };
    await saveProfile(teacher, { ...was, firstName: 'Theresa', was }).expect(200);
    const { body } = await saveProfile(teacher, { ...was, lastName: 'Tutor', was }).expect(409);
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('another tab'),
    });
    const { user } = await profileOf(teacher);
    expect(user).toMatchObject({ firstName: 'Theresa', lastName: 'Teacher' });
    const { firstName, lastName, email } = user;
    await saveProfile(teacher, { ...was, was: { firstName, lastName, email } }).expect(200);
  });

  it('lets one of two tabs through that save at the same time', async () => {
    const was = { firstName: 'Tess', lastName: 'Teacher', email: teacher.email };
    const replies = await Promise.all(
      ['One', 'Two', 'Three'].map((firstName) => saveProfile(teacher, { ...was, firstName, was })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('accepts the same save twice, for a reply that got lost', async () => {
    const was = { firstName: 'Tess', lastName: 'Teacher', email: teacher.email };
    const change = {
      ...was,
      firstName: 'Theresa',
      email: `T-${teacher.email}`,
      currentPassword: PASSWORD,
      was,
    };
    await saveProfile(teacher, change).expect(200);
    const after = { ...teacher, email: change.email.toLowerCase() };
    expect((await saveProfile(after, change).expect(200)).body.firstName).toBe('Theresa');
  });

  it.each([
    ['firstName', { firstName: '  ', lastName: 'N', email: 'a@b' }, 'Please enter your first name.'],
    ['lastName', { firstName: 'A', email: 'a@b' }, 'Please enter your last name.'],
    ['email', { firstName: 'A', lastName: 'N' }, 'User email not available'],
    ['email', { firstName: 'A', lastName: 'N', email: 'ab' }, 'Please enter a valid email address.'],
    ['firstName', { firstName: 'x'.repeat(101), lastName: 'N', email: 'a@b' }, /at most 100/],
  ])('refuses a bad %s in words', async (field, body, message) => {
    const reply = await saveProfile(teacher, body).expect(400);
    expect(reply.body.fields[field]).toMatch(message);
  });

  it('cannot give anything else away', async () => {
    await saveProfile(teacher, { firstName: 'A', lastName: 'N', email: teacher.email, isAdmin: true }).expect(
      200,
    );
    expect((await profileOf(teacher)).user.isAdmin).toBe(false);
  });
});
