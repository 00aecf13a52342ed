import type { AssignmentStanding } from '@marklight/contracts/assignment-work';
import type { Similarity } from '@marklight/contracts/similarity';
import { countOf } from '@marklight/ui/words';
import { useSimilarityQuery } from '../similarity-api';

/** More than this are compared only when the teacher asks. */
const COMPARED_MAX = 200;

/**
 * What the comparison of an assignment's essays found. It is made in the background once none is waiting to be
 * graded; undefined before that, and if it failed, in which case the teacher can still ask for it.
 */
export function useFoundPassages(assignmentId: string, standing: AssignmentStanding | undefined) {
  const isReady =
    standing !== undefined &&
    standing.essays >= 2 &&
    standing.essays <= COMPARED_MAX &&
    standing.states.new + standing.states.grading === 0;
  const { currentData } = useSimilarityQuery(
    { assignmentId, withOthers: false, page: 1 },
    { skip: !isReady },
  );
  return currentData && currentData.total > 0 ? currentData : undefined;
}

/** Says that essays share passages, with a link to them; a fact, not a judgement. */
export function SharedNotice({ found }: { found: Similarity }) {
  return (
    <p className="ml-row ml-gap-8 ml-box ml-wash ml-size-14" role="status">
      {foundWords(found)}
      <button type="button" className="ml-link" onClick={() => document.getElementById('as-shared')?.focus()}>
        See the passages
      </button>
    </p>
  );
}

/** "2 essays share unusual passages."; if not all pairs are known here, how many pairs there are. */
function foundWords({ total, notListed, pairs }: Similarity): string {
  if (total + notListed > pairs.length)
    return `${countOf(total + notListed, 'pair')} of essays share unusual passages.`;
  const essays = new Set(pairs.flatMap(({ first, second }) => [first.essayId, second.essayId]));
  return `${countOf(essays.size, 'essay')} share unusual passages.`;
}
