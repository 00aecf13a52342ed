import type { JudgedEssay } from '../judged-essay';
import type { Observed } from '../observations/observed';
import { sourceQuotations } from '../observations/quoted';

/** Signs that no answer is there yet; each is a question to the student, so it need not be certain. */
const NO_ANSWER_YET = ['mood-to-name', 'asked-first', 'answer-first-advice'];

/**
 * What an answer to a text needs next, by what it has: an answer, then words of the text as proof, then what these
 * mean; where all three are there, one word of them read closely. Null for other kinds of writing.
 */
export function nextStageOf(
  { genre, reading }: JudgedEssay,
  observed: Observed,
): 'relevance' | 'evidence' | 'development' | null {
  if (genre !== 'source-answer') return null;
  if (NO_ANSWER_YET.some((id) => observed.all(id).length > 0)) return 'relevance';
  const quotations = sourceQuotations(reading);
  return quotations.length === 0 ? 'evidence' : 'development';
}
