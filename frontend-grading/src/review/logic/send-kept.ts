import { statusOf, isServerAway } from '@marklight/api-client/errors';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { reviewApi } from '../../api/review-api';
import { conflictsOf } from './conflicts';
import { forget, type Kept } from './kept-changes';
import { isEdited, rebasedEdits, requestOf } from './review-edits';
import { wholeRequestOf } from './whole-edits';

/**
 * `sent`: the server has it, and this device no longer. `away`: the server could not be reached, so it is tried
 * again. `to_choose`: the teacher has to look at it, because another window changed the same or another result counts
 * now. `gone`: the essay is not this account's, or no longer exists.
 */
export type Outcome = 'sent' | 'away' | 'to_choose' | 'gone';

/** Sends what this device kept of an essay that is not on the screen. */
export async function sendKept(kept: Kept, dispatch: AppDispatch): Promise<Outcome> {
  const { essayId, resultId, edits } = kept.changes;
  // A request under way may have been answered before the change, and RTK Query would join this one to it.
  await dispatch(reviewApi.util.getRunningQueryThunk('resultsOfEssay', essayId));
  const request = dispatch(
    reviewApi.endpoints.resultsOfEssay.initiate(essayId, { forceRefetch: true, subscribe: false }),
  );
  const results = await request;
  if ([404, 403].includes(statusOf(results.error) ?? 0)) return 'gone';
  // Null where the session has ended.
  if (!results.data) return 'away';
  const result = results.data.find(({ id }) => id === resultId);
  if (!result) return 'gone';
  const now = rebasedEdits(edits, result);
  if (isEdited(now)) {
    if (result.standing !== 'in_force' || conflictsOf(now, result).length > 0) return 'to_choose';
    const whole = wholeRequestOf(result, now.whole);
    const reply = await dispatch(
      reviewApi.endpoints.decideResult.initiate({
        ...{ id: resultId, version: result.version },
        feedback: requestOf(result, now.criteria),
        ...(whole && { whole }),
      }),
    );
    if (reply.error) {
      return isServerAway(reply.error) || statusOf(reply.error) === 409 ? 'away' : 'to_choose';
    }
  }
  forget(kept);
  return 'sent';
}
