import { Observed } from '../observations/observed';
import { preparedEssay } from '../prepared-essay';
import { overallAnalysisOf } from './overall';

const TEXT = 'The harbour was quiet. We waited for the ferry. Nobody spoke until it came.';

async function overallOf(levels: Readonly<Record<string, number | null>>) {
  const request = { essayText: TEXT, studentName: null, locale: 'en-AU' as const, criteria: [], task: null };
  const { essay } = await preparedEssay(request, { lint: () => Promise.resolve([]) });
  const criteria = Object.entries(levels).map(([kind, level]) => ({
    kinds: [kind],
    level,
    weight: 1,
    comment: { feedback: '', improvementSteps: [], quotes: [] },
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
  it('names the maturity by the levels given, never above their mean', async () => {
    expect((await overallOf({ thesis: 2, evidence: 2, spelling: 3 })).writingMaturity).toContain('Competent');
    expect((await overallOf({ thesis: 0, evidence: 1 })).writingMaturity).toContain('Beginning');
    expect((await overallOf({ thesis: 4, evidence: 4 })).writingMaturity).toContain('Accomplished');
    expect((await overallOf({ thesis: null })).writingMaturity).toContain('Not judged');
  });
});
