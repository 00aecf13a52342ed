import {
  SETTING_WORDS,
  type GradingPreviewReply,
  type Setting,
  type StartingGroups,
} from '@marklight/contracts/grading-preview';
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

/** What it does to results by the same criteria. */
export function settingsWords(count: number): string {
  return `${countOf(count, 'essay')} graded with other settings: the new ${
    count === 1 ? 'result replaces the old one' : 'results replace the old ones'
  }.`;
}

/** "the task, the source text and the year level" */
export function changedWords(changes: readonly Setting[], word: 'and' | 'or'): string {
  return joinedWith(
    word,
    changes.map((setting) => `the ${SETTING_WORDS[setting]}`),
  );
}

function joinedWith(word: string, parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

/** What grading the chosen essays again will do, a sentence for each group. */
export function againWords(preview: GradingPreviewReply, withSame: boolean): string[] {
  const { changes } = preview;
  const sentences: readonly [keyof StartingGroups, (count: number) => string][] = [
    ['new', (count) => `${countOf(count, 'essay')} without a result: graded for the first time.`],
    [
      'failed',
      (count) =>
        `${countOf(count, 'failed essay')} with a result: tried again. A result without your decisions is replaced.`,
    ],
    ['otherSettings', settingsWords],
    ['gradedByOthers', othersWords],
    ['decided', decidedWords],
    [
      'gradedByThese',
      (count) =>
        `${countOf(count, 'essay')} already graded by this version of the criteria${
          withSame ? ': graded once more. A result without your decisions is replaced.' : ': nothing changes.'
        }`,
    ],
    ['beingGraded', (count) => `${countOf(count, 'essay')} being graded now: left alone.`],
    ['noCriteria', (count) => `${countOf(count, 'essay')} without criteria to grade by: nothing changes.`],
  ];
  return [
    ...sentences.flatMap(([group, words]) => (preview[group] > 0 ? [words(preview[group])] : [])),
    ...(changes.length > 0 ? [`What is different now: ${changedWords(changes, 'and')}.`] : []),
  ];
}

/** How many of the chosen essays grading again will grade. */
export function againCount(preview: GradingPreviewReply, withSame: boolean): number {
  const { new: never, failed, otherSettings, gradedByOthers, decided, gradedByThese } = preview;
  return never + failed + otherSettings + gradedByOthers + decided + (withSame ? gradedByThese : 0);
}
