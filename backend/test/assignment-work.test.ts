import type { AssignmentStanding, WorkInProgress, WorkRow } from '@marklight/contracts/assignment-work';
import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import type { Assignment, Student } from '@marklight/contracts/classes';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { confirmEmail } from './factories/accounts';
import { anAssignment } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aRubric, share } from './factories/rubrics';
import { aGradedEssay, type GradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
let teacher: Person;
let assignment: Assignment;
let criteriaId: string;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
  assignment = await anAssignment(teacher);
  const { body } = await teacher.agent
    .post('/api/criteria/text')
    .send({ text: 'Thesis\nEvidence' })
    .expect(201);
  criteriaId = (body as { id: string }).id;
});

const filed = (given: Partial<GradedEssay> = {}) =>
  aGradedEssay(app, teacher, {
    assignmentId: assignment.id,
    criteriaId,
    levels: { Thesis: 2, Evidence: 2 },
    ...given,
  });
const ungraded = (given: Partial<GradedEssay> = {}) => filed({ levels: null, ...given });
const standing = async (by = teacher): Promise<AssignmentStanding> =>
  (await by.agent.get(`/api/assignments/${assignment.id}/standing`).expect(200)).body as AssignmentStanding;
const rows = async (query = ''): Promise<WorkRow[]> =>
  (await teacher.agent.get(`/api/assignments/${assignment.id}/work${query}`).expect(200)).body as WorkRow[];
const setResult = (essayId: string, change: string) =>
  app.database.query(`update grading_results set ${change} where essay_id = $1`, [essayId]);
const aJob = (essayId: string, status: string) =>
  app.database.query(
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status) values ($1, $2, $3, 'en-AU', $4)`,
    [teacher.id, essayId, criteriaId, status],
  );

async function withRubric(
  by: Person,
  { id, title, classId, version }: Assignment,
  given?: { id: string },
): Promise<void> {
  const { id: rubricId } = given ?? (await aRubric(by));
  await by.agent.put(`/api/assignments/${id}`).send({ title, classId, version, rubricId }).expect(200);
}

describe('where an assignment stands', () => {
  it('starts with nothing handed in', async () => {
    expect(await standing()).toEqual({
      rosterSize: 0,
      handedIn: 0,
      essays: 0,
      unmatched: 0,
      states: { failed: 0, needs_eye: 0, graded: 0, new: 0, grading: 0, reviewed: 0 },
      criteria: [],
      gradedByOthers: { undecided: 0, decided: 0 },
      otherSettings: { undecided: 0, decided: 0, changes: [] },
      strictness: 'standard',
      proposals: 0,
    });
    expect(await rows()).toEqual([]);
  });

  it('counts each essay in one state, but no essay of another assignment or under Recently deleted', async () => {
    await teacher.agent
      .put(`/api/classes/${assignment.classId}/students`)
      .send({ text: 'Mia Chen\nTom Baker\nAroha Ngata' })
      .expect(200);
    await ungraded();
    await aJob(await ungraded(), 'pending');
    await aJob(await ungraded(), 'error');
    await filed();
    await setResult(await filed(), `eye_reasons = '[{"code": "too_short", "words": "It is short."}]'`);
    await filed({ status: 'reviewed' });
    await filed({ deleted: true });
    await filed({ assignmentId: null });
    await filed({ assignmentId: (await anAssignment(teacher)).id });
    expect(await standing()).toMatchObject({
      rosterSize: 3,
      handedIn: 0,
      essays: 6,
      unmatched: 6,
      states: { failed: 1, needs_eye: 1, graded: 1, new: 1, grading: 1, reviewed: 1 },
    });
    expect((await rows()).map(({ state }) => state).sort()).toEqual([
      'failed',
      'graded',
      'grading',
      'needs_eye',
      'new',
      'reviewed',
    ]);
  });

  it('counts the students who handed in, as the roster does; second and unmatched essays are not students', async () => {
    await teacher.agent
      .put(`/api/classes/${assignment.classId}/students`)
      .send({ text: 'Mia Chen\nTom Baker\nAroha Ngata\nYuki Tanaka' })
      .expect(200);
    for (const name of ['Mia Chen', 'Mia Chen', 'Tom Baker', 'Somebody Else', null])
      await teacher.agent
        .put(`/api/essays/${await filed()}`)
        .send({ studentName: name })
        .expect(200);
    expect(await standing()).toMatchObject({ rosterSize: 4, handedIn: 2, essays: 5, unmatched: 2 });
    const { body } = await teacher.agent.get(`/api/assignments/${assignment.id}/roster`).expect(200);
    const { students } = body as AssignmentRoster;
    expect(students.filter(({ essayIds }) => essayIds.length === 0)).toHaveLength(2);
  });

  it('names its rubric’s criteria with their weights before the first result', async () => {
    await withRubric(teacher, assignment);
    expect((await standing()).criteria).toEqual([
      { text: 'Thesis: Takes a side', weight: 60 },
      { text: 'Evidence', weight: 40 },
    ]);
  });

  it('names its pasted criteria, and without any those of its newest result', async () => {
    await filed();
    await filed({ criteriaId: undefined, levels: { Structure: 1 } });
    await filed({ createdAt: '2026-01-01T00:00:00Z' });
    expect((await standing()).criteria).toEqual([{ text: 'Structure', weight: 1 }]);
    await teacher.agent
      .put(`/api/assignments/${assignment.id}/criteria`)
      .send({ text: 'Voice', version: assignment.version })
      .expect(200);
    expect((await standing()).criteria).toEqual([{ text: 'Voice', weight: 1 }]);
  });

  it('can be seen by nobody else', async () => {
    const other = await aTeacher(app);
    await other.agent.get(`/api/assignments/${assignment.id}/standing`).expect(404);
    await other.agent.get(`/api/assignments/${assignment.id}/work`).expect(404);
  });
});

describe('the table of an assignment', () => {
  it('shows each essay with its grade and its levels, as the teacher decided them', async () => {
    const essayId = await filed({
      studentName: 'Mia Chen',
      filename: 'mia.pdf',
      levels: { Thesis: 4, Evidence: 2 },
    });
    await setResult(essayId, `review = '[{"level": 4, "feedback": ""}, {"level": 3, "feedback": ""}]'`);
    const other = await filed({ studentName: 'Zoe', criteriaId: undefined, levels: { Structure: 1 } });
    await setResult(other, `review = '[{"level": 3, "feedback": ""}]'`);
    await filed({ studentName: 'Ann', levels: { Thesis: null, Evidence: 1 } });
    const [ann, mia, zoe] = await rows();
    expect(mia).toEqual({
      essayId,
      filename: 'mia.pdf',
      studentName: 'Mia Chen',
      studentMark: null,
      state: 'graded',
      grade: 'B',
      percentage: 75,
      levels: [4, 3],
      otherCriteria: null,
      hasProposal: false,
      uploadedAt: expect.any(String),
    });
    expect(ann).toMatchObject({ levels: [null, 1] });
    // What no column shows is named with what it was graded by.
    expect(zoe).toMatchObject({
      ...{ essayId: other, levels: null, grade: 'E' },
      otherCriteria: {
        criteriaSet: { name: 'criteria.txt', rubric: null },
        levels: [{ criterion: 'Structure', level: 3 }],
      },
    });
  });

  it('tells students of one name apart, and no others', async () => {
    await teacher.agent
      .put(`/api/classes/${assignment.classId}/students`)
      .send({
        text: 'Name,Email,Student number\nMia Chen,mia@school.example,\nmia chen,m.chen@school.example,1042\nTom Baker,tom@school.example,7',
      })
      .expect(200);
    const { body } = await teacher.agent.get(`/api/classes/${assignment.classId}/students`).expect(200);
    const marks: (string | null | undefined)[] = [];
    for (const { id: studentId } of body as Student[]) {
      const essayId = await filed();
      await teacher.agent.put(`/api/essays/${essayId}/student`).send({ studentId }).expect(204);
      const [row] = (await rows()).filter((one) => one.essayId === essayId);
      const { body: essay } = await teacher.agent.get(`/api/essays/${essayId}`).expect(200);
      expect(essay).toMatchObject({ studentMark: row?.studentMark, isToMatch: false });
      marks.push(row?.studentMark);
    }
    expect(marks).toEqual(['mia@school.example', '1042', null]);
    const { body: metrics } = await teacher.agent
      .get(`/api/metrics?assignmentId=${assignment.id}`)
      .expect(200);
    expect((metrics as MetricsReply).students.map(({ studentMark }) => studentMark).sort()).toEqual([
      '1042',
      'mia@school.example',
      null,
    ]);
  });

  it('has the columns of its rubric, however few results go by it', async () => {
    const rubric = await aRubric(teacher);
    await withRubric(teacher, assignment, rubric);
    await filed({ studentName: 'Ann' });
    await filed({ studentName: 'Bo', levels: { Evidence: 3, Thesis: 1 }, criteriaId: undefined });
    const shown = await rows('?sort=criterion&criterion=1&order=desc');
    expect(shown.map(({ studentName, levels }) => [studentName, levels])).toEqual([
      ['Bo', [null, 3]],
      ['Ann', [null, 2]],
    ]);
    expect(shown.map(({ otherCriteria }) => otherCriteria?.levels)).toEqual([
      [{ criterion: 'Thesis', level: 1 }],
      [{ criterion: 'Thesis', level: 2 }],
    ]);
    expect(await rows('?search=nobody')).toEqual([]);
  });

  it('has the columns of its newest result once its rubric is no longer shared', async () => {
    const owner = await aTeacher(app);
    const rubric = await aRubric(owner);
    await confirmEmail(app, teacher);
    await share(rubric, [{ kind: 'email', value: teacher.email }], owner).expect(200);
    await withRubric(teacher, assignment, rubric);
    await share(rubric, [], owner).expect(200);
    await filed();
    expect((await standing()).criteria.map(({ text }) => text)).toEqual(['Thesis', 'Evidence']);
    expect((await rows())[0]).toMatchObject({ levels: [2, 2], otherCriteria: null });
  });

  it('shows the levels that were decided on by an earlier version of the rubric', async () => {
    const decided = await filed({
      criteriaId: undefined,
      studentName: 'Ann',
      levels: { Evidence: 1, Voice: 3 },
    });
    await setResult(decided, `review = '[{"level": 4, "feedback": ""}, {"level": 3, "feedback": ""}]'`);
    await filed({ studentName: 'Bo' });
    await filed({ studentName: 'Cy' });
    const shown = await rows();
    expect(shown.map(({ levels }) => levels)).toEqual([
      [null, 4],
      [2, 2],
      [2, 2],
    ]);
    expect(shown[0]?.otherCriteria?.levels).toEqual([{ criterion: 'Voice', level: 3 }]);
    expect(shown[1]?.otherCriteria).toBeNull();
    const byEvidence = await rows('?sort=criterion&criterion=1&order=desc');
    expect(byEvidence[0]?.studentName).toBe('Ann');
  });

  it('tells criteria with the same words apart by their order', async () => {
    const [set] = (await app.database.query(
      `insert into criteria (filename, items, user_id) values ('twice.txt', '["Voice", "Thesis", "Voice"]', $1) returning id`,
      [teacher.id],
    )) as { id: string }[];
    const twice = { criteriaId: set?.id };
    await filed({ ...twice, studentName: 'Ann' });
    await setResult(
      await filed({ ...twice, studentName: 'Bo' }),
      `feedback = feedback || jsonb_build_array(feedback -> 0),
       review = '[{"level": 1, "feedback": ""}, {"level": 2, "feedback": ""}, {"level": 3, "feedback": ""}]'`,
    );
    expect((await rows())[1]?.levels).toEqual([1, 2, 3]);
  });

  it('shows the levels of results by the same criteria from another set', async () => {
    await filed({ studentName: 'Ann' });
    await filed({ studentName: 'Bo', criteriaId: undefined, levels: { Thesis: 4, Evidence: 1 } });
    await filed({ studentName: 'Cy', criteriaId: undefined, levels: { Evidence: 0, Thesis: 4 } });
    await filed({ studentName: 'Di' });
    expect((await rows()).map(({ levels }) => levels)).toEqual([
      [2, 2],
      [4, 1],
      [4, 0],
      [2, 2],
    ]);
    const byEvidence = await rows('?sort=criterion&criterion=1');
    expect(byEvidence.map(({ studentName }) => studentName).slice(0, 2)).toEqual(['Cy', 'Bo']);
  });

  it('sorts by student, state, grade and the level of one criterion, with those without one last', async () => {
    await filed({ studentName: 'bo', levels: { Thesis: 1, Evidence: 4 } });
    await ungraded({ studentName: 'Ann' });
    await filed({ studentName: 'Cy', levels: { Thesis: 3, Evidence: 0 }, status: 'reviewed' });
    const names = async (query: string) => (await rows(query)).map(({ studentName }) => studentName);
    expect(await names('')).toEqual(['Ann', 'bo', 'Cy']);
    expect(await names('?order=desc')).toEqual(['Cy', 'bo', 'Ann']);
    expect(await names('?sort=state')).toEqual(['bo', 'Ann', 'Cy']);
    expect(await names('?sort=grade&order=desc')).toEqual(['bo', 'Cy', 'Ann']);
    expect(await names('?sort=criterion&criterion=1')).toEqual(['Cy', 'bo', 'Ann']);
    expect(await names('?sort=criterion&criterion=0&order=desc')).toEqual(['Cy', 'bo', 'Ann']);
  });

  it('shows and sorts by levels without reading the feedback they are written in', async () => {
    await filed({ studentName: 'Ann', levels: { Thesis: 1, Evidence: 4 } });
    await filed({ studentName: 'Bo', levels: { Thesis: 3, Evidence: 2 } });
    // Keeps the levels as they are: the trigger that follows the feedback is off.
    await app.database.query('alter table grading_results disable trigger user');
    try {
      await app.database.query(`update grading_results set feedback = '[]' where user_id = $1`, [teacher.id]);
    } finally {
      await app.database.query('alter table grading_results enable trigger user');
    }
    const found = await rows('?sort=criterion&criterion=1');
    expect(found.map(({ studentName, levels }) => [studentName, levels])).toEqual([
      ['Bo', [3, 2]],
      ['Ann', [1, 4]],
    ]);
  });

  it('is filtered by state and search words, and paged', async () => {
    for (const studentName of ['Mia Chen', 'Tom Baker', 'Aroha Ngata']) await filed({ studentName });
    await ungraded({ studentName: 'Yuki 100%' });
    expect(await rows('?state=new')).toHaveLength(1);
    expect((await rows('?search=0%25')).map(({ studentName }) => studentName)).toEqual(['Yuki 100%']);
    const second = await teacher.agent
      .get(`/api/assignments/${assignment.id}/work?page=2&pageSize=3`)
      .expect(200);
    expect(second.body).toHaveLength(1);
    expect(second.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('4');
  });

  it.each(['sort=nothing', 'state=lost', 'sort=criterion&criterion=-1', 'criterion=x', 'order=up'])(
    'refuses ?%s',
    (query) => teacher.agent.get(`/api/assignments/${assignment.id}/work?${query}`).expect(400),
  );
});

describe('grading an assignment', () => {
  const grade = (by = teacher, body: object = {}) =>
    by.agent.post(`/api/assignments/${assignment.id}/grade`).send(body);

  it('uses its rubric, and takes only essays without a result', async () => {
    await withRubric(teacher, assignment);
    const [fresh, failed] = [await ungraded(), await ungraded()];
    await aJob(failed, 'error');
    await filed();
    await filed({ status: 'reviewed' });
    await ungraded({ assignmentId: (await anAssignment(teacher)).id });
    const { body } = await grade().expect(202);
    const reply = body as GradeEnhancedReply;
    expect(reply.started).toBe(2);
    expect(reply.jobs.map(({ essayId }) => essayId).sort()).toEqual([fresh, failed].sort());
    expect((await standing()).states).toMatchObject({ grading: 2, graded: 1, reviewed: 1 });
    await grade().expect(409);
  });

  it('says what is missing if it has no rubric', async () => {
    await ungraded();
    const { body } = await grade().expect(400);
    expect(body).toMatchObject({ message: 'Please upload assessment criteria' });
  });

  it('says that its rubric is no longer shared', async () => {
    const owner = await aTeacher(app);
    const rubric = await aRubric(owner);
    await confirmEmail(app, teacher);
    await share(rubric, [{ kind: 'email', value: teacher.email }], owner).expect(200);
    await withRubric(teacher, assignment, rubric);
    await ungraded();
    await share(rubric, [], owner).expect(200);
    const { body } = await grade().expect(409);
    expect(body).toMatchObject({ code: 'rubric_not_usable' });
  });

  it('says that nothing is left to grade', async () => {
    await withRubric(teacher, assignment);
    const { body } = await grade().expect(409);
    expect(body).toMatchObject({ code: 'nothing_to_grade' });
  });

  it('can be started by nobody else', async () => {
    await withRubric(teacher, assignment);
    await ungraded();
    await grade(await aTeacher(app)).expect(404);
  });
});

describe('work in progress', () => {
  const inProgress = async (by = teacher) =>
    (await by.agent.get('/api/work-in-progress').expect(200)).body as WorkInProgress[];

  it('lists the assignments with essays not reviewed, newest first, each with how far it is', async () => {
    const done = await anAssignment(teacher, { title: 'Done' });
    const empty = await anAssignment(teacher, { title: 'Empty' });
    const newer = await anAssignment(teacher, { title: 'Newer' });
    await filed({ assignmentId: done.id, status: 'reviewed' });
    await filed({ assignmentId: empty.id, deleted: true });
    await ungraded({ assignmentId: newer.id });
    await filed();
    await filed({ status: 'reviewed' });
    const found = await inProgress();
    expect(found.map(({ title }) => title)).toEqual(['Newer', assignment.title]);
    expect(found[1]).toMatchObject({
      id: assignment.id,
      className: assignment.className,
      standing: { essays: 2, handedIn: 0, rosterSize: 0, states: { graded: 1, reviewed: 1 } },
    });
    expect(await inProgress(await aTeacher(app))).toEqual([]);
  });

  it('has room for five', async () => {
    for (let n = 0; n < 6; n += 1) await ungraded({ assignmentId: (await anAssignment(teacher)).id });
    expect(await inProgress()).toHaveLength(5);
  });
});
