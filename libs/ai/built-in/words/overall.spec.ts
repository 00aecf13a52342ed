import { Observed } from '../observations/observed';
import { preparedEssay } from '../prepared-essay';
import type { Comment } from './comment';
import { overallAnalysisOf } from './overall';

const TEXT = 'The harbour was quiet. We waited for the ferry. Nobody spoke until it came.';

async function overallOf(
  levels: Readonly<Record<string, number | null>>,
  next: Readonly<Record<string, Comment['next']>> = {},
) {
  const request = { essayText: TEXT, studentName: null, locale: 'en-AU' as const, criteria: [], task: null };
  const { essay } = await preparedEssay(request, { lint: () => Promise.resolve([]) });
  const criteria = Object.entries(levels).map(([kind, level]) => ({
    kinds: [kind],
    level,
    weight: 1,
    comment: { feedback: '', improvementSteps: [], quotes: [], next: next[kind] ?? null },
  }));
  return overallAnalysisOf(essay, new Observed(essay, []), criteria, null, 'seed');
}

describe('what is said of the whole', () => {
  it('calls a criterion strongest only from the middle up, and where it stands alone; of equals it names one', async () => {
    expect((await overallOf({ thesis: 2, spelling: 1 })).strengths.join(' ')).toContain('your main point');
    expect((await overallOf({ thesis: 1, spelling: 0 })).strengths).toEqual([]);
    const [among] = (await overallOf({ thesis: 3, evidence: 3, spelling: 1 })).strengths;
    expect(among).toMatch(/strengths?|strong sides/);
    expect(among).not.toMatch(/strongest|best/);
    expect((await overallOf({ thesis: 3, evidence: 3 })).strengths).toEqual([]);
    expect((await overallOf({ spelling: 2, grammar: 2, thesis: 1 })).strengths).toEqual([]);
  });
  it('names as priorities only what is below the fourth of five levels', async () => {
    const { areasForImprovement } = await overallOf({ thesis: 4, evidence: 3, spelling: 2 });
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toContain('spelling');
    expect((await overallOf({ thesis: 4, evidence: 3 })).areasForImprovement).toEqual([]);
  });
  it('names with a priority the step that was given under it, in a few words', async () => {
    const next = { kind: 'claim-to-prove', slots: { quote: 'the ferry is safe' } };
    const { areasForImprovement } = await overallOf({ evidence: 1, spelling: 3 }, { evidence: next });
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toMatch(/^\p{Lu}.*supporting what you say.*: .*“the ferry is safe”.*\.$/u);
    const [bare] = (await overallOf({ evidence: 1, spelling: 3 })).areasForImprovement;
    expect(bare).not.toContain(':');
  });
  it('calls nothing strong below the fourth level where something else is as good, and control of the language never', async () => {
    expect((await overallOf({ thesis: 2, evidence: 2, spelling: 1 })).strengths).toEqual([]);
    expect((await overallOf({ spelling: 2, thesis: 1 })).strengths).toEqual([]);
    expect((await overallOf({ spelling: 3, thesis: 1 })).strengths.join(' ')).toContain('spelling');
  });
  it('names the maturity by the levels given, never above their mean', async () => {
    expect((await overallOf({ thesis: 2, evidence: 2, spelling: 3 })).writingMaturity).toContain('Competent');
    expect((await overallOf({ thesis: 0, evidence: 1 })).writingMaturity).toContain('Beginning');
    expect((await overallOf({ thesis: 4, evidence: 4 })).writingMaturity).toContain('Accomplished');
    expect((await overallOf({ thesis: null })).writingMaturity).toContain('Not judged');
  });
});
