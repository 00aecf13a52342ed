import type { Essay } from '@marklight/contracts/essays';
import {
  ESSAYS_PER_STUDENT_MAX,
  TO_MATCH_MAX,
  type AssignmentRoster,
} from '@marklight/contracts/roster-matches';
import { API, pathTo } from '@marklight/contracts/routes';
import { aClass, anAssignment } from './factories/classes';
import { anEssayPdf } from './factories/pdf';
import { aTeacher, type Person } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let classId: string;
let assignmentId: string;
let serial = 0;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  classId = (await aClass(teacher)).id;
  assignmentId = (await anAssignment(teacher, { classId })).id;
});

const LIST = 'Aroha Ngata\nYuki Tanaka\nMohammed Al-Farsi\nJane Smith\nJohn Smith';
const list = (text: string, id = classId) =>
  teacher.agent.put(pathTo(API.classStudents, { id })).send({ text }).expect(200);

async function rosterOf(id = assignmentId): Promise<AssignmentRoster> {
  const { body } = await teacher.agent.get(pathTo(API.assignmentRoster, { id })).expect(200);
  return body as AssignmentRoster;
}
/** Names of those who have handed in, each with the number of essays. */
const handedIn = ({ students }: AssignmentRoster) =>
  students.flatMap(({ name, essayIds }) => (essayIds.length > 0 ? [`${name}: ${essayIds.length}`] : []));

/** Uploads files with different words each; the lines given come first in the file. */
async function upload(files: Record<string, string[]>, into = assignmentId): Promise<Essay[]> {
  const call = teacher.agent.post(API.essays).field('assignmentId', into);
  for (const [filename, top] of Object.entries(files)) {
    serial += 1;
    const pdf = await anEssayPdf({
      paragraphs: [...top, `Reason number ${serial} why everybody should cook.`],
    });
    call.attach('essays', pdf, filename);
  }
  return ((await call.expect(201)).body as { essays: Essay[] }).essays;
}
const give = (essayId: string, body: object, by = teacher) =>
  by.agent.put(pathTo(API.essayStudent, { id: essayId })).send(body);
const idOf = (roster: AssignmentRoster, name: string) =>
  roster.students.find((student) => student.name === name)?.id ?? '';

describe('a list of essays to match', () => {
  it('is limited, and says how many more there are', async () => {
    await list(LIST);
    await app.database.query(
      `insert into essays (filename, content, word_count, page_count, user_id, assignment_id, student_id)
       select 'essay-' || n || '.pdf', 'A short essay.', 3, 1, $1, $2, case when n <= $4 then $5::uuid end
       from generate_series(1, $3::int) as n`,
      [
        teacher.id,
        assignmentId,
        TO_MATCH_MAX + 2 * ESSAYS_PER_STUDENT_MAX,
        ESSAYS_PER_STUDENT_MAX + 1,
        idOf(await rosterOf(), 'Aroha Ngata'),
      ],
    );
    const roster = await rosterOf();
    expect(roster.toMatch).toHaveLength(TO_MATCH_MAX);
    expect(roster.moreToMatch).toBe(ESSAYS_PER_STUDENT_MAX - 1);
    expect(handedIn(roster)).toEqual([`Aroha Ngata: ${ESSAYS_PER_STUDENT_MAX}`]);
  });
});

describe('essays that are handed in', () => {
  it('go to the students who certainly wrote them, and the rest have not handed in', async () => {
    await list(LIST);
    const essays = await upload({
      'Ngata_Aroha_censorship.pdf': [],
      'essay_yuki_tanaka_FINAL(2).pdf': [],
      'Al-Farsi, Mohammed.pdf': [],
    });
    expect(essays.map(({ studentName }) => studentName)).toEqual([
      'Aroha Ngata',
      'Yuki Tanaka',
      'Mohammed Al-Farsi',
    ]);
    const roster = await rosterOf();
    expect(handedIn(roster)).toEqual(['Aroha Ngata: 1', 'Yuki Tanaka: 1', 'Mohammed Al-Farsi: 1']);
    expect(roster.toMatch).toEqual([]);
  });

  it('are recognised by the student number in the name block, which the text leaves out', async () => {
    await list('name,student number\nAroha Ngata,104233\nYuki Tanaka,104234');
    const [essay] = await upload({ 'scan.pdf': ['Student number: 104234', 'Class: 9B'] });
    expect(essay?.studentName).toBe('Yuki Tanaka');
    expect(essay?.content).not.toContain('104234');
  });

  it('are proposed, not assigned, when uncertain, above all with two students of the same name', async () => {
    await list('name,student number\nJane Smith,1001\nJane Smith,1002\nYuki Tanaka,1003');
    await upload({ 'Jane_Smith.pdf': [], 'yuki.pdf': [], 'essay.pdf': [] });
    const roster = await rosterOf();
    expect(handedIn(roster)).toEqual([]);
    const { students, toMatch } = roster;
    const [one, other, yuki] = students.map(({ id }) => id);
    const proposed = new Map(toMatch.map(({ filename, candidates }) => [filename, candidates]));
    expect(
      proposed
        .get('Jane_Smith.pdf')
        ?.map(({ studentId }) => studentId)
        .sort(),
    ).toEqual([one, other].sort());
    expect(proposed.get('yuki.pdf')).toEqual([{ studentId: yuki, reason: 'part_of_name' }]);
    expect(proposed.get('essay.pdf')).toEqual([]);
  });
});

describe('the teacher’s word on who wrote an essay', () => {
  it('stands, even if it is nobody on the roster', async () => {
    await list(LIST);
    const [mine, nobodys] = await upload({ 'Jane_Smith.pdf': [], 'smith.pdf': [] });
    await give(mine?.id ?? '', { studentId: idOf(await rosterOf(), 'John Smith') }).expect(204);
    await give(nobodys?.id ?? '', { studentId: null }).expect(204);
    await list(`${LIST}\nNew Student`);
    const roster = await rosterOf();
    expect(handedIn(roster)).toEqual(['John Smith: 1']);
    expect(roster.toMatch).toEqual([]);
    const { body } = await teacher.agent.get(pathTo(API.essay, { id: mine?.id ?? '' })).expect(200);
    expect((body as Essay).studentName).toBe('John Smith');
  });

  it('removes the name together with the student who did not write it', async () => {
    await list(LIST);
    const [essay] = await upload({ 'Yuki_Tanaka.pdf': [] });
    await give(essay?.id ?? '', { studentId: null }).expect(204);
    const { body } = await teacher.agent.get(pathTo(API.essay, { id: essay?.id ?? '' })).expect(200);
    expect((body as Essay).studentName).toBeNull();
    const roster = await rosterOf();
    expect([handedIn(roster), roster.toMatch]).toEqual([[], []]);
  });

  it('is not overwritten from a second window', async () => {
    await list(LIST);
    const [essay] = await upload({ 'smith.pdf': [] });
    const roster = await rosterOf();
    const [jane, john] = [idOf(roster, 'Jane Smith'), idOf(roster, 'John Smith')];
    await give(essay?.id ?? '', { studentId: jane, was: null }).expect(204);
    expect((await give(essay?.id ?? '', { studentId: john, was: null }).expect(409)).body).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(handedIn(await rosterOf())).toEqual(['Jane Smith: 1']);
  });

  it('must name a student of that class', async () => {
    const elsewhere = await aClass(teacher);
    await list('Somebody Else', elsewhere.id);
    const [essay] = await upload({ 'essay.pdf': [] });
    const other = await anAssignment(teacher, { classId: elsewhere.id });
    const stranger = idOf(await rosterOf(other.id), 'Somebody Else');
    await give(essay?.id ?? '', { studentId: stranger }).expect(404);
  });

  it('is asked for if the typed name is that of two students', async () => {
    await list('Name,Student number\nMia Chen,1042\nMia Chen,1043\nTom Baker,7');
    const [essay] = await upload({ 'cooking.pdf': [] });
    const id = essay?.id ?? '';
    const { body } = await teacher.agent
      .put(pathTo(API.essay, { id }))
      .send({ studentName: 'mia chen' })
      .expect(200);
    expect(body).toMatchObject({ isToMatch: true });
    const { toMatch, students } = await rosterOf();
    expect(toMatch).toMatchObject([
      {
        essayId: id,
        studentName: 'mia chen',
        candidates: students.slice(0, 2).map((one) => ({ studentId: one.id, reason: 'name' })),
      },
    ]);
    // A name that nobody has is the teacher's word that nobody on the list wrote it.
    await teacher.agent.put(pathTo(API.essay, { id })).send({ studentName: 'Somebody Else' }).expect(200);
    expect((await rosterOf()).toMatch).toEqual([]);
  });

  it('is also given by typing the name', async () => {
    await list(LIST);
    const [essay] = await upload({ 'smith.pdf': [] });
    const name = (studentName: string) =>
      teacher.agent
        .put(pathTo(API.essay, { id: essay?.id ?? '' }))
        .send({ studentName })
        .expect(200);
    expect((await name('tanaka, yuki')).body).toMatchObject({ studentName: 'Yuki Tanaka' });
    expect(handedIn(await rosterOf())).toEqual(['Yuki Tanaka: 1']);
    await name('Visiting Student');
    expect(handedIn(await rosterOf())).toEqual([]);
    expect((await rosterOf()).toMatch).toEqual([]);
  });
});

describe('a roster that changes', () => {
  it('is matched with essays uploaded before it', async () => {
    await upload({ 'Ngata_Aroha.pdf': [] });
    expect(await rosterOf()).toEqual({ students: [], toMatch: [], moreToMatch: 0 });
    await list(LIST);
    expect(handedIn(await rosterOf())).toEqual(['Aroha Ngata: 1']);
  });

  it('keeps the essays of students who stay, and asks about those of students who leave', async () => {
    await list('name,student number\nAroha Ngata,1001\nYuki Tanaka,1002');
    const [, yukis] = await upload({ 'Ngata_Aroha.pdf': [], 'Yuki_Tanaka.pdf': [] });
    await list('name,student number\nBo Chen,1003\nYuki Tanaka-Jones,1002');
    const roster = await rosterOf();
    expect(handedIn(roster)).toEqual(['Yuki Tanaka-Jones: 1']);
    expect(roster.toMatch.map(({ filename }) => filename)).toEqual(['Ngata_Aroha.pdf']);
    const { body } = await teacher.agent.get(pathTo(API.essay, { id: yukis?.id ?? '' })).expect(200);
    expect((body as Essay).studentName).toBe('Yuki Tanaka-Jones');
  });

  it('leaves the teacher’s word standing: an essay waits for its student, whatever its file is called', async () => {
    const [both, without] = ['Aroha Ngata\nBo Chen', 'Aroha Ngata'];
    await list(both);
    const [essay] = await upload({ 'Ngata_Aroha.pdf': [] });
    await give(essay?.id ?? '', { studentId: idOf(await rosterOf(), 'Bo Chen') }).expect(204);
    for (let round = 0; round < 2; round += 1) {
      for (const text of [without, `${without}\nYuki Tanaka`]) {
        await list(text);
        const roster = await rosterOf();
        expect(handedIn(roster)).toEqual([]);
        expect(roster.toMatch).toMatchObject([{ essayId: essay?.id, studentName: 'Bo Chen' }]);
      }
      await list(both);
      expect(handedIn(await rosterOf())).toEqual(['Bo Chen: 1']);
    }
  });
});

describe('two students of one name, one of whom leaves', () => {
  const both = 'name,student number\nMia Chen,1042\nMia Chen,1043\nTom Baker,7';
  const one = 'name,student number\nMia Chen,1042\nTom Baker,7';

  it('do not get each other’s essays, neither from the teacher’s word nor from a file name', async () => {
    await list(both);
    const [decided, undecided] = await upload({ 'cooking.pdf': [], 'Mia_Chen.pdf': [] });
    const { students } = await rosterOf();
    const leaver = students.find(({ studentNumber }) => studentNumber === '1043');
    await give(decided?.id ?? '', { studentId: leaver?.id }).expect(204);
    // The second time, the list is saved as it is.
    for (let round = 0; round < 2; round += 1) {
      await list(one);
      const roster = await rosterOf();
      expect(handedIn(roster)).toEqual([]);
      expect(roster.toMatch.map(({ essayId }) => essayId).sort()).toEqual(
        [decided?.id, undecided?.id].sort(),
      );
      expect(roster.toMatch.map(({ candidates }) => candidates.length)).toEqual([1, 1]);
    }
  });
});

describe('an essay that is moved', () => {
  it('keeps its student within the class, and is matched again in another', async () => {
    await list(LIST);
    const [essay] = await upload({ 'Jane_Smith.pdf': [] });
    const move = (to: string) =>
      teacher.agent
        .put(pathTo(API.essay, { id: essay?.id ?? '' }))
        .send({ assignmentId: to })
        .expect(200);
    await give(essay?.id ?? '', { studentId: idOf(await rosterOf(), 'Yuki Tanaka') }).expect(204);
    const sibling = await anAssignment(teacher, { classId });
    await move(sibling.id);
    expect(handedIn(await rosterOf(sibling.id))).toEqual(['Yuki Tanaka: 1']);
    const elsewhere = await aClass(teacher);
    await list('Bo Chen', elsewhere.id);
    const other = await anAssignment(teacher, { classId: elsewhere.id });
    await move(other.id);
    const { students, toMatch } = await rosterOf(other.id);
    expect(students.map(({ essayIds }) => essayIds.length)).toEqual([0]);
    expect(toMatch).toHaveLength(1);
    expect(handedIn(await rosterOf(sibling.id))).toEqual([]);
  });

  it('is matched again when its assignment moves to another class', async () => {
    await list(LIST);
    const [essay] = await upload({ 'Jane_Smith.pdf': [], 'Ngata_Aroha.pdf': [] });
    await give(essay?.id ?? '', { studentId: idOf(await rosterOf(), 'John Smith') }).expect(204);
    const elsewhere = await aClass(teacher);
    await list('Aroha Ngata', elsewhere.id);
    const { body } = await teacher.agent.get(pathTo(API.assignment, { id: assignmentId })).expect(200);
    await teacher.agent
      .put(pathTo(API.assignment, { id: assignmentId }))
      .send({ ...(body as object), classId: elsewhere.id })
      .expect(200);
    const roster = await rosterOf();
    expect(handedIn(roster)).toEqual(['Aroha Ngata: 1']);
    expect(roster.toMatch.map(({ essayId }) => essayId)).toEqual([essay?.id]);
    await give(essay?.id ?? '', { studentId: idOf(roster, 'Aroha Ngata'), was: null }).expect(204);
    expect(handedIn(await rosterOf())).toEqual(['Aroha Ngata: 2']);
  });

  it('is matched by the teacher’s word, not by the name of its file', async () => {
    await list(LIST);
    const [nobodys, yukis, johns] = await upload({
      'Jane_Smith.pdf': [],
      'Jane Smith.pdf': [],
      'Smith Jane.pdf': [],
    });
    const change = (essay: Essay | undefined, body: object) =>
      teacher.agent
        .put(pathTo(API.essay, { id: essay?.id ?? '' }))
        .send(body)
        .expect(200);
    await change(nobodys, { studentName: 'Visiting Student' });
    const sibling = await anAssignment(teacher, { classId });
    expect((await change(nobodys, { assignmentId: sibling.id })).body).toMatchObject({
      studentName: 'Visiting Student',
    });
    expect(await rosterOf(sibling.id)).toMatchObject({ toMatch: [] });
    expect(handedIn(await rosterOf(sibling.id))).toEqual([]);

    const elsewhere = await aClass(teacher);
    await list('Jane Smith\nAroha Ngata', elsewhere.id);
    const other = await anAssignment(teacher, { classId: elsewhere.id });
    await give(yukis?.id ?? '', { studentId: idOf(await rosterOf(), 'Yuki Tanaka') }).expect(204);
    expect((await change(yukis, { assignmentId: other.id })).body).toMatchObject({
      studentName: 'Yuki Tanaka',
    });
    const roster = await rosterOf(other.id);
    expect(handedIn(roster)).toEqual([]);
    expect(roster.toMatch.map(({ essayId }) => essayId)).toEqual([yukis?.id]);
    await change(nobodys, { assignmentId: null });
    await change(nobodys, { assignmentId: other.id });
    expect((await rosterOf(other.id)).toMatch.map(({ studentName }) => studentName).sort()).toEqual([
      'Visiting Student',
      'Yuki Tanaka',
    ]);

    await give(johns?.id ?? '', { studentId: idOf(await rosterOf(), 'John Smith') }).expect(204);
    const { body } = await teacher.agent.get(pathTo(API.assignment, { id: assignmentId })).expect(200);
    await teacher.agent
      .put(pathTo(API.assignment, { id: assignmentId }))
      .send({ ...(body as object), classId: elsewhere.id })
      .expect(200);
    expect((await rosterOf()).toMatch).toMatchObject([{ essayId: johns?.id, studentName: 'John Smith' }]);
  });
});
