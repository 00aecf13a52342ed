import type { LevelPair } from '@marklight/ai/calibration/agreement';
import { calibrate, shifted } from '@marklight/ai/calibration/shifts';
import { CALIBRATION_ESSAYS_MIN } from '@marklight/contracts/business';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import { Random } from '../soak/random';
import { CRITERIA_OF_TRAIT } from './by-criterion';
import { type EssaySet, essaySets, type ScoredEssay } from './essay-sets';
import { gradeOnce } from './grading';
import { figure, type Section, share, type Table } from './section';
import { mean, quadraticKappa } from './statistics';

const MARKED = 10;
const DRAWS = 20;
const SEED = 20_261_123;

/** The scale of the analytic scores, lowest and highest, as the rubric of each set has it; ASAP 7: two raters, 0–3 each. */
const SCALES: Readonly<Record<string, readonly [number, number]>> = {
  'ASAP 1': [1, 6],
  'ASAP 3': [0, 3],
  'ASAP 5': [0, 4],
  'ASAP 7': [0, 6],
  ELLIPSE: [1, 5],
};
/** The criterion that answers best for each trait of ASAP 7, as CRITERIA_OF_TRAIT has it for the others. */
const CRITERION_OF_RATER_TRAIT: Readonly<Record<string, number>> = {
  ideas: 1,
  organization: 3,
  style: 5,
  conventions: 7,
};

/** One essay: for each analytic score the level that a person gave, and that of the criterion that answers for it. */
type Judged = readonly LevelPair[];

function marksOf(
  set: EssaySet,
  { traits, raterTraits }: ScoredEssay,
): { score: number; criterion: number }[] {
  const isRated = Object.keys(raterTraits).length > 0;
  return Object.entries(isRated ? raterTraits : traits).flatMap(([name, score]) => {
    const criterion = isRated ? CRITERION_OF_RATER_TRAIT[name] : CRITERIA_OF_TRAIT[name]?.[0];
    return criterion === undefined ? [] : [{ score, criterion }];
  });
}

/** An analytic score as a level: the scale’s range is four levels. */
function levelOf(score: number, [low, high]: readonly [number, number]): number {
  return Math.min(LEVEL_MAX, Math.max(0, Math.round((LEVEL_MAX * (score - low)) / (high - low))));
}

interface Draw {
  /** Mean over criteria, then of the sum of levels; before and after. */
  criteria: readonly [number, number];
  whole: readonly [number, number];
  exact: readonly [number, number];
  adjacent: readonly [number, number];
  /** 0–1: criteria for which a shift was proposed. */
  shifts: number;
}

/** Marks ten essays drawn at random, and measures on all others. */
function drawn(essays: readonly Judged[], random: Random): Draw {
  const order = random.shuffled(essays);
  const [marked, held] = [order.slice(0, MARKED), order.slice(MARKED)];
  const numbers = (essays[0] ?? []).map((_, criterion) => criterion);
  const pairsOf = (of: readonly Judged[], criterion: number): LevelPair[] =>
    of.flatMap((essay) => essay[criterion] ?? []);
  const shifts = numbers.map((n) => calibrate(pairsOf(marked, n), CALIBRATION_ESSAYS_MIN).shift);
  const measure = (by: readonly number[]) => {
    const after = held.map((essay) =>
      essay.map(({ teacher, grader }, n): LevelPair => ({ teacher, grader: shifted(grader, by[n] ?? 0) })),
    );
    const sums = (side: keyof LevelPair): number[] =>
      after.map((essay) => essay.reduce((sum, pair) => sum + pair[side], 0));
    const all = after.flat().map(({ teacher, grader }) => Math.abs(teacher - grader));
    return {
      criteria: mean(
        numbers
          .map((n) => pairsOf(after, n))
          .map((pairs) =>
            quadraticKappa(
              pairs.map((pair) => pair.grader),
              pairs.map((pair) => pair.teacher),
            ),
          ),
      ),
      whole: quadraticKappa(sums('grader'), sums('teacher')),
      exact: all.filter((away) => away === 0).length / all.length,
      adjacent: all.filter((away) => away <= 1).length / all.length,
    };
  };
  const [before, after] = [measure([]), measure(shifts)];
  return {
    criteria: [before.criteria, after.criteria],
    whole: [before.whole, after.whole],
    exact: [before.exact, after.exact],
    adjacent: [before.adjacent, after.adjacent],
    shifts: shifts.filter((shift) => shift !== 0).length / shifts.length,
  };
}

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

type Measure = 'criteria' | 'whole' | 'exact' | 'adjacent';
const column = (draws: readonly Draw[], measure: Measure, at: 0 | 1): number[] =>
  draws.map((draw) => draw[measure][at]);
const withSpread = (values: readonly number[]): string =>
  `${figure(mean(values))} ± ${figure(spread(values))}`;

/** How much nearer a grader comes with ten marked essays, on all the others of the set. */
export const calibration: Section = {
  name: 'calibration',
  async run(context) {
    const rows: string[][] = [];
    for (const provider of context.providers) {
      const all: Draw[][] = [];
      for (const set of essaySets(context.data)) {
        const scale = SCALES[set.name] ?? [0, LEVEL_MAX];
        const essays: Judged[] = [];
        for (const essay of set.essays) {
          const { levels } = await gradeOnce(provider, essay.text, set.task);
          essays.push(
            marksOf(set, essay).map(({ score, criterion }) => ({
              teacher: levelOf(score, scale),
              grader: levels[criterion] ?? 0,
            })),
          );
        }
        // An essay without all scores of its set cannot be added up like the others.
        const most = Math.max(...essays.map((essay) => essay.length));
        const whole = essays.filter((essay) => essay.length === most);
        const random = new Random(SEED);
        const draws = Array.from({ length: DRAWS }, () => drawn(whole, random));
        all.push(draws);
        rows.push(rowOf(set.name, provider.name, draws));
      }
      const means = Array.from({ length: DRAWS }, (_, at): Draw => {
        const draws = all.flatMap((one) => one[at] ?? []);
        const both = (measure: Measure): readonly [number, number] => [
          mean(column(draws, measure, 0)),
          mean(column(draws, measure, 1)),
        ];
        return {
          criteria: both('criteria'),
          whole: both('whole'),
          exact: both('exact'),
          adjacent: both('adjacent'),
          shifts: mean(draws.map(({ shifts }) => shifts)),
        };
      });
      rows.push(rowOf('mean of the sets', provider.name, means));
    }
    const table: Table = {
      title: 'Calibration with ten marked essays',
      note: `Each set ${DRAWS} times: ${MARKED} essays drawn at random are marked with people’s analytic scores as levels (the scale’s range is four levels), shifts are learned as the product learns them, and agreement is measured on all other essays of the set. Kappa has quadratic weights on levels as they stand, without giving our ranks the human distribution: by criterion the mean over the criteria, on the whole that of the sum of levels. Mean and, after ±, standard deviation over the draws.`,
      columns: [
        ...['set', 'provider', 'kappa by criterion, before', 'after', 'kappa on the whole, before', 'after'],
        ...['same level, before', 'after', 'within one, before', 'after', 'criteria shifted'],
      ],
      rows,
    };
    return [table];
  },
};

function rowOf(name: string, provider: string, draws: readonly Draw[]): string[] {
  const shares = (measure: Measure): string[] =>
    ([0, 1] as const).map((at) => share(mean(column(draws, measure, at))));
  return [
    name,
    provider,
    ...(['criteria', 'whole'] as const).flatMap((measure) => [
      withSpread(column(draws, measure, 0)),
      withSpread(column(draws, measure, 1)),
    ]),
    ...shares('exact'),
    ...shares('adjacent'),
    share(mean(draws.map(({ shifts }) => shifts))),
  ];
}
