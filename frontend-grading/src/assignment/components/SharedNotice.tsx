import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Similarity } from '@marklight/contracts/similarity';
import { countOf } from '@marklight/ui/words';
import { useSimilarityQuery } from '../similarity-api';

/** More than this are compared only when the teacher asks. */
const COMPARED_MAX = 200;

/** The comparison of an assignment's essays, made in the background once none of them waits to be graded. */
export interface Comparison {
  /** Whether there is anything to compare, now or once all essays are graded. */
  isExpected: boolean;
  isMade: boolean;
  /** Undefined until it is there, and where it failed: then the teacher can still ask for it. */
  result: Similarity | undefined;
  hasFailed: boolean;
}

export function useComparison(assignmentId: string, standing: AssignmentStanding | undefined): Comparison {
  const isExpected = standing !== undefined && standing.essays >= 2 && standing.essays <= COMPARED_MAX;
  const isMade = isExpected && standing.states.new + standing.states.grading === 0;
  const { currentData, isError } = useSimilarityQuery(
    { assignmentId, withOthers: false, page: 1 },
    { skip: !isMade },
  );
  return { isExpected, isMade, result: currentData ?? undefined, hasFailed: isError && !currentData };
}

export const hasFound = ({ result }: Comparison): boolean => result !== undefined && result.total > 0;

/**
 * Says that essays share passages, with a link to them: a fact, not a judgement. The line appears with the essays, below the
 * next step, and stays, so nothing moves when the last essay has been graded or the comparison arrives.
 */
export function SharedNotice({ comparison }: { comparison: Comparison }) {
  const { isExpected, isMade, result, hasFailed } = comparison;
  if (!isExpected) return null;
  const found = hasFound(comparison);
  return (
    <p className="as-shared-notice ml-row ml-gap-8 ml-box ml-wash ml-size-14" role="status">
      {!isMade
        ? 'Essays are compared for shared passages once all of them are graded.'
        : hasFailed
          ? 'The essays could not be compared for shared passages.'
          : result === undefined
            ? 'Comparing the essays for shared passages…'
            : found
              ? foundWords(result)
              : 'No two essays share unusual passages.'}
      {(found || hasFailed) && (
        <button
          type="button"
          className="ml-link"
          onClick={() => document.getElementById('as-shared')?.focus()}
        >
          {found ? 'See the passages' : 'Compare them below'}
        </button>
      )}
    </p>
  );
}

/** "2 essays share unusual passages."; where not all pairs are at hand, how many pairs there are. */
function foundWords({ total, notListed, pairs }: Similarity): string {
  if (total + notListed > pairs.length)
    return `${countOf(total + notListed, 'pair')} of essays share unusual passages.`;
  const essays = new Set(pairs.flatMap(({ first, second }) => [first.essayId, second.essayId]));
  return `${countOf(essays.size, 'essay')} share unusual passages.`;
}
