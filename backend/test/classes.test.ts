import { randomUUID } from 'node:crypto';
import {
  CLASS_NAME_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  STUDENT_COUNT_MAX,
  type Class,
} from '@marklight/contracts/classes';
import request from 'supertest';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { aClass, aFiledEssay, anAssignment } from './factories/classes';
import { aTeacher, anExpiredTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let other: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [teacher, other] = await Promise.all([aTeacher(app), aTeacher(app)]);
});

const listed = async (path: string): Promise<{ name: string }[]> =>
  (await teacher.agent.get(path).expect(200)).body as { name: string }[];
const classNow = async (id: string): Promise<Class> =>
  (await teacher.agent.get(`/api/classes/${id}`).expect(200)).body as Class;

describe('a class', () => {
  it('is made with its name alone, or with all that the form has', async () => {
    expect(await aClass(teacher, { name: '  Year 7  ' })).toEqual({
      id: expect.any(String),
      name: 'Year 7',
      description: null,
      studentCount: 0,
      rosterSize: 0,
      assignmentCount: 0,
      essayCount: 0,
      createdAt: expect.any(String),
      version: 1,
    });
    const given = { name: 'Year 8', description: 'Two\nlines', studentCount: 28 };
    const made = await aClass(teacher, given);
    expect(made).toMatchObject(given);
    expect(await classNow(made.id)).toEqual(made);
  });

  it.each([
    ['of 500 characters', 'x'.repeat(CLASS_NAME_MAX_CHARACTERS)],
    ['of emoji', '👩🏽‍🏫📚'.repeat(40)],
    ['in another script', 'الصف التاسع – 9年级'],
    ['that looks like markup or SQL', `<b>"Robert'); drop table classes;--</b>`],
  ])('may have a name %s', async (_, name) => {
    const { id } = await aClass(teacher, { name });
    expect((await classNow(id)).name).toBe(name);
  });

  it('loses the one character that the database cannot store', async () => {
    expect(await aClass(teacher, { name: 'Year\u0000 9', description: '\u0000' })).toMatchObject({
      name: 'Year 9',
      description: null,
    });
  });

  it.each([
    ['no name', { name: undefined }, 'name', 'Please enter a class name.'],
    ['a blank name', { name: ' \u0000 ' }, 'name', 'Please enter a class name.'],
    [
      'a name too long',
      { name: 'x'.repeat(CLASS_NAME_MAX_CHARACTERS + 1) },
      'name',
      /at most 500 characters/,
    ],
    [
      'a description too long',
      { description: 'x'.repeat(DESCRIPTION_MAX_CHARACTERS + 1) },
      'description',
      /at most 5,000/,
    ],
    ['fewer than no students', { studentCount: -1 }, 'studentCount', /cannot be negative/],
    ['half a student', { studentCount: 2.5 }, 'studentCount', /whole number/],
    [
      'more students than a school',
      { studentCount: STUDENT_COUNT_MAX + 1 },
      'studentCount',
      /at most 10,000/,
    ],
  ])('is refused with %s, naming the field', async (_, wrong, field, message) => {
    const { body } = await teacher.agent
      .post('/api/classes')
      .send({ name: 'Year 9', ...wrong })
      .expect(400);
    expect(body.fields[field]).toMatch(message);
    expect(await listed('/api/classes')).toEqual([]);
  });

  it('is edited', async () => {
    const { id } = await aClass(teacher);
    const { body } = await teacher.agent
      .put(`/api/classes/${id}`)
      .send({ name: 'Year 10', description: 'New', studentCount: 31, version: 1 })
      .expect(200);
    expect(body).toMatchObject({ id, name: 'Year 10', description: 'New', studentCount: 31, version: 2 });
    expect(await classNow(id)).toEqual(body);
  });

  it('is not overwritten by an edit of an older version', async () => {
    const { id } = await aClass(teacher);
    const save = (name: string) => teacher.agent.put(`/api/classes/${id}`).send({ name, version: 1 });
    const replies = await Promise.all([save('One tab'), save('Another tab')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.status === 200 ? replies : [replies[1], replies[0]];
    expect(loser?.body).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/changed in another tab or by somebody else/),
    });
    expect(await classNow(id)).toEqual(winner?.body);
    for (const version of [undefined, 0, 1e12]) {
      const { body } = await teacher.agent
        .put(`/api/classes/${id}`)
        .send({ name: 'Year 9', version })
        .expect(400);
      expect(body.fields).toHaveProperty('version');
    }
  });

  it('goes with its assignments and roster; essays stay and lose the assignment', async () => {
    const { id } = await aClass(teacher);
    const assignment = await anAssignment(teacher, { classId: id });
    const essayId = await aFiledEssay(app, teacher, assignment.id);
    await teacher.agent.put(`/api/classes/${id}/students`).send({ text: 'Jane Smith' }).expect(200);
    await teacher.agent.delete(`/api/classes/${id}`).expect(204);
    await teacher.agent.get(`/api/classes/${id}`).expect(404);
    await teacher.agent.delete(`/api/classes/${id}`).expect(404);
    await teacher.agent.get(`/api/assignments/${assignment.id}`).expect(404);
    expect(await app.database.query('select 1 from class_students where class_id = $1', [id])).toEqual([]);
    const { body } = await teacher.agent.get(`/api/essays/${essayId}`).expect(200);
    expect(body).toMatchObject({ id: essayId, assignmentId: null });
  });
});

describe('the list of classes', () => {
  it('has the newest first, in pages, with the total', async () => {
    for (let n = 1; n <= 5; n += 1) await aClass(teacher, { name: `Class ${n}` });
    expect((await listed('/api/classes')).map(({ name }) => name)).toEqual([
      'Class 5',
      'Class 4',
      'Class 3',
      'Class 2',
      'Class 1',
    ]);
    const page = await teacher.agent.get('/api/classes?page=2&pageSize=2').expect(200);
    expect(page.headers['x-total-count']).toBe('5');
    expect((page.body as Class[]).map(({ name }) => name)).toEqual(['Class 3', 'Class 2']);
    const beyond = await teacher.agent.get('/api/classes?page=9&pageSize=2').expect(200);
    expect([beyond.headers['x-total-count'], beyond.body]).toEqual(['5', []]);
    await teacher.agent.get('/api/classes?page=0').expect(400);
  });

  it('gives 500 without a page', async () => {
    await app.database.query(
      `insert into classes (name, user_id) select 'Class ' || n, $1 from generate_series(1, 501) n`,
      [teacher.id],
    );
    const { body, headers } = await teacher.agent.get('/api/classes').expect(200);
    expect([body.length, headers['x-total-count']]).toEqual([500, '501']);
  });

  it('counts assignments, essays that are not deleted, and the roster', async () => {
    const { id } = await aClass(teacher, { studentCount: 30 });
    const [first] = [
      await anAssignment(teacher, { classId: id }),
      await anAssignment(teacher, { classId: id }),
    ];
    await aFiledEssay(app, teacher, first.id);
    await aFiledEssay(app, teacher, first.id);
    await aFiledEssay(app, teacher, first.id, { deleted: true });
    await aFiledEssay(app, teacher, (await anAssignment(teacher)).id);
    const counts = { assignmentCount: 2, essayCount: 2, rosterSize: 0, studentCount: 30 };
    expect(await classNow(id)).toMatchObject(counts);
    await teacher.agent.put(`/api/classes/${id}/students`).send({ text: 'Jane\nBo\nAli' }).expect(200);
    const all = (await teacher.agent.get('/api/classes').expect(200)).body as Class[];
    expect(all.find((one) => one.id === id)).toMatchObject({ ...counts, rosterSize: 3, studentCount: 3 });
    expect(all.find((one) => one.id !== id)).toMatchObject({
      assignmentCount: 1,
      essayCount: 1,
      rosterSize: 0,
    });
    expect((await teacher.agent.get(`/api/assignments/${first.id}`)).body.essayCount).toBe(2);
  });

  it('asks the database as often for many classes as for one', async () => {
    const sent = jest.spyOn(PostgresQueryRunner.prototype, 'query');
    const queries = async () => {
      sent.mockClear();
      await teacher.agent.get('/api/classes').expect(200);
      return sent.mock.calls.filter(([sql]) => /class|assignment|essay/.test(sql)).length;
    };
    await aClass(teacher);
    await anAssignment(teacher);
    const few = await queries();
    for (let n = 0; n < 10; n += 1) await anAssignment(teacher);
    expect(few).toBeGreaterThan(0);
    expect(await queries()).toBe(few);
    sent.mockRestore();
  });
});

describe('who may see and change classes', () => {
  it('is their own teacher; for another they do not exist', async () => {
    const { id: classId } = await aClass(teacher);
    const { id } = await anAssignment(teacher, { classId });
    await teacher.agent.put(`/api/classes/${classId}/students`).send({ text: 'Jane Smith' }).expect(200);
    const calls = (a: string, c: string) => [
      other.agent.get(`/api/classes/${c}`),
      other.agent.put(`/api/classes/${c}`).send({ name: 'Mine now', version: 1 }),
      other.agent.delete(`/api/classes/${c}`),
      other.agent.get(`/api/classes/${c}/students`),
      other.agent.put(`/api/classes/${c}/students`).send({ text: '' }),
      other.agent.get(`/api/assignments?classId=${c}`),
      other.agent.post('/api/assignments').send({ title: 'Mine', classId: c }),
      other.agent.get(`/api/assignments/${a}`),
      other.agent.put(`/api/assignments/${a}`).send({ title: 'Mine', classId: c, version: 1 }),
      other.agent.delete(`/api/assignments/${a}`),
    ];
    const theirs = await Promise.all(calls(id, classId));
    const nobodys = await Promise.all(calls(randomUUID(), randomUUID()));
    expect(theirs.map(({ status }) => status)).toEqual(theirs.map(() => 404));
    expect(theirs.map(({ body }) => body)).toEqual(nobodys.map(({ body }) => body));
    for (const list of ['/api/classes', '/api/assignments']) {
      expect((await other.agent.get(list).expect(200)).body).toEqual([]);
    }
    expect(await classNow(classId)).toMatchObject({ version: 1, rosterSize: 1, assignmentCount: 1 });
  });

  it('cannot move their assignment into another teacher’s class', async () => {
    const { id } = await anAssignment(teacher);
    const { id: classId } = await aClass(other);
    const { body } = await teacher.agent
      .put(`/api/assignments/${id}`)
      .send({ title: 'Letter', classId, version: 1 })
      .expect(404);
    expect(body.fields).toEqual({ classId: expect.stringContaining('class was not found') });
  });

  it('is neither a visitor nor an account whose trial has ended', async () => {
    const expired = await anExpiredTeacher(app);
    const path = `/api/classes/${randomUUID()}`;
    for (const call of [
      ['get', '/api/classes'],
      ['post', '/api/classes'],
      ['get', path],
      ['put', path],
      ['delete', path],
      ['get', `${path}/students`],
      ['put', `${path}/students`],
      ['get', '/api/assignments'],
      ['post', '/api/assignments'],
    ] as const) {
      const [method, address] = call;
      await request(app.address)[method](address).expect(401);
      expect((await expired.agent[method](address).expect(403)).body.code).toBe('trial_expired');
    }
  });

  it('names a class by an id, and anything else is a clear error', async () => {
    const { body } = await teacher.agent.get('/api/classes/1').expect(400);
    expect(body).toMatchObject({ code: 'invalid_input', message: 'This is not a valid id.' });
  });
});
