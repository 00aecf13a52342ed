import { checkProposal } from '@marklight/ai/check-proposal';
import { ProviderError } from '@marklight/ai/provider-error';
import type { AiProvider, GradingRequest } from '@marklight/ai/provider';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { segment } from '@marklight/text/segmentation';
import { confidenceTable, spreadTable, traitTable } from './by-criterion';
import { essaySets, type ScoredEssay } from './essay-sets';
import { type Half, halfOf } from './halves';
import type { Graded, Outcome } from './outcome';
import { type EvalContext, figure, type Section, share, type Table } from './section';
import { mappedTo, mean, quadraticKappa, spearman, standardised } from './statistics';

/**
 * A plain set of criteria such as a teacher pastes; the same for every set. None mentions paragraphs, because most of
 * the data have lost theirs.
 */
export const CRITERIA = [
  'Clear thesis or main idea',
  'Development of ideas with relevant reasons',
  'Use of evidence, examples and supporting detail',
  'Organisation and structure',
  'Cohesion and transitions',
  'Vocabulary and word choice',
  'Sentence variety and fluency',
  'Grammar and usage',
  'Spelling',
  'Punctuation and capitals',
];

export function requestFor(text: string, task: string | null): GradingRequest {
  return {
    essayText: text,
    studentName: null,
    locale: 'en-US',
    criteria: CRITERIA.map((criterion) => ({ text: criterion, weight: 1 })),
    task,
  };
}

export async function gradeOnce(provider: AiProvider, text: string, task: string | null): Promise<Graded> {
  const request = requestFor(text, task);
  const start = performance.now();
  const proposal = await provider.grade(request);
  const milliseconds = performance.now() - start;
  const { feedback, score } = checkProposal(request, proposal);
  const evidence = feedback.flatMap((item) => item.evidence);
  const refused = feedback.filter((item) => item.reviewReasons.includes('quote_not_found')).length;
  return {
    percentage: score.percentage ?? 0,
    levels: feedback.map((item) => item.level ?? 0),
    confidences: feedback.map((item) => item.confidenceScore),
    milliseconds,
    quotes: evidence.length,
    wrongQuotes:
      refused + evidence.filter(({ quote, start: from, end }) => text.slice(from, end) !== quote).length,
    repeatedSentences: repeatsIn(feedback),
  };
}

function repeatsIn(feedback: readonly FeedbackItem[]): number {
  const sentences = feedback.flatMap((item) =>
    [item.feedback, item.exemplarComparison, ...item.improvementSteps].flatMap((text) =>
      segment(text).sentences.map((s) => s.text),
    ),
  );
  return sentences.length - new Set(sentences).size;
}

/** Word count alone, and four features with equal weight: the baselines that any grader has to beat. */
async function baselinesOf(
  essays: readonly ScoredEssay[],
  { linter }: EvalContext,
): Promise<{ words: number[]; blend: number[] }> {
  const words: number[] = [];
  const ratio: number[] = [];
  const length: number[] = [];
  const spelling: number[] = [];
  for (const { text } of essays) {
    const forms = segment(text).words.map((word) => word.text.toLowerCase());
    const findings = await linter.lint(text, 'en-US');
    words.push(forms.length);
    ratio.push(new Set(forms).size / Math.max(1, forms.length));
    length.push(mean(forms.map((form) => form.length)) || 0);
    spelling.push(findings.filter((f) => f.kind === 'spelling').length / Math.max(1, forms.length));
  }
  const [a, b, c, d] = [words.map((count) => Math.log(count + 1)), ratio, length, spelling].map(standardised);
  return {
    words,
    blend: words.map((_, at) => (a?.[at] ?? 0) + (b?.[at] ?? 0) + (c?.[at] ?? 0) - (d?.[at] ?? 0)),
  };
}

/** Spearman and kappa of the whole set, then Spearman of either half. */
function agreement(ours: readonly number[], essays: readonly ScoredEssay[]): string[] {
  const human = essays.map((essay) => essay.score);
  const within = (half: Half): string => {
    const places = essays.flatMap((essay, at) => (halfOf(essay.id) === half ? [at] : []));
    return figure(
      spearman(
        places.map((at) => ours[at] ?? 0),
        places.map((at) => human[at] ?? 0),
      ),
      3,
    );
  };
  return [
    figure(spearman(ours, human), 3),
    figure(quadraticKappa(mappedTo(ours, human), human)),
    within('tuning'),
    within('held-out'),
  ];
}

/** A service may refuse an essay or be down: such an essay is left out of its figures and counted. */
async function gradedOrNull(provider: AiProvider, text: string, task: string | null): Promise<Graded | null> {
  try {
    return await gradeOnce(provider, text, task);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

export const grading: Section = {
  name: 'grading',
  async run(context) {
    const rows: string[][] = [];
    const outcomes: Outcome[] = [];
    for (const set of essaySets(context.data)) {
      for (const provider of context.providers) {
        const pairs: { essay: ScoredEssay; graded: Graded }[] = [];
        for (const essay of set.essays) {
          const result = await gradedOrNull(provider, essay.text, set.task);
          if (result !== null) pairs.push({ essay, graded: result });
        }
        const graded = pairs.map((pair) => pair.graded);
        const essays = pairs.map((pair) => pair.essay);
        const failed = set.essays.length - pairs.length;
        outcomes.push({ set, essays, provider: provider.name, graded, failed });
        rows.push([
          set.name,
          provider.name,
          ...agreement(
            graded.map((g) => g.percentage),
            essays,
          ),
        ]);
      }
      const { words, blend } = await baselinesOf(set.essays, context);
      rows.push(
        [set.name, 'word count alone', ...agreement(words, set.essays)],
        [set.name, 'four-feature blend', ...agreement(blend, set.essays)],
      );
      const raters = set.essays.flatMap((essay) => (essay.raters === null ? [] : [essay.raters]));
      if (raters.length > 0) {
        const [first, second] = [raters.map(([one]) => one), raters.map(([, two]) => two)];
        rows.push([
          set.name,
          'one human rater with the other',
          figure(spearman(first, second), 3),
          figure(quadraticKappa(first, second)),
          '',
          '',
        ]);
      }
    }
    const asap = context.providers.map((provider) => {
      const own = rows.filter(([name, who]) => name?.startsWith('ASAP') && who === provider.name);
      const meanOf = (column: number): number => mean(own.map((row) => Number(row[column])));
      return [
        'ASAP, mean of four',
        provider.name,
        figure(meanOf(2), 3),
        figure(meanOf(3)),
        figure(meanOf(4), 3),
        figure(meanOf(5), 3),
      ];
    });
    return [
      {
        title: 'Agreement with human scores',
        note: `Ten plain criteria, the same for every set. Kappa (quadratic weights) after giving our ranks the human distribution. ASAP sets with their prompt as the task. The halves are by a hash of the essay’s id.`,
        columns: ['set', 'who', 'Spearman', 'kappa', 'Spearman, tuning half', 'Spearman, held-out half'],
        rows: [...rows, ...asap],
      },
      spreadTable(outcomes),
      traitTable(outcomes),
      confidenceTable(outcomes),
      ...qualityTables(outcomes),
    ];
  },
};

function qualityTables(outcomes: readonly Outcome[]): Table[] {
  const rows = outcomes.map(({ set, provider, graded, failed }) => {
    const times = graded.map((g) => g.milliseconds).sort((a, b) => a - b);
    const sum = (value: (g: Graded) => number): number => graded.reduce((total, g) => total + value(g), 0);
    return [
      set.name,
      provider,
      String(failed),
      String(sum((g) => g.quotes)),
      String(sum((g) => g.wrongQuotes)),
      String(sum((g) => g.repeatedSentences)),
      figure(times[Math.floor(times.length / 2)] ?? NaN, 0),
      figure(times[Math.floor(times.length * 0.95)] ?? NaN, 0),
      share(new Set(graded.map((g) => g.levels.join(''))).size / graded.length),
    ];
  });
  return [
    {
      title: 'Quotes, repetition and time',
      columns: [
        'set',
        'provider',
        'not graded',
        'quotes',
        'quotes not word for word',
        'sentences for the student twice in a result',
        'ms median',
        'ms 95th percentile',
        'different level patterns',
      ],
      rows,
    },
  ];
}
