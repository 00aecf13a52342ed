import type { GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { countOf } from '@marklight/ui/words';

/** What grading again does to results by other criteria. */
export function othersWords(count: number): string {
  return `${countOf(count, 'essay')} without your decisions: the new ${
    count === 1 ? 'result counts, and the earlier one is' : 'results count, and the earlier ones are'
  } kept.`;
}

/** What it does to results with the teacher's decisions. */
export function decidedWords(count: number): string {
  return `${countOf(count, 'essay')} with your decisions: your ${
    count === 1
      ? 'result still counts until you accept the new one.'
      : 'results still count until you accept the new ones.'
  }`;
}

/** One sentence for each group of the essays that were chosen. */
const SENTENCES: readonly [keyof GradingPreviewReply, (count: number) => string][] = [
  ['new', (count) => `${countOf(count, 'essay')} without a result: graded for the first time.`],
  [
    'otherSettings',
    (count) =>
      `${countOf(count, 'essay')} graded in another language standard, strictness or kind of writing: the new ${
        count === 1 ? 'result replaces the old one' : 'results replace the old ones'
      }.`,
  ],
  ['gradedByOthers', othersWords],
  ['decided', decidedWords],
  [
    'gradedByThese',
    (count) => `${countOf(count, 'essay')} already graded by this version of the criteria: nothing changes.`,
  ],
  ['beingGraded', (count) => `${countOf(count, 'essay')} being graded now: left alone.`],
  ['noCriteria', (count) => `${countOf(count, 'essay')} without criteria to grade by: nothing changes.`],
];

/** What grading the chosen essays again will do. */
export function againWords(preview: GradingPreviewReply): string[] {
  return SENTENCES.flatMap(([group, words]) => (preview[group] > 0 ? [words(preview[group])] : []));
}

/** How many of them it grades. */
export function againCount(preview: GradingPreviewReply): number {
  return preview.new + preview.otherSettings + preview.gradedByOthers + preview.decided;
}
