import { createHash } from 'node:crypto';
import { COMMENT_BANK_MAX } from '@marklight/contracts/business';
import { plainText } from '@marklight/contracts/text';
import type { EntityManager } from 'typeorm';
import {
  addWords,
  countUse,
  lockBank,
  newWords,
  noteBanked,
  whose,
  wordsWithin,
  type Whose,
} from './comment-bank.repository';
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

/** How many digests are remembered for an essay that is approved again and again. */
const BANKED_MAX = 1_000;

/**
 * What the teacher wrote on an essay goes into their comment bank, and what came from there is counted as used. When the
 * essay is approved, not while it is being written: sentences are finished then. Another approval of the essay takes only
 * what is new on it, so that nothing counts twice, and what the teacher removed or reworded in the bank does not come back.
 */
export async function growBank(
  manager: EntityManager,
  userId: string,
  result: ApprovedResult,
): Promise<void> {
  const comments = (result.wholeReview?.comments ?? []).map(({ words }) => plainText(words));
  const reworded = (result.review ?? []).map(({ feedback }, index) =>
    feedback === result.feedback[index]?.feedback ? '' : feedback,
  );
  const texts = [...reworded, result.wholeReview?.remark ?? ''].map(plainText).filter((text) => text !== '');
  if (comments.length + texts.length === 0) return;
  const count = await lockBank(manager, userId);
  const { grows, banked, ...student } = await whose(manager, userId, result.essayId);
  const isNew = (words: string) => !banked.includes(digestOf(words));
  const used = usedIn(await wordsWithin(manager, userId, [...comments, ...texts]), [...comments, ...texts]);
  const counted = used.filter(({ words }) => isNew(words));
  if (counted.length > 0)
    await countUse(
      manager,
      userId,
      counted.map(({ id }) => id),
    );
  const own =
    grows && count < COMMENT_BANK_MAX ? ownOf(result, { comments, texts, used, student }).filter(isNew) : [];
  const fresh = await newWords(manager, userId, own);
  await addWords(manager, userId, fresh.slice(0, COMMENT_BANK_MAX - count), 1);
  const now = [...counted.map(({ words }) => words), ...own].map(digestOf);
  if (now.length > 0)
    await noteBanked(manager, result.essayId, [...new Set([...banked, ...now])].slice(-BANKED_MAX));
}

interface Said {
  comments: readonly string[];
  texts: readonly string[];
  /** What the bank already has of these words. */
  used: readonly { words: string }[];
  student: Pick<Whose, 'essay' | 'student' | 'names'>;
}

function ownOf(result: ApprovedResult, { comments, texts, used, student }: Said): string[] {
  const { feedback, overallAnalysis, contextualInsights } = result;
  return ownWords({
    comments: comments.filter((words) => withoutKnown([words], used).length > 0),
    texts: [withoutKnown(texts, used).join('\n')],
    proposed: stringsIn({ feedback, overallAnalysis, contextualInsights }),
    ...student,
  });
}

/** The same for words that differ in spaces and capitals alone. */
function digestOf(words: string): string {
  return createHash('md5').update(words.toLowerCase().replace(/\s+/g, ' ')).digest('hex');
}

/** Every text in a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
