import request from 'supertest';
import { aClass } from '../factories/classes';
import { aTeacher, type Person } from '../factories/people';
import { startTestApp, type TestApp } from '../setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  teacher = await aTeacher(app);
});
afterAll(() => app.close());

const manyIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

describe('a body above 64 KB', () => {
  it.each([
    ['sign-in', '/api/auth/login'],
    ['sign-up', '/api/email-signup'],
    ['a call that exists only for those signed in', '/api/analyze-text'],
  ])('is not accepted from a stranger: %s', async (_, path) => {
    const { body } = await request(app.address)
      .post(path)
      .send({ email: 'x'.repeat(70_000), text: 'x' })
      .expect(413);
    expect(body).toMatchObject({ statusCode: 413, code: 'too_large' });
  });

  it('is not accepted if the call has no field that long', async () => {
    await teacher.agent
      .put('/api/user/profile')
      .send({ firstName: 'x'.repeat(70_000) })
      .expect(413);
  });

  it('is checked by its contract, like any other', async () => {
    const { body } = await teacher.agent
      .post('/api/grade-enhanced')
      .send({ essayIds: manyIds(2_000), criteriaId: 'x' })
      .expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'invalid_input',
      message: 'This is not a valid id.',
      fields: { criteriaId: 'This is not a valid id.' },
    });
  });

  it('is refused as malformed, like any other', async () => {
    const { body } = await teacher.agent
      .post('/api/criteria/text')
      .set('content-type', 'application/json')
      .send(`{"text":"${'x'.repeat(70_000)}`)
      .expect(400);
    expect(body).toMatchObject({ code: 'bad_request' });
  });

  it('is not criticised in a guard’s refusal', async () => {
    const expired = await aTeacher(app);
    await app.database.query(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, [
      expired.id,
    ]);
    await expired.agent
      .post('/api/grade-enhanced')
      .send({ essayIds: manyIds(2_000) })
      .expect(403);
  });

  it('reaches its use case: criteria, a roster and a rubric of more than 64 KB', async () => {
    const lines = Array.from(
      { length: 250 },
      (_, index) => `Criterion ${index} ${'looks at it closely '.repeat(15)}`,
    );
    const criteria = await teacher.agent
      .post('/api/criteria/text')
      .send({ text: lines.join('\n') })
      .expect(201);
    expect(criteria.body.items).toHaveLength(250);
    const { id } = await aClass(teacher);
    const names = Array.from(
      { length: 1_900 },
      (_, index) => `Student Number ${'abcdefghij'[index % 10]}${index}x,s${index}@school.example`,
    );
    const roster = await teacher.agent
      .put(`/api/classes/${id}/students`)
      .send({ text: `Name,Email\n${names.join('\n')}` })
      .expect(200);
    expect(roster.body.students).toHaveLength(1_900);
    const rubric = await teacher.agent
      .post('/api/rubrics/import')
      .send({ text: lines.join('\n') })
      .expect(200);
    expect(rubric.body.criteria).toHaveLength(250);
  });

  it('gets the same refusals from a thread', async () => {
    const { body } = await teacher.agent
      .post('/api/rubrics/import')
      .send({ text: 'a,\nb,\n'.repeat(80_000) })
      .expect(400);
    expect(body).toMatchObject({ code: 'import_not_understood', fields: { text: expect.any(String) } });
    const { body: criteria } = await teacher.agent
      .post('/api/criteria/text')
      .send({ text: 'a,\nb,\n'.repeat(48_000) })
      .expect(400);
    expect(criteria).toMatchObject({ code: 'too_long' });
    const { id } = await aClass(teacher);
    const { body: roster } = await teacher.agent
      .put(`/api/classes/${id}/students`)
      .send({ text: 'Mia Tran\nBo Li\n'.repeat(20_000) })
      .expect(400);
    expect(roster).toMatchObject({ code: 'too_many_students' });
  });
});

it('loses characters that the database cannot store, wherever they are and however deep', async () => {
  const { body } = await teacher.agent
    .post('/api/classes')
    .set('content-type', 'application/json')
    .send(
      '{"name":"Year\\u0000 9 \\ud800","description":"a\\udc00b","extra":[[["\\u0000"]]],"__proto__":"\\u0000"}',
    )
    .expect(201);
  expect(body).toMatchObject({ name: 'Year 9 \ufffd', description: 'a\ufffdb' });
});

it('refuses a body that is nothing but brackets', async () => {
  await teacher.agent
    .post('/api/classes')
    .set('content-type', 'application/json')
    .send(`{"name":"\\u0000","deep":${'['.repeat(25_000)}${']'.repeat(25_000)}}`)
    .expect(400);
});

describe('too many of something', () => {
  const proposal = (id: string) => ({
    essayId: id,
    id,
    version: 1,
    inForce: { id, version: 1 },
    isReviewed: false,
  });
  const approval = (id: string) => ({ essayId: id, id, version: 1, proposalId: null });
  const words = (count: number) => 'word '.repeat(count);
  const FEWER_ESSAYS = 'Choose fewer essays: at most 5,000 at a time.';

  it.each([
    ['/api/grade-enhanced', 'essayIds', FEWER_ESSAYS, manyIds],
    ['/api/grading/preview', 'essayIds', FEWER_ESSAYS, manyIds],
    ['/api/essays/delete', 'ids', FEWER_ESSAYS, manyIds],
    ['/api/deleted-essays/restore', 'ids', FEWER_ESSAYS, manyIds],
    [
      '/api/proposals/accept',
      'proposals',
      'Choose fewer proposals: at most 500 at a time.',
      (count: number) => manyIds(count).map(proposal),
    ],
    [
      '/api/approvals',
      'essays',
      'Choose fewer essays: at most 500 at a time.',
      (count: number) => manyIds(count).map(approval),
    ],
  ] as const)(
    'is answered with the limit and what to do, counted or not: %s',
    async (path, field, message, many) => {
      // The first is counted by the contract; the second is not even read.
      for (const [count, status] of [
        [message.includes('500 ') ? 501 : 5_001, 400],
        [10_000, 413],
      ] as const) {
        const { body } = await teacher.agent
          .post(path)
          .send({ [field]: many(count) })
          .expect(status);
        expect(body).toMatchObject({ message, fields: { [field]: message } });
      }
    },
  );

  it.each([
    [
      'post',
      '/api/criteria/text',
      'text',
      'Criteria can have at most 300,000 characters in all.',
      words(300_000),
    ],
    [
      'post',
      '/api/rubrics/import',
      'text',
      'A list of criteria to import can have at most 500,000 characters.',
      words(400_000),
    ],
    [
      'put',
      `/api/classes/${manyIds(1)[0]}/students`,
      'text',
      'A class list can have at most 500,000 characters.',
      words(400_000),
    ],
    ['post', '/api/analyze-text', 'text', 'A text can have at most 600,000 characters.', words(900_000)],
    [
      'post',
      '/api/rubrics',
      'criteria',
      'A rubric can have at most 100,000 characters in all.',
      words(200_000),
    ],
  ] as const)(
    'names the field and the limit of a text: %s %s',
    async (method, path, field, message, text) => {
      const { body } = await teacher.agent[method](path)
        .send({ [field]: text })
        .expect(413);
      expect(body).toEqual({ statusCode: 413, code: 'too_large', message, fields: { [field]: message } });
    },
  );

  it('says how much the other calls take', async () => {
    const { body } = await teacher.agent
      .put('/api/user/profile')
      .send({ firstName: 'x'.repeat(70_000) })
      .expect(413);
    expect((body as { message: string }).message).toContain('64 KB');
  });

  it('is answered in words where the address itself is too long', async () => {
    const { body } = await teacher.agent
      .get('/api/export/reports')
      .query({ ids: manyIds(600).join(',') })
      .expect(431);
    expect(body).toEqual({
      statusCode: 431,
      code: 'too_large',
      message: 'This address is too long. To choose essays in it, name at most 200.',
    });
  });
});

it('names a few of many faults, not all of them', async () => {
  const { body } = await teacher.agent
    .post('/api/essays/delete')
    .send({ ids: Array.from({ length: 1_000 }, () => 'no id') })
    .expect(400);
  expect(Object.keys((body as { fields: object }).fields).length).toBeLessThanOrEqual(20);
});
