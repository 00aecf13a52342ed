import type { AssignmentStanding, WorkRow } from '@marklight/contracts/assignment-work';
import type { Assignment } from '@marklight/contracts/classes';
import { startTestApp, type TestApp } from '../setup/test-app';
import { anAssignment } from './classes';
import { aTeacher, type Person } from './people';
import { aGradedEssay, type GradedEssay } from './results';
import { aRubric } from './rubrics';

/** Starts an app for the tests of a file; before each there is a new teacher with an assignment and a criteria set. */
export function anAssignmentForEachTest() {
  const given = {} as { app: TestApp; teacher: Person; assignment: Assignment; criteriaId: string };
  beforeAll(async () => {
    given.app = await startTestApp({ worker: false });
  });
  afterAll(() => given.app.close());
  beforeEach(async () => {
    given.teacher = await aTeacher(given.app);
    given.assignment = await anAssignment(given.teacher);
    const { body } = await given.teacher.agent
      .post('/api/criteria/text')
      .send({ text: 'Thesis\nEvidence' })
      .expect(201);
    given.criteriaId = (body as { id: string }).id;
  });
  return given;
}

/** What the tests do with the assignment that they were given. */
export function worksWith(given: ReturnType<typeof anAssignmentForEachTest>) {
  const filed = (more: Partial<GradedEssay> = {}) =>
    aGradedEssay(given.app, given.teacher, {
      assignmentId: given.assignment.id,
      criteriaId: given.criteriaId,
      levels: { Thesis: 2, Evidence: 2 },
      ...more,
    });
  const ungraded = (more: Partial<GradedEssay> = {}) => filed({ levels: null, ...more });
  const standing = async (by = given.teacher): Promise<AssignmentStanding> =>
    (await by.agent.get(`/api/assignments/${given.assignment.id}/standing`).expect(200))
      .body as AssignmentStanding;
  const rows = async (query = ''): Promise<WorkRow[]> =>
    (await given.teacher.agent.get(`/api/assignments/${given.assignment.id}/work${query}`).expect(200))
      .body as WorkRow[];
  const setResult = (essayId: string, change: string) =>
    given.app.database.query(`update grading_results set ${change} where essay_id = $1`, [essayId]);
  const aJob = (essayId: string, status: string) =>
    given.app.database.query(
      `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status) values ($1, $2, $3, 'en-AU', $4)`,
      [given.teacher.id, essayId, given.criteriaId, status],
    );
  return { filed, ungraded, standing, rows, setResult, aJob };
}

/** Gives the assignment a rubric: a new one, or the one that is given. */
export async function withRubric(
  by: Person,
  { id, title, classId, version }: Assignment,
  given?: { id: string },
): Promise<void> {
  const { id: rubricId } = given ?? (await aRubric(by));
  await by.agent.put(`/api/assignments/${id}`).send({ title, classId, version, rubricId }).expect(200);
}
