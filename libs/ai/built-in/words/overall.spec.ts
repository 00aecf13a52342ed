import { Observed } from '../observations/observed';
import { preparedEssay } from '../prepared-essay';
import type { Aim } from './aims';
import { overallAnalysisOf } from './overall';

const TEXT = 'The harbour was quiet. We waited for the ferry. Nobody spoke until it came.';

const LONG_TEXT =
  'The harbour was quiet. We waited for the ferry. Nobody spoke. The harbour lights came on. My aunt bought tea. ' +
  'The harbour bell rang. We looked up. At last the ferry came into the harbour.';
const AIM = { text: 'proof for “the tide was out”', isAnchored: true, kind: 'claim-to-prove' };

async function overallOf(
  levels: Readonly<Record<string, number | null>>,
  text = TEXT,
  aims: Readonly<Record<string, Aim>> = {},
) {
  const request = { essayText: text, studentName: null, locale: 'en-AU' as const, criteria: [], task: null };
  const { essay } = await preparedEssay(request, { lint: () => Promise.resolve([]) });
  const criteria = Object.entries(levels).map(([kind, level]) => ({
    kinds: [kind],
    level,
    weight: 1,
    comment: { feedback: '', improvementSteps: [], quotes: [], aim: aims[kind] ?? null },
  }));
  return overallAnalysisOf(essay, new Observed(essay, []), criteria, null, 'seed');
}

describe('what is said of the whole', () => {
  it('calls a criterion strongest only from the middle up, and where it stands alone; of equals it names one', async () => {
    expect((await overallOf({ thesis: 2, spelling: 1 })).strengths.join(' ')).toContain('your main point');
    const noneStands = /strongest|do best|works best|strengths?/u;
    expect((await overallOf({ thesis: 1, spelling: 0 })).strengths.join(' ')).not.toMatch(noneStands);
    const [among] = (await overallOf({ thesis: 3, evidence: 3, spelling: 1 })).strengths;
    expect(among).toMatch(/strengths?|strong sides/);
    expect(among).not.toMatch(/strongest|best/);
    expect((await overallOf({ thesis: 3, evidence: 3 })).strengths.join(' ')).not.toMatch(noneStands);
    const { strengths } = await overallOf({ spelling: 2, grammar: 2, thesis: 1 });
    expect(strengths.join(' ')).not.toMatch(noneStands);
  });
  it('names as priorities only what is below the fourth of five levels', async () => {
    const { areasForImprovement } = await overallOf({ thesis: 4, evidence: 3, spelling: 2 });
    expect(areasForImprovement).toHaveLength(1);
    expect(areasForImprovement[0]).toContain('spelling');
    expect((await overallOf({ thesis: 4, evidence: 3 })).areasForImprovement).toEqual([]);
  });
  it('names what was counted if no criterion is above the others', async () => {
    const { strengths } = await overallOf({ thesis: 2, evidence: 2 }, LONG_TEXT);
    expect(strengths.join(' ')).toContain('“harbour”');
  });
  it('names as a priority what the comment asks for, with its place, and good work only if it has one', async () => {
    const { areasForImprovement } = await overallOf({ thesis: 4, evidence: 2, structure: 3 }, TEXT, {
      evidence: AIM,
      structure: { ...AIM, text: 'the place of “the tide was out”' },
    });
    expect(areasForImprovement).toHaveLength(2);
    expect(areasForImprovement[0]).toContain('proof for “the tide was out”');
    expect(areasForImprovement[1]).toContain('the place of');
  });
  it('does not begin with what a reader may find there already, nor with slips that hinder nobody', async () => {
    const doubtful = { text: 'your main point', isAnchored: false, kind: 'answer-advice' };
    const both = await overallOf({ thesis: 1, evidence: 1, vocabulary: 4 }, TEXT, {
      thesis: doubtful,
      evidence: AIM,
    });
    expect(both.areasForImprovement[0]).toContain('proof for');
    const slips = await overallOf({ spelling: 2, evidence: 2, vocabulary: 4 }, TEXT, { evidence: AIM });
    expect(slips.areasForImprovement[0]).toContain('proof for');
  });
  it('names the maturity by the levels given, never above their mean', async () => {
    expect((await overallOf({ thesis: 2, evidence: 2, spelling: 3 })).writingMaturity).toContain('Competent');
    expect((await overallOf({ thesis: 0, evidence: 1 })).writingMaturity).toContain('Beginning');
    expect((await overallOf({ thesis: 4, evidence: 4 })).writingMaturity).toContain('Accomplished');
    expect((await overallOf({ thesis: null })).writingMaturity).toContain('Not judged');
  });
});
