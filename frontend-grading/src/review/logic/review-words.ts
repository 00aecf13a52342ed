import type { GradedCriteria } from '@marklight/contracts/criteria';
import type { HiddenText } from '@marklight/contracts/essays';
import type { AiUsage, GradingResult, ResultStanding } from '@marklight/contracts/grading';
import { strictnessNote } from '@marklight/contracts/strictness';

/** Why a reader of the page does not see these words: "… is" goes before it. */
export const HIDDEN_REASON_WORDS: Record<HiddenText['reason'], string> = {
  invisible: 'drawn so that it cannot be seen',
  too_small: 'printed too small to read',
  off_page: 'placed outside the page',
  same_colour: 'in the colour of the background',
  zero_width: 'made of characters that take no space',
  covered: 'covered by something else',
  hidden_run: 'marked as hidden in the document',
};

/** "20 November 2026 at 3:04 pm", in the teacher's own time zone. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short' });
}

/** "3", or "3; the rubric is now at version 5"; null for criteria that came from no rubric. */
export function rubricVersionOf({
  rubric,
  currentVersion,
}: Pick<GradedCriteria, 'rubric' | 'currentVersion'>): string | null {
  if (!rubric) return null;
  const isOlder = currentVersion !== null && currentVersion > rubric.version;
  return isOlder ? `${rubric.version}; the rubric is now at version ${currentVersion}` : `${rubric.version}`;
}

/** "1,200 read, 400 written". */
export function tokensOf({ promptTokens, completionTokens }: AiUsage): string {
  return `${promptTokens.toLocaleString('en-AU')} read, ${completionTokens.toLocaleString('en-AU')} written`;
}

const STANDING_WORDS: Record<ResultStanding, string> = {
  in_force: ' (counts)',
  proposed: ' (proposed)',
  earlier: '',
};

/** One of several results in a list. */
export function resultLabel({
  createdAt,
  grade,
  totalCriteria,
  strictness,
  standing,
}: GradingResult): string {
  const facts = [momentOf(createdAt), criteriaOf(totalCriteria), strictnessNote(strictness)]
    .filter((fact) => fact !== null)
    .join(', ');
  // The grade goes first: on a phone the end of a long line is cut off.
  return `${grade ? `Grade ${grade}` : 'No grade yet'}${STANDING_WORDS[standing]}: ${facts}`;
}

/** "1 criterion", "3 criteria". */
export function criteriaOf(count: number): string {
  return count === 1 ? '1 criterion' : `${count} criteria`;
}

/** Where the browser cannot fit a field to its text by itself. About 60 characters stand on a line. */
export function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 60)), 0);
  return Math.min(14, Math.max(2, lines));
}
