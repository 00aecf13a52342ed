import { MEASURED_CONFIDENCE } from '@marklight/contracts/confidence';
import type { Graded, Outcome } from './outcome';
import { figure, share, type Table } from './section';
import { mappedTo, mean, spearman } from './statistics';

/** Which criteria correspond to which analytic score of the corpora. */
export const CRITERIA_OF_TRAIT: Readonly<Record<string, readonly number[]>> = {
  content: [1, 2],
  organization: [3, 4],
  word_choice: [5],
  sentence_fluency: [6],
  conventions: [7, 8, 9],
  prompt_adherence: [0, 1],
  language: [5, 6, 7],
  narrativity: [1, 4],
  Cohesion: [3, 4],
  Syntax: [6, 7],
  Vocabulary: [5],
  Phraseology: [5, 6],
  Grammar: [7],
  Conventions: [8, 9],
};

/** Essays of an outcome that have an analytic score of this name, with it. */
function ratedBy({ essays, graded }: Outcome, trait: string): { human: number; graded: Graded }[] {
  return essays.flatMap((essay, at) => {
    const [human, own] = [essay.traits[trait], graded[at]];
    return human === undefined || own === undefined ? [] : [{ human, graded: own }];
  });
}
const traitsOf = ({ essays }: Outcome): string[] => [
  ...new Set(essays.flatMap((essay) => Object.keys(essay.traits))),
];

export function traitTable(outcomes: readonly Outcome[]): Table {
  return {
    title: 'Agreement by criterion',
    note: 'Spearman’s correlation of the criteria’s levels with the corpora’s analytic scores.',
    columns: ['set', 'provider', 'analytic score', 'Spearman'],
    rows: outcomes.flatMap((outcome) =>
      traitsOf(outcome).map((trait) => {
        const rated = ratedBy(outcome, trait);
        const ours = rated.map(({ graded }) =>
          mean((CRITERIA_OF_TRAIT[trait] ?? []).map((criterion) => graded.levels[criterion] ?? 0)),
        );
        const human = rated.map((pair) => pair.human);
        return [outcome.set.name, outcome.provider, trait, figure(spearman(ours, human))];
      }),
    ),
  };
}

/** Of the words that screens show, best first; see `libs/contracts/confidence.ts`. */
const BANDS = MEASURED_CONFIDENCE.map(({ word, from }, at) => ({
  word,
  from,
  to: MEASURED_CONFIDENCE[at - 1]?.from ?? 101,
}));

/** Whether a higher stated confidence goes with a level nearer to the analytic score. */
export function confidenceTable(outcomes: readonly Outcome[]): Table {
  const rows: string[][] = [];
  for (const provider of new Set(outcomes.map((outcome) => outcome.provider))) {
    const judged = outcomes.filter((outcome) => outcome.provider === provider).flatMap(judgedLevels);
    for (const { word, from, to } of BANDS) {
      const band = judged.filter(({ confidence }) => confidence >= from && confidence < to);
      rows.push([
        provider,
        word,
        to > 100 ? `${from} and more` : from === 0 ? `under ${to}` : `${from} to ${to - 1}`,
        String(band.length),
        figure(mean(band.map(({ confidence }) => confidence)), 0),
        share(band.filter(({ error }) => error <= 1).length / band.length),
        figure(mean(band.map(({ error }) => error))),
      ]);
    }
  }
  const rated = new Set(
    outcomes.flatMap(({ essays }) =>
      essays.filter(({ traits }) => Object.keys(traits).length > 0).map(({ id }) => id),
    ),
  ).size;
  return {
    title: 'Confidence and agreement',
    note: `Each level with each analytic score that its criterion answers for, in ${rated} essays; the level by its rank on the analytic scale, the scale’s range in the set counted as four levels.`,
    columns: [
      'provider',
      'word on screens',
      'stated confidence',
      'levels',
      'mean confidence',
      'within one level',
      'mean error in levels',
    ],
    rows,
  };
}

function judgedLevels(outcome: Outcome): { confidence: number; error: number }[] {
  return traitsOf(outcome).flatMap((trait) => {
    const rated = ratedBy(outcome, trait);
    const human = rated.map((pair) => pair.human);
    const range = Math.max(...human) - Math.min(...human) || 1;
    return (CRITERIA_OF_TRAIT[trait] ?? []).flatMap((criterion) => {
      const mapped = mappedTo(
        rated.map(({ graded }) => graded.levels[criterion] ?? 0),
        human,
      );
      return rated.map((pair, at) => ({
        confidence: pair.graded.confidences[criterion] ?? 0,
        error: (4 * Math.abs((mapped[at] ?? 0) - pair.human)) / range,
      }));
    });
  });
}

/** Whether the scores spread as far as people's do. */
export function spreadTable(outcomes: readonly Outcome[]): Table {
  return {
    title: 'Scores by human score',
    note: 'Mean score of the quarter of each set that people scored lowest, of the middle half, and of the quarter that they scored highest.',
    columns: ['set', 'provider', 'lowest quarter', 'middle half', 'highest quarter'],
    rows: outcomes.map(({ set, provider, essays, graded }) => {
      const order = essays
        .map((essay, at) => ({ human: essay.score, ours: graded[at]?.percentage ?? 0 }))
        .sort((a, b) => a.human - b.human);
      const quarter = Math.round(order.length / 4);
      const meanOf = (from: number, to: number): string =>
        `${figure(mean(order.slice(from, to).map(({ ours }) => ours)), 0)}%`;
      return [
        set.name,
        provider,
        meanOf(0, quarter),
        meanOf(quarter, order.length - quarter),
        meanOf(order.length - quarter, order.length),
      ];
    }),
  };
}
