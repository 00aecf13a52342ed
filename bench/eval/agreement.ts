import { judgeLevel } from '@marklight/ai/built-in/levels/judge-level';
import { qualitiesOf } from '@marklight/ai/built-in/levels/qualities';
import { type LevelWeights, WEIGHTS } from '@marklight/ai/built-in/levels/weights';
import { preparedEssay } from '@marklight/ai/built-in/prepared-essay';
import { type EssaySet, essaySets } from './essay-sets';
import { CRITERIA, requestFor } from './grading';
import { type EvalContext, figure, type Section, type Table } from './section';
import { mean, spearman } from './statistics';

/**
 * Variations of the grader's weights, each chosen by hand and tried: the first two are its earlier weights, the
 * others were not adopted. They are few and their values are round, so that nothing is fitted to the data.
 */
const DEPARTURES: readonly { name: string; weights: Partial<LevelWeights> }[] = [
  {
    name: 'length before new words, as earlier',
    weights: { length: 0.6, types: 0.2, growth: 0.2, typesOfStrong: 220, growthOfStrong: 200 },
  },
  { name: 'mistakes cost up to 0.2, as earlier', weights: { mistakes: 0.2 } },
  { name: 'own measures at 0.8 in an essay', weights: { ownInEssay: 0.8 } },
  { name: 'own measures at 0.4 in an answer to a source', weights: { ownInAnswer: 0.4 } },
  { name: 'no range of vocabulary in an answer to a source', weights: { rangeInAnswer: 0 } },
];
const EARLIER = 0b11;

interface Variant {
  /** Numbers, from 1, of the departures that it makes. */
  departs: number[];
  weights: LevelWeights;
}

/** Every combination of departures. The grader itself comes first, and wins if another does only as well. */
export function variants(): Variant[] {
  return Array.from({ length: 2 ** DEPARTURES.length }, (_, code) => {
    const departs = DEPARTURES.flatMap((_departure, at) =>
      Math.floor(code / 2 ** at) % 2 === 1 ? [at + 1] : [],
    );
    const weights = departs.reduce<LevelWeights>(
      (current, number) => ({ ...current, ...DEPARTURES[number - 1]?.weights }),
      WEIGHTS,
    );
    return { departs, weights };
  });
}

type Prepared = Awaited<ReturnType<typeof preparedEssay>>;
interface PreparedSet {
  name: string;
  scores: number[];
  words: number[];
  essays: Prepared[];
}

/** Reading takes most of the time and is the same for every variant, so it is done once. */
async function prepared(set: EssaySet, { linter }: EvalContext): Promise<PreparedSet> {
  const essays: Prepared[] = [];
  for (const { text } of set.essays) essays.push(await preparedEssay(requestFor(text, set.task), linter));
  return {
    name: set.name,
    scores: set.essays.map(({ score }) => score),
    words: essays.map(({ essay }) => essay.reading.wordCount),
    essays,
  };
}

/** The sum of the levels of the ten criteria. */
function scoreBy({ essay, trouble }: Prepared, weights: LevelWeights): number {
  const qualities = qualitiesOf(essay.features, weights);
  return CRITERIA.reduce(
    (sum, text) => sum + judgeLevel({ ...essay, qualities }, trouble, { text, weight: 1 }, weights).level,
    0,
  );
}

/** The place of the variant with the highest mean agreement over the sets that are not left out. */
export function chosenWithout(agreements: readonly (readonly number[])[], leftOut: number): number {
  const means = agreements.map((bySet) => mean(bySet.filter((_, set) => set !== leftOut)));
  return means.indexOf(Math.max(...means));
}

export const agreement: Section = {
  name: 'agreement',
  async run(context) {
    const sets: PreparedSet[] = [];
    for (const set of essaySets(context.data)) sets.push(await prepared(set, context));
    const tried = variants();
    const agreements = tried.map(({ weights }) =>
      sets.map(({ essays, scores }) =>
        spearman(
          essays.map((essay) => scoreBy(essay, weights)),
          scores,
        ),
      ),
    );
    const rows = sets.map((set, at) => {
      const chosen = chosenWithout(agreements, at);
      return {
        name: set.name,
        departs: departuresOf(tried[chosen]),
        leftOut: agreements[chosen]?.[at] ?? NaN,
        grader: agreements[0]?.[at] ?? NaN,
        earlier: agreements[EARLIER]?.[at] ?? NaN,
        words: spearman(set.words, set.scores),
      };
    });
    const figures = (of: typeof rows): string[] =>
      (['leftOut', 'words', 'grader', 'earlier'] as const).map((key) =>
        figure(mean(of.map((row) => row[key])), 3),
      );
    const names = DEPARTURES.map(({ name }, at) => `${at + 1}: ${name}`).join('; ');
    const table: Table = {
      title: 'Agreement on a set that was left out',
      note: `Spearman's correlation of our score with people's. Of ${tried.length} variants of the weights, which depart from the grader's in none, one or more of ${DEPARTURES.length} ways (${names}), the one that does best on the other four sets is reported on the set left out, for each set in turn.`,
      columns: [
        'set left out',
        'chosen without it',
        'word count alone',
        'the grader as it is',
        'with its earlier weights',
        'how the chosen one departs',
      ],
      rows: [
        ...rows.map((row) => [row.name, ...figures([row]), row.departs]),
        ['ASAP, mean of four', ...figures(rows.filter(({ name }) => name.startsWith('ASAP'))), ''],
      ],
    };
    return [table];
  },
};

const departuresOf = (variant: Variant | undefined): string => variant?.departs.join(', ') || 'not at all';
