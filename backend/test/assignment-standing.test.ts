import type { WorkInProgress } from '@marklight/contracts/assignment-work';
import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import { confirmEmail } from './factories/accounts';
import { anAssignment } from './factories/classes';
import { aTeacher } from './factories/people';
import { aRubric, share } from './factories/rubrics';
import { anAssignmentForEachTest, withRubric, worksWith } from './factories/assignment-work';

const given = anAssignmentForEachTest();
const { filed, ungraded, standing, rows, setResult, aJob } = worksWith(given);

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
      unread: { beingRead: 0, hardToRead: 0, essays: [] },
    });
    expect(await rows()).toEqual([]);
  });

  it('names ungraded essays that are still being read or were hard to read, and asks for no match of the former', async () => {
    const setFaults = (id: string, faults: object[]) =>
      given.app.database.query('update essays set file_faults = $2 where id = $1', [
        id,
        JSON.stringify(faults),
      ]);
    const scanned = (confidence: number) => ({ kind: 'scanned_page', page: 1, confidence });
    const named = (filename: string) => ungraded({ filename, studentName: null });
    await given.teacher.agent
      .put(`/api/classes/${given.assignment.classId}/students`)
      .send({ text: 'Mia Chen' })
      .expect(200);
    const read = await named('b-read.pdf');
    await given.app.database.query('insert into scanned_pages (essay_id, page, user_id) values ($1, 1, $2)', [
      read,
      given.teacher.id,
    ]);
    const hard = await named('a-hard.pdf');
    await setFaults(hard, [scanned(95), scanned(60)]);
    const picture = await named('c-picture.pdf');
    await setFaults(picture, [{ kind: 'picture_page', page: 1 }]);
    const blank = await named('d-blank.pdf');
    await setFaults(blank, [{ kind: 'blank_page', page: 1 }]);
    await setFaults(await named('typed.pdf'), [scanned(60), { kind: 'typed_over' }]);
    await setFaults(await named('clear.pdf'), [scanned(95)]);
    await setFaults(await filed(), [scanned(60)]);
    expect((await standing()).unread).toEqual({
      beingRead: 1,
      hardToRead: 3,
      essays: [
        { essayId: hard, filename: 'a-hard.pdf' },
        { essayId: read, filename: 'b-read.pdf' },
        { essayId: picture, filename: 'c-picture.pdf' },
        { essayId: blank, filename: 'd-blank.pdf' },
      ],
    });
    const { body } = await given.teacher.agent
      .get(`/api/assignments/${given.assignment.id}/roster`)
      .expect(200);
    const names = (body as AssignmentRoster).toMatch.map(({ filename }) => filename);
    expect(names).toContain('clear.pdf');
    expect(names).not.toContain('b-read.pdf');
  });

  it('counts each essay in one state, but no essay of another assignment or under Recently deleted', async () => {
    await given.teacher.agent
      .put(`/api/classes/${given.assignment.classId}/students`)
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
    await filed({ assignmentId: (await anAssignment(given.teacher)).id });
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
    await given.teacher.agent
      .put(`/api/classes/${given.assignment.classId}/students`)
      .send({ text: 'Mia Chen\nTom Baker\nAroha Ngata\nYuki Tanaka' })
      .expect(200);
    for (const name of ['Mia Chen', 'Mia Chen', 'Tom Baker', 'Somebody Else', null])
      await given.teacher.agent
        .put(`/api/essays/${await filed()}`)
        .send({ studentName: name })
        .expect(200);
    expect(await standing()).toMatchObject({ rosterSize: 4, handedIn: 2, essays: 5, unmatched: 2 });
    const { body } = await given.teacher.agent
      .get(`/api/assignments/${given.assignment.id}/roster`)
      .expect(200);
    const { students } = body as AssignmentRoster;
    expect(students.filter(({ essayIds }) => essayIds.length === 0)).toHaveLength(2);
  });

  it('names its rubric’s criteria with their weights before the first result', async () => {
    await withRubric(given.teacher, given.assignment);
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
    await given.teacher.agent
      .put(`/api/assignments/${given.assignment.id}/criteria`)
      .send({ text: 'Voice', version: given.assignment.version })
      .expect(200);
    expect((await standing()).criteria).toEqual([{ text: 'Voice', weight: 1 }]);
  });

  it('can be seen by nobody else', async () => {
    const other = await aTeacher(given.app);
    await other.agent.get(`/api/assignments/${given.assignment.id}/standing`).expect(404);
    await other.agent.get(`/api/assignments/${given.assignment.id}/work`).expect(404);
  });
});

describe('grading an assignment', () => {
  const grade = (by = given.teacher, body: object = {}) =>
    by.agent.post(`/api/assignments/${given.assignment.id}/grade`).send(body);

  it('uses its rubric, and takes only essays without a result', async () => {
    await withRubric(given.teacher, given.assignment);
    const [fresh, failed] = [await ungraded(), await ungraded()];
    await aJob(failed, 'error');
    await filed();
    await filed({ status: 'reviewed' });
    await ungraded({ assignmentId: (await anAssignment(given.teacher)).id });
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
    const owner = await aTeacher(given.app);
    const rubric = await aRubric(owner);
    await confirmEmail(given.app, given.teacher);
    await share(rubric, [{ kind: 'email', value: given.teacher.email }], owner).expect(200);
    await withRubric(given.teacher, given.assignment, rubric);
    await ungraded();
    await share(rubric, [], owner).expect(200);
    const { body } = await grade().expect(409);
    expect(body).toMatchObject({ code: 'rubric_not_usable' });
  });

  it('says that nothing is left to grade', async () => {
    await withRubric(given.teacher, given.assignment);
    const { body } = await grade().expect(409);
    expect(body).toMatchObject({ code: 'nothing_to_grade' });
  });

  it('can be started by nobody else', async () => {
    await withRubric(given.teacher, given.assignment);
    await ungraded();
    await grade(await aTeacher(given.app)).expect(404);
  });
});

describe('work in progress', () => {
  const inProgress = async (by = given.teacher) =>
    (await by.agent.get('/api/work-in-progress').expect(200)).body as WorkInProgress[];

  it('lists the assignments with essays not reviewed, newest first, each with how far it is', async () => {
    const done = await anAssignment(given.teacher, { title: 'Done' });
    const empty = await anAssignment(given.teacher, { title: 'Empty' });
    const newer = await anAssignment(given.teacher, { title: 'Newer' });
    await filed({ assignmentId: done.id, status: 'reviewed' });
    await filed({ assignmentId: empty.id, deleted: true });
    await ungraded({ assignmentId: newer.id });
    await filed();
    await filed({ status: 'reviewed' });
    const found = await inProgress();
    expect(found.map(({ title }) => title)).toEqual(['Newer', given.assignment.title]);
    expect(found[1]).toMatchObject({
      id: given.assignment.id,
      className: given.assignment.className,
      standing: { essays: 2, handedIn: 0, rosterSize: 0, states: { graded: 1, reviewed: 1 } },
    });
    expect(await inProgress(await aTeacher(given.app))).toEqual([]);
  });

  it('has room for five', async () => {
    for (let n = 0; n < 6; n += 1) await ungraded({ assignmentId: (await anAssignment(given.teacher)).id });
    expect(await inProgress()).toHaveLength(5);
  });
});
