import { COMMENT_BANK_MAX } from '@marklight/contracts/business';
import type { EntityManager } from 'typeorm';
import { addWords, countUse, lockBank, newWords, whose, wordsWithin } from './comment-bank.repository';
import { ownWords, usedIn, withoutKnown } from './own-words';

/** As a result keeps what was proposed and what the teacher decided. */
export interface ApprovedResult {
  essayId: string;
  feedback: readonly { feedback: string }[];
  overallAnalysis: unknown;
  contextualInsights: unknown;
  review: readonly { feedback: string }[] | null;
  wholeReview: { remark?: string; comments?: readonly { words: string }[] } | null;
}

/**
 * What the teacher wrote on an essay goes into their comment bank, and what came from there is counted as used. When the
 * essay is approved, not while it is being written: sentences are finished then.
 */
export async function growBank(
  manager: EntityManager,
  userId: string,
  result: ApprovedResult,
): Promise<void> {
  const comments = (result.wholeReview?.comments ?? []).map(({ words }) => words);
  const reworded = (result.review ?? []).map(({ feedback }, index) =>
    feedback === result.feedback[index]?.feedback ? '' : feedback,
  );
  const texts = [...reworded, result.wholeReview?.remark ?? ''].filter((text) => text.trim() !== '');
  if (comments.length + texts.length === 0) return;
  const count = await lockBank(manager, userId);
  const used = usedIn(await wordsWithin(manager, userId, [...comments, ...texts]), [...comments, ...texts]);
  if (used.length > 0)
    await countUse(
      manager,
      userId,
      used.map(({ id }) => id),
    );
  const { grows, ...student } = await whose(manager, userId, result.essayId);
  if (!grows || count >= COMMENT_BANK_MAX) return;
  const { feedback, overallAnalysis, contextualInsights } = result;
  const own = ownWords({
    comments: comments.filter((words) => withoutKnown([words], used).length > 0),
    texts: [withoutKnown(texts, used).join('\n')],
    proposed: stringsIn({ feedback, overallAnalysis, contextualInsights }),
    ...student,
  });
  const fresh = await newWords(manager, userId, own);
  await addWords(manager, userId, fresh.slice(0, COMMENT_BANK_MAX - count), 1);
}

/** Every text in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
