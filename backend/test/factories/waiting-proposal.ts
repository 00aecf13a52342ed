import type { GradingResult } from '@marklight/contracts/grading';
import { startTestApp, type TestApp } from '../setup/test-app';
import { aClassSet } from './class-set';
import { aTeacher, type Person } from './people';
import { allResultsOf, decideOn, gradeAndWait, resultsOf } from './two-works';

export interface WaitingProposal {
  teacher: Person;
  essayId: string;
  /** In force, with a decision. */
  decided: GradingResult;
  /** By the same criteria, in another language standard. */
  proposed: GradingResult;
}

/** An essay with a decided result in force and a newer grading that waits beside it. */
export async function aWaitingProposal(app: TestApp): Promise<WaitingProposal> {
  const teacher = await aTeacher(app);
  const set = await aClassSet(teacher);
  const essayId = set.essayIds[0] ?? '';
  await gradeAndWait(teacher, set);
  const [first] = await resultsOf(teacher);
  if (!first) throw new Error('no result');
  const decided = await decideOn(teacher, first);
  await gradeAndWait(teacher, { ...set, locale: 'en-GB', again: 'all' });
  const [, proposed] = await allResultsOf(teacher, essayId);
  if (!proposed) throw new Error('no proposal');
  return { teacher, essayId, decided, proposed };
}

/** Starts an app for the tests of a file; before each there is a new waiting proposal, which the reply then holds. */
export function aWaitingProposalForEachTest(): WaitingProposal & { app: TestApp } {
  const given = {} as WaitingProposal & { app: TestApp };
  beforeAll(async () => {
    given.app = await startTestApp();
  });
  afterAll(() => given.app.close());
  beforeEach(async () => {
    Object.assign(given, await aWaitingProposal(given.app));
  });
  return given;
}

/** Puts `result` in force in place of the one that the teacher saw there. */
export const putInForce = (by: Person, result: GradingResult, seen: GradingResult) =>
  by.agent
    .put(`/api/results/${result.id}/in-force`)
    .send({ version: result.version, inForce: { id: seen.id, version: seen.version } });

/** Declines `result` and keeps the one that the teacher saw in force. */
export const keepInForce = (by: Person, result: GradingResult, seen: GradingResult) =>
  by.agent
    .delete(`/api/results/${result.id}/proposal`)
    .query({ version: result.version, inForceId: seen.id, inForceVersion: seen.version });
