import type { Assignment } from '@marklight/contracts/classes';
import type { GradingResult } from '@marklight/contracts/grading';
import { aClassSet, untilGraded } from './class-set';
import { aClass, anAssignment } from './classes';
import type { AcceptProposalsReply, WaitingProposal } from '@marklight/contracts/proposals';
import type { Person } from './people';

export const FIRST_CRITERIA = ['Clear thesis', 'Evidence'];
export const SECOND_CRITERIA = ['Opening line', 'Vocabulary', 'Ending'];
export const WORDS = 'I read the ending differently from the grader.';

/** Two assignments of one class, each with its own essays and its own criteria. */
export interface TwoWorks {
  first: Assignment;
  second: Assignment;
  firstIds: string[];
  secondIds: string[];
  firstCriteria: string;
  secondCriteria: string;
  /** The first essay of the first assignment, with what the teacher decided on it. */
  decided: GradingResult;
}

export async function resultsOf(teacher: Person): Promise<GradingResult[]> {
  return (await teacher.agent.get('/api/results').expect(200)).body as GradingResult[];
}

/** Every result of an essay: the one in force first, then newest first. */
export async function allResultsOf(teacher: Person, essayId: string): Promise<GradingResult[]> {
  return (await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200)).body as GradingResult[];
}

/** Asks for grading and waits until it is done. Returns the reply to the request. */
export async function gradeAndWait(teacher: Person, body: object): Promise<Record<string, unknown>> {
  const reply = await teacher.agent.post('/api/grade-enhanced').send(body).expect(202);
  await untilGraded(teacher);
  return reply.body as Record<string, unknown>;
}

/** Changes the first criterion's level and words of a result, as the teacher would on the review screen. */
export async function decideOn(
  teacher: Person,
  result: GradingResult,
  words = WORDS,
): Promise<GradingResult> {
  const { body } = await teacher.agent
    .put(`/api/results/${result.id}`)
    .send({
      version: result.version,
      feedback: result.feedback.map(({ level, feedback }, n) =>
        n === 0 ? { level: level === 4 ? 0 : 4, feedback: words } : { level, feedback },
      ),
    })
    .expect(200);
  return body as GradingResult;
}

/** The first assignment graded, with one level changed by hand; the second uploaded with its criteria and not graded. */
export async function aDecidedAndANewWork(teacher: Person): Promise<TwoWorks> {
  const { id: classId } = await aClass(teacher);
  const first = await anAssignment(teacher, { title: 'Letter', classId });
  const second = await anAssignment(teacher, { title: 'Story', classId });
  const one = await aClassSet(teacher, { essays: 2, criteria: FIRST_CRITERIA });
  await file(teacher, one.essayIds, first.id);
  await gradeAndWait(teacher, one);
  const mine = (await resultsOf(teacher)).find(({ essay }) => essay.id === one.essayIds[0]);
  if (!mine) throw new Error('the first essay has no result');
  const decided = await decideOn(teacher, mine);
  const two = await aClassSet(teacher, { essays: 2, criteria: SECOND_CRITERIA });
  await file(teacher, two.essayIds, second.id);
  return {
    first,
    second,
    firstIds: one.essayIds,
    secondIds: two.essayIds,
    firstCriteria: one.criteriaId,
    secondCriteria: two.criteriaId,
    decided,
  };
}

async function file(teacher: Person, essayIds: readonly string[], assignmentId: string): Promise<void> {
  for (const id of essayIds) await teacher.agent.put(`/api/essays/${id}`).send({ assignmentId }).expect(200);
}

/** The newer gradings that wait for the teacher. */
export async function waitingProposals(teacher: Person, query = ''): Promise<WaitingProposal[]> {
  return (await teacher.agent.get(`/api/proposals${query}`).expect(200)).body as WaitingProposal[];
}

/** Accepts proposals as they were seen; by default all that wait now. */
export async function acceptProposals(
  teacher: Person,
  seen?: readonly WaitingProposal[],
): Promise<AcceptProposalsReply> {
  const proposals = seen ?? (await waitingProposals(teacher));
  const { body } = await teacher.agent.post('/api/proposals/accept').send({ proposals }).expect(200);
  return body as AcceptProposalsReply;
}
