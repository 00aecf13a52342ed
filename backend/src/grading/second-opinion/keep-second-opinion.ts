import type { GradingProposal } from '@marklight/ai/provider';
import type { FeedbackItem, ProviderName } from '@marklight/contracts/grading';
import { listedReasons } from '@marklight/contracts/triage';
import type { EntityManager } from 'typeorm';
import { decidedFeedback } from '../decided-feedback';
import { GradingResultRecord } from '../grading-result.entity';
import { resultInForce } from '../results-in-force.repository';

export const OTHER_RESULT_COUNTS =
  'Another result of this essay counts now. Ask for a second opinion on that one.';

/**
 * The result that a reading by these criteria stands beside; null if another one counts by now. The caller holds the
 * essay's lock.
 */
export async function resultForOpinion(
  manager: EntityManager,
  { essayId, criteriaId }: { essayId: string; criteriaId: string },
): Promise<GradingResultRecord | null> {
  const current = await resultInForce(manager, essayId);
  return current?.criteriaId === criteriaId ? current : null;
}

/**
 * Keeps a second reading with the result, whose levels, words and version stay as they are. The caller holds the essay's
 * lock.
 */
export async function keepSecondOpinion(
  manager: EntityManager,
  result: GradingResultRecord,
  feedback: readonly FeedbackItem[],
  { provider, model, textAsSent }: { provider: ProviderName } & Pick<GradingProposal, 'model' | 'textAsSent'>,
): Promise<void> {
  const secondLevels = feedback.map(({ level }) => level);
  await manager.update(GradingResultRecord, result.id, {
    secondOpinion: {
      ...{ provider, model, textAsSent, readAt: new Date().toISOString() },
      criteria: feedback.map(({ level, feedback: words }) => ({ level, feedback: words })),
    },
    secondLevels,
    eyeReasons: listedReasons({
      feedback: decidedFeedback(result.feedback, result.review),
      flags: result.flags,
      secondLevels,
    }),
  });
}
