import { readabilityLevelOf } from '@marklight/contracts/analysis';
import type { ContextualInsights } from '@marklight/contracts/grading';
import { formulaCount, paddingPhraseCount } from '@marklight/text/likelihood/phrases';
import type { JudgedEssay } from '../judged-essay';
import { rate } from '../judged-essay';
import { ramp } from '../levels/ramp';
import type { Observed } from '../observations/observed';
import { runningWords } from '../observations/running-words';

/** What the writing does with its subject, in the order of Bloom's taxonomy; says only what was seen. */
export function depthOf(essay: JudgedEssay, observed: Observed): string {
  const ids = new Set(observed.idsSeen());
  if (essay.reading.wordCount === 0) return 'There is nothing to read.';
  if (essay.genre === 'story' || essay.genre === 'reflection') return 'Tells of events and people.';
  if (ids.has('other-view-answered')) return 'Weighs another view and answers it.';
  if (ids.has('reason-given')) return 'Explains: gives reasons.';
  return 'Describes its subject.';
}

const MATURITIES = ['Beginning', 'Developing', 'Competent', 'Assured', 'Accomplished'] as const;

/** The mean of the levels given, halves rounded down, so that it never reads better than they do. */
export function maturityOf({ reading }: JudgedEssay, assessed: readonly { level: number }[]): string {
  if (reading.wordCount === 0) return 'There is nothing to read.';
  if (assessed.length === 0) return 'Not judged: no criterion has a level.';
  const mean = assessed.reduce((sum, { level }) => sum + level, 0) / assessed.length;
  const name = MATURITIES[Math.max(0, Math.ceil(mean - 0.5))] ?? MATURITIES[0];
  return `${name}, going by the levels of its criteria together.`;
}

const SPOKEN = { position: 'position-stated', reason: 'reason-given', view: 'other-view-answered' } as const;
const NOTHING_SURE = 'Nothing that the built-in grader could be sure of.';

/** Where something was seen, for the teacher: its words and the paragraph. */
function places(observed: Observed, ids: readonly (readonly [string, string])[]): string {
  const found = ids.flatMap(([id, name]) => {
    const quote = observed.all(id).find((one) => one.quote !== null)?.quote;
    return quote === null || quote === undefined ? [] : [`${name}: “${quote.replace(/\s+/gu, ' ')}”.`];
  });
  return found.length === 0 ? NOTHING_SURE : found.join(' ');
}

/**
 * Notes for the teacher on the whole, by genre; only what was seen or counted.
 *
 * - thematicConsistency: content words that stand in the first, the middle and the last third.
 * - linguisticComplexity: Flesch reading ease and words a sentence.
 * - originalityScore: share of sentences that neither repeat nor copy, times half plus what range of vocabulary (0.3)
 *   and freedom from stock phrases (0.2, gone at 6 in 100 words) add; 0–100.
 */
export function contextualInsightsOf(essay: JudgedEssay, observed: Observed): ContextualInsights {
  const { features: f, qualities: q, reading, genre } = essay;
  const text = reading.own.map((s) => s.text).join(' ');
  const stock = (100 * (formulaCount(text) + paddingPhraseCount(text))) / Math.max(1, f.words);
  const genuine = Math.max(0, 1 - f.repeatedShare - f.copiedShare);
  const running = runningWords(reading).map((word) => `“${word}”`);
  const isTold = genre === 'story' || genre === 'reflection';
  return {
    thematicConsistency:
      running.length === 0
        ? NOTHING_SURE
        : `From the first third to the last: ${running.slice(0, 4).join(', ')}.`,
    argumentStructure: isTold
      ? places(observed, [
          ['story-time', 'Time'],
          ['dialogue', 'Speech'],
          ['story-ending-returns', 'Ending'],
        ])
      : places(observed, [
          [SPOKEN.position, 'Position'],
          [SPOKEN.reason, 'Reason'],
          [SPOKEN.view, 'Another view'],
        ]),
    evidenceQuality: isTold
      ? places(observed, [['sense-detail', 'Detail']])
      : places(observed, [
          ['source-quoted', 'Quotation'],
          ['case-from-life', 'Case'],
          ['figure-given', 'Figure'],
        ]),
    linguisticComplexity:
      f.words === 0
        ? 'There are no sentences to measure.'
        : `Reading ease ${rate(f.readability)} (${readabilityLevelOf(f.readability)}), ${rate(f.sentenceLength)} words a sentence.`,
    originalityScore:
      f.words === 0 ? 0 : Math.round(100 * genuine * (0.5 + 0.3 * q.range + 0.2 * (1 - ramp(stock, 0, 6)))),
  };
}
