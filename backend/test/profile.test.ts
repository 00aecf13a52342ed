import { strFromU8, unzipSync } from 'fflate';
import request from 'supertest';
import { aClassSet, untilGraded } from './factories/class-set';
import { aClass, aFiledEssay, anAssignment, aStoredRubric } from './factories/classes';
import { anAdmin, anExpiredTeacher, aTeacher, PASSWORD, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

const NEW_PASSWORD = 'another horse battery';
const OWNED_TABLES = [
  'classes',
  'assignments',
  'rubrics',
  'essays',
  'criteria',
  'grading_jobs',
  'grading_results',
  'user_activity_log',
  'payment_transactions',
];

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const profileOf = async (person: Person) =>
  (await person.agent.get(`/api/user/profile?email=${encodeURIComponent(person.email)}`).expect(200)).body;
const save = (person: Person, body: object) =>
  person.agent.put(`/api/user/profile?email=${encodeURIComponent(person.email)}`).send(body);
const logIn = (email: string, password: string) => {
  const agent = request.agent(app.address);
  return { agent, reply: agent.post('/api/auth/login').send({ email, password }) };
};
const graded = async (person: Person, essays = 1) => {
  const set = await aClassSet(person, { essays });
  await person.agent.post('/api/grade-enhanced').send(set).expect(202);
  await untilGraded(person);
  return set;
};

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
        costUsdThisMonth: null,
      },
      recentActivity: [{ action: 'signed_up', details: null, createdAt: expect.any(String) }],
      essayHistory: [],
    });
  });

  it('counts essays and gradings, and averages the newest result of each essay', async () => {
    const { essayIds, criteriaId } = await aClassSet(teacher, { essays: 6 });
    const other = await aClassSet(teacher, { essays: 1 });
    const result = (essayId: string, criteria: string, percentage: number, daysAgo: number) =>
      app.database.query(
        `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade,
           feedback, overall_analysis, contextual_insights, locale, provider, model, usage, created_at)
         values ($1, $2, $3, 1, 3, $4, case when $4::float8 >= 85 then 'A' else 'F' end, '[]', '{}', '{}', 'en-AU', 'openai', 'm',
           '{"promptTokens": 1000, "completionTokens": 200, "costUsd": 0.01}', now() - make_interval(days => $5))`,
        [teacher.id, essayId, criteria, percentage, daysAgo],
      );
    const [first = '', second = ''] = essayIds;
    await result(first, criteriaId, 90, 400);
    await result(first, other.criteriaId, 0, 401);
    await result(second, criteriaId, 60, 0);
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
    const { body } = await save(teacher, { firstName: ' Ada ', lastName: 'Nguyen', email }).expect(200);
    expect(body).toMatchObject({ firstName: 'Ada', lastName: 'Nguyen', email: email.toLowerCase() });
    expect((await profileOf({ ...teacher, email })).user).toEqual(body);
    await logIn(teacher.email, PASSWORD).reply.expect(401);
    await logIn(email, PASSWORD).reply.expect(200);
  });

  it('refuses the email of another account at its field, whatever its case', async () => {
    const other = await aTeacher(app);
    const { body } = await save(teacher, {
      firstName: 'Ada',
      lastName: 'Nguyen',
      email: other.email.toUpperCase(),
    }).expect(409);
    expect(body).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } });
    expect((await profileOf(teacher)).user.firstName).toBe('Tess');
  });

  it.each([
    ['firstName', { firstName: '  ', lastName: 'N', email: 'a@b' }, 'Please enter your first name.'],
    ['lastName', { firstName: 'A', email: 'a@b' }, 'Please enter your last name.'],
    ['email', { firstName: 'A', lastName: 'N' }, 'User email not available'],
    ['email', { firstName: 'A', lastName: 'N', email: 'ab' }, 'Please enter a valid email address.'],
    ['firstName', { firstName: 'x'.repeat(101), lastName: 'N', email: 'a@b' }, /at most 100/],
  ])('refuses a bad %s in words', async (field, body, message) => {
    const reply = await save(teacher, body).expect(400);
    expect(reply.body.fields[field]).toMatch(message);
  });

  it('cannot give anything else away', async () => {
    await save(teacher, { firstName: 'A', lastName: 'N', email: teacher.email, isAdmin: true }).expect(200);
    expect((await profileOf(teacher)).user.isAdmin).toBe(false);
  });
});

describe('changing the password', () => {
  const change = (person: Person, body: object) => person.agent.put('/api/user/password').send(body);

  it('keeps this session under a new id and ends the others', async () => {
    const elsewhere = logIn(teacher.email, PASSWORD);
    await elsewhere.reply.expect(200);
    const { headers } = await change(teacher, {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    }).expect(204);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^marklight_session=/)]);
    await teacher.agent.get('/api/auth/user').expect(200);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await logIn(teacher.email, PASSWORD).reply.expect(401);
    await logIn(teacher.email, NEW_PASSWORD).reply.expect(200);
  });

  it('leaves other people’s sessions alone', async () => {
    const other = await aTeacher(app);
    await change(teacher, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(204);
    await other.agent.get('/api/auth/user').expect(200);
  });

  it('refuses a wrong current password at its field', async () => {
    const { body } = await change(teacher, {
      currentPassword: 'wrong wrong',
      newPassword: NEW_PASSWORD,
    }).expect(400);
    expect(body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'This password is not right.' },
    });
    await logIn(teacher.email, PASSWORD).reply.expect(200);
  });

  it('refuses a short new password', async () => {
    const { body } = await change(teacher, { currentPassword: PASSWORD, newPassword: '12345' }).expect(400);
    expect(body.fields.newPassword).toBe('Password must be at least 6 characters long.');
  });

  it('stops somebody who guesses', async () => {
    for (let n = 0; n < 10; n += 1) {
      await change(teacher, { currentPassword: `guess ${n}`, newPassword: NEW_PASSWORD }).expect(400);
    }
    await change(teacher, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }).expect(429);
  });
});

describe('the activity', () => {
  const actionsOf = async (person: Person) =>
    ((await profileOf(person)).recentActivity as { action: string; details: string | null }[]).map(
      ({ action, details }) => [action, details],
    );

  it('lists what the person did, newest first, in counts', async () => {
    const { essayIds } = await graded(teacher, 2);
    await teacher.agent.put(`/api/essays/${essayIds[0]}/reviewed`).send({ reviewed: true }).expect(204);
    await teacher.agent.post('/api/essays/delete').send({ ids: essayIds }).expect(204);
    await teacher.agent.post('/api/deleted-essays/restore').send({ ids: essayIds }).expect(204);
    const oneClass = await aClass(teacher);
    await anAssignment(teacher, { classId: oneClass.id });
    await save(teacher, { firstName: 'A', lastName: 'N', email: teacher.email }).expect(200);
    expect(await actionsOf(teacher)).toEqual([
      ['profile_updated', null],
      ['assignment_changed', 'Created'],
      ['class_changed', 'Created'],
      ['essays_restored', '2 essays'],
      ['essays_deleted', '2 essays'],
      ['essay_reviewed', 'Marked as reviewed'],
      ['grading_started', '2 essays'],
      ['criteria_uploaded', '3 criteria'],
      ['essays_uploaded', '2 essays'],
      ['signed_up', null],
    ]);
  });

  it('has sign-ins, refused ones and sign-outs', async () => {
    const { agent, reply } = logIn(teacher.email, PASSWORD);
    await reply.expect(200);
    await agent.post('/api/auth/logout').expect(204);
    await logIn(teacher.email, 'not this one').reply.expect(401);
    await logIn('nobody@school.example', 'not this one').reply.expect(401);
    expect((await actionsOf(teacher)).map(([action]) => action)).toEqual([
      'login_failed',
      'logged_out',
      'logged_in',
      'signed_up',
    ]);
  });

  it('notes a failed sign-in without calling it the person’s last activity', async () => {
    await logIn(teacher.email, 'not this one').reply.expect(401);
    const { usageStats, recentActivity } = await profileOf(teacher);
    expect(recentActivity[0].action).toBe('login_failed');
    expect(usageStats.lastActivity).toBe(recentActivity[1].createdAt);
  });

  it('says nothing of what was refused', async () => {
    await teacher.agent.post('/api/classes').send({ name: '' }).expect(400);
    await teacher.agent.delete('/api/classes/00000000-0000-4000-8000-000000000000').expect(404);
    expect(await actionsOf(teacher)).toEqual([['signed_up', null]]);
  });

  it('keeps the network and the browser’s family only, and no names', async () => {
    const email = `agent-${teacher.id}@school.example`;
    await request(app.address)
      .post('/api/email-signup')
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0')
      .send({ email, firstName: 'Zebedee', password: PASSWORD, confirmPassword: PASSWORD })
      .expect(201);
    const rows = await app.database.query(
      'select log.* from user_activity_log log join users on users.id = log.user_id where email = $1',
      [email],
    );
    expect(rows).toMatchObject([{ ip_address: '127.0.0.0/24', user_agent: 'Firefox on Linux' }]);
    expect(JSON.stringify(rows)).not.toMatch(/Zebedee|127\.0\.0\.1|132/);
  });

  it('never stands in the way of the action itself', async () => {
    await app.database.query('alter table user_activity_log rename to user_activity_log_away');
    try {
      await teacher.agent.post('/api/classes').send({ name: 'Year 9' }).expect(201);
      await logIn(teacher.email, PASSWORD).reply.expect(200);
      await logIn(teacher.email, 'not this one').reply.expect(401);
    } finally {
      await app.database.query('alter table user_activity_log_away rename to user_activity_log');
    }
  });
});

describe('downloading my data', () => {
  const download = async (person: Person) => {
    const reply = await person.agent.get('/api/user/data').buffer(true).parse(bytes).expect(200);
    const files = Object.entries(unzipSync(new Uint8Array(reply.body as Buffer)));
    const texts = new Map(files.map(([name, content]) => [name, strFromU8(content)]));
    return {
      headers: reply.headers,
      names: [...texts.keys()],
      text: (name: string) => texts.get(name) ?? '',
      json: (name: string) => JSON.parse(texts.get(name) ?? 'null'),
    };
  };

  it('gives everything of the account and nothing of others', async () => {
    const other = await aTeacher(app);
    await graded(other);
    await aStoredRubric(app, { owner: other, name: 'Not mine' });
    const { essayIds, criteriaId } = await graded(teacher, 2);
    await teacher.agent.delete(`/api/essays/${essayIds[1]}`).expect(204);
    const oneClass = await aClass(teacher);
    const assignment = await anAssignment(teacher, { classId: oneClass.id });
    await aStoredRubric(app, { owner: teacher, name: 'Mine' });
    await teacher.agent
      .put(`/api/classes/${oneClass.id}/students`)
      .send({ text: 'Ngozi Adebayo' })
      .expect(200);

    const data = await download(teacher);
    expect(data.headers['content-type']).toBe('application/zip');
    expect(data.headers['content-disposition']).toMatch(/^attachment; filename="my-data-.+\.zip"/);
    expect(data.names).toEqual([
      'README.txt',
      'account.json',
      'essays.json',
      'results.json',
      'criteria.json',
      'rubrics.json',
      'classes.json',
      'assignments.json',
      'rosters.json',
      'payments.json',
      'activity.json',
      'essays/0001 essay-1.txt',
      'essays/0002 essay-2.txt',
    ]);
    expect(data.json('account.json')).toMatchObject({ email: teacher.email });
    expect(data.json('essays.json')).toMatchObject([
      { id: essayIds[0], file: 'essays/0001 essay-1.txt', deletedAt: null },
      { id: essayIds[1], file: 'essays/0002 essay-2.txt', deletedAt: expect.any(String) },
    ]);
    expect(data.text('essays/0001 essay-1.txt')).toContain('reason number 1');
    expect(data.json('results.json')).toHaveLength(2);
    expect(data.json('results.json')[0].feedback).toHaveLength(3);
    expect(data.json('criteria.json')).toMatchObject([{ id: criteriaId }]);
    expect(data.json('rubrics.json')).toMatchObject([{ name: 'Mine', sharedWith: [] }]);
    expect(data.json('classes.json')).toMatchObject([{ id: oneClass.id, name: 'Year 9 English' }]);
    expect(data.json('assignments.json')).toMatchObject([{ id: assignment.id }]);
    expect(data.json('rosters.json')).toMatchObject([{ name: 'Ngozi Adebayo', classId: oneClass.id }]);
    expect(data.json('activity.json').map(({ action }: { action: string }) => action)).toContain(
      'grading_started',
    );
    const everything = data.names.map((name) => data.text(name)).join('');
    expect(everything).not.toContain('argon2');
    expect(everything).not.toContain(other.email);
  });

  it('cannot be led out of its folder by a file name', async () => {
    const assignment = await anAssignment(teacher);
    const id = await aFiledEssay(app, teacher, assignment.id);
    await app.database.query('update essays set filename = $2 where id = $1', [id, '../../../etc/cron.d/x']);
    expect((await download(teacher)).names.filter((name) => name.startsWith('essays/'))).toEqual([
      'essays/0001 _.._.._etc_cron.d_x.txt',
    ]);
  });

  it('holds a class set of 5,000 essays, each once', async () => {
    await app.database.query(
      `insert into essays (filename, content, word_count, page_count, user_id)
       select 'essay.pdf', 'Essay number ' || n, 3, 1, $1 from generate_series(1, 5000) n`,
      [teacher.id],
    );
    await app.database.query(
      `insert into user_activity_log (user_id, action) select $1, 'logged_in' from generate_series(1, 1200)`,
      [teacher.id],
    );
    const data = await download(teacher);
    const texts = data.names.filter((name) => name.startsWith('essays/')).map(data.text);
    expect(new Set(texts).size).toBe(5000);
    expect(data.json('essays.json')).toHaveLength(5000);
    expect(data.json('activity.json')).toHaveLength(1201);
  });
});

describe('deleting the account', () => {
  const remove = (person: Person, password: string) =>
    person.agent.post('/api/user/delete').send({ password });

  it('asks for the password', async () => {
    const { body } = await remove(teacher, 'wrong wrong').expect(400);
    expect(body).toMatchObject({ code: 'wrong_password', fields: { password: expect.any(String) } });
    await remove(teacher, '').expect(400);
    await request(app.address).post('/api/user/delete').send({ password: PASSWORD }).expect(401);
    await teacher.agent.get('/api/auth/user').expect(200);
  });

  it('removes everything of it at once, sessions included, and nothing of others', async () => {
    const other = await aTeacher(app);
    await graded(other);
    await graded(teacher);
    await anAssignment(teacher);
    await aStoredRubric(app, { owner: teacher });
    const elsewhere = logIn(teacher.email, PASSWORD);
    await elsewhere.reply.expect(200);

    await remove(teacher, PASSWORD).expect(204);

    await teacher.agent.get('/api/auth/user').expect(401);
    await elsewhere.agent.get('/api/auth/user').expect(401);
    await logIn(teacher.email, PASSWORD).reply.expect(401);
    for (const table of OWNED_TABLES) {
      const rows = await app.database.query(`select 1 from ${table} where user_id = $1`, [teacher.id]);
      expect([table, rows]).toEqual([table, []]);
    }
    const sessions = await app.database.query(
      `select 1 from sessions where sess::text like '%' || $1 || '%'`,
      [teacher.id],
    );
    expect(sessions).toEqual([]);
    expect((await profileOf(other)).usageStats).toMatchObject({ totalEssays: 1, totalGradings: 1 });
    // The address is free again.
    await aTeacher(app, { email: teacher.email });
  });

  it('ends gradings that are running without a result, and without an error', async () => {
    const set = await aClassSet(teacher, { essays: 6 });
    await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
    await remove(teacher, PASSWORD).expect(204);
    const open = async () =>
      (
        await app.database.query(
          `select 1 from graphile_worker.jobs where key like 'grade:%'
             and not exists (select from grading_jobs where 'grade:' || id = key)`,
        )
      ).length as number;
    for (let tries = 0; tries < 300 && (await open()) > 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await open()).toBe(0);
    const rows = await app.database.query('select 1 from grading_results where user_id = $1', [teacher.id]);
    expect(rows).toEqual([]);
    expect(app.log.join('')).not.toContain('unexpected error');
  });

  it('is refused to the last administrator, in words', async () => {
    await app.database.query('update users set is_admin = false');
    const [first, second] = [await anAdmin(app), await anAdmin(app)];
    await remove(first, PASSWORD).expect(204);
    const { body } = await remove(second, PASSWORD).expect(409);
    expect(body).toMatchObject({ code: 'last_admin', message: expect.stringMatching(/only administrator/) });
    await second.agent.get('/api/auth/user').expect(200);
  });

  it('leaves one of the last two administrators who go at the same moment', async () => {
    await app.database.query('update users set is_admin = false');
    const pair = [await anAdmin(app), await anAdmin(app)];
    const replies = await Promise.all(pair.map((admin) => remove(admin, PASSWORD)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

/** Superagent's parser of a binary body. */
function bytes(reply: request.Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  const stream = reply as unknown as NodeJS.ReadableStream;
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  stream.on('end', () => done(null, Buffer.concat(pieces)));
}
