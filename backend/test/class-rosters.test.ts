import { ROSTER_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import {
  ROSTER_MAX_STUDENTS,
  ROSTER_VERSION_HEADER,
  type Class,
  type Student,
} from '@marklight/contracts/classes';
import { aClass } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const rosterOf = async (id: string): Promise<Student[]> =>
  (await teacher.agent.get(`/api/classes/${id}/students`).expect(200)).body as Student[];
const classNow = async (id: string): Promise<Class> =>
  (await teacher.agent.get(`/api/classes/${id}`).expect(200)).body as Class;

describe('a roster', () => {
  const put = (id: string, text: unknown, person = teacher) =>
    person.agent.put(`/api/classes/${id}/students`).send({ text });

  it('is set by a pasted list, which replaces the one before', async () => {
    const { id } = await aClass(teacher);
    expect(await rosterOf(id)).toEqual([]);
    await put(id, 'Old Student').expect(200);
    const { body } = await put(
      id,
      'Name,Email,Student number\nZoë Brown,zoe@school.edu,7\nBo Chen,,\nzoë brown,zoe@school.edu,7\nAli Haddad,nobody',
    ).expect(200);
    expect(body).toEqual({
      students: [
        { id: expect.any(String), name: 'Zoë Brown', email: 'zoe@school.edu', studentNumber: '7' },
        { id: expect.any(String), name: 'Bo Chen', email: null, studentNumber: null },
      ],
      skipped: [
        { line: 4, reason: 'This student is already on line 2.' },
        { line: 5, reason: 'The email address on this line is not valid.' },
      ],
    });
    expect(await rosterOf(id)).toEqual(body.students);
  });

  it('is not replaced from a second tab that shows an earlier list', async () => {
    const { id } = await aClass(teacher);
    const versionOf = async () =>
      (await teacher.agent.get(`/api/classes/${id}/students`).expect(200)).get(ROSTER_VERSION_HEADER);
    const save = (text: string, version?: string) =>
      teacher.agent.put(`/api/classes/${id}/students`).send({ text, version });
    await put(id, 'Bo Chen').expect(200);
    const opened = await versionOf();
    expect(await versionOf()).toBe(opened);
    await save('Bo Chen\nAli Haddad', opened).expect(200);
    const { body } = await save('Bo Chen\nZoë Brown', opened).expect(409);
    expect(body).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringMatching(/^This class list was changed in another tab/) as string,
    });
    expect((await rosterOf(id)).map(({ name }) => name)).toEqual(['Bo Chen', 'Ali Haddad']);
    // The same list again, after a reply that got lost.
    await save('Bo Chen\nAli Haddad', opened).expect(200);
    await save('Bo Chen,bo@school.edu\nAli Haddad', await versionOf()).expect(200);
    expect(await versionOf()).not.toBe(opened);
    await save('Zoë Brown', 'x'.repeat(65)).expect(400);
    await save('Zoë Brown').expect(200);
  });

  it('may hold 2,000 students, and no more', async () => {
    const { id } = await aClass(teacher);
    const lines = Array.from({ length: ROSTER_MAX_STUDENTS }, (_, n) => `Student <s${n}@school.edu>`).join(
      '\n',
    );
    const { body } = await put(id, lines).expect(200);
    expect(body.students).toHaveLength(ROSTER_MAX_STUDENTS);
    expect((await put(id, `${lines}\nOne More`).expect(400)).body).toMatchObject({
      code: 'too_many_students',
      message: 'A class list can have at most 2,000 students.',
    });
    expect(await classNow(id)).toMatchObject({ rosterSize: ROSTER_MAX_STUDENTS });
  });

  it('stays as it was when a list has no student in it, and goes with a blank one', async () => {
    const { id } = await aClass(teacher, { studentCount: 12 });
    await put(id, 'Jane Smith').expect(200);
    const { body } = await put(id, '12345\n67890').expect(400);
    expect(body).toMatchObject({ code: 'no_students', fields: { text: expect.stringContaining('Line 1') } });
    await put(id, 'x'.repeat(ROSTER_TEXT_MAX_CHARACTERS + 1)).expect(400);
    expect((await put(id, undefined).expect(400)).body.fields).toHaveProperty('text');
    expect(await rosterOf(id)).toHaveLength(1);
    expect((await put(id, ' \n').expect(200)).body).toEqual({ students: [], skipped: [] });
    expect(await classNow(id)).toMatchObject({ rosterSize: 0, studentCount: 12 });
  });

  it('is one of two lists sent at the same time, never a mixture', async () => {
    const { id } = await aClass(teacher);
    const list = (letter: string) =>
      Array.from({ length: 50 }, (_, n) => `${letter} <${letter}${n}@school.edu>`).join('\n');
    await Promise.all(['A', 'B', 'C'].map((letter) => put(id, list(letter)).expect(200)));
    const names = (await rosterOf(id)).map(({ name }) => name);
    expect(names).toHaveLength(50);
    expect(new Set(names).size).toBe(1);
  });

  it('never appears in the log', async () => {
    const { id } = await aClass(teacher);
    await put(id, 'Xylophia Quatermain <xylophia@school.edu>').expect(200);
    await put(id, 'xylophia-without-a-name@school.edu').expect(400);
    expect(app.log.join('')).not.toMatch(/xylophia/i);
  });
});
