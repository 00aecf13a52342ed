import { UNREAD_NAMED, type AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { CriteriaSet } from '@marklight/contracts/criteria';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { isHardToRead } from '@marklight/contracts/scans';

/** The essays that the dashboard works on: every essay that is not yet reviewed. */
export function workingEssaysOf(essays: readonly Essay[]): Essay[] {
  return essays.filter((essay) => essay.status !== 'reviewed');
}

/** Those of which pages are being read, or were hard to read. */
export function unreadOf(essays: readonly Essay[]): AssignmentStanding['unread'] {
  const beingRead = essays.filter(({ reading }) => reading !== null);
  const hard = essays.filter(({ reading, fileFaults }) => reading === null && isHardToRead(fileFaults));
  return {
    beingRead: beingRead.length,
    hardToRead: hard.length,
    essays: [...beingRead, ...hard]
      .slice(0, UNREAD_NAMED)
      .map(({ id, filename }) => ({ essayId: id, filename })),
  };
}

/** The criteria set that grading uses: the latest. Null where there is none. */
export function latestCriteriaOf(sets: readonly CriteriaSet[]): CriteriaSet | null {
  return sets.reduce<CriteriaSet | null>(
    (latest, set) => (latest === null || set.uploadedAt > latest.uploadedAt ? set : latest),
    null,
  );
}

/** The results that the dashboard shows: of each essay of the working set the newest. */
export function workingResultsOf(
  results: readonly GradingResult[],
  essays: readonly Essay[],
): GradingResult[] {
  const inSet = new Set(essays.map((essay) => essay.id));
  const newest = new Map<string, GradingResult>();
  for (const result of results) {
    if (!inSet.has(result.essay.id)) continue;
    const known = newest.get(result.essay.id);
    if (!known || result.createdAt > known.createdAt) newest.set(result.essay.id, result);
  }
  return [...newest.values()];
}

/** "3 essays and 1 criteria set"; says "no essays" rather than "0 essays". */
export function describeWorkingSet(essayCount: number, criteriaSetCount: number): string {
  const essays = essayCount === 0 ? 'no essays' : essayCount === 1 ? '1 essay' : `${essayCount} essays`;
  const sets =
    criteriaSetCount === 0
      ? 'no criteria sets'
      : criteriaSetCount === 1
        ? '1 criteria set'
        : `${criteriaSetCount} criteria sets`;
  return `${essays} and ${sets}`;
}
