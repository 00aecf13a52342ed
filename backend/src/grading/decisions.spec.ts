import { aFeedbackItem, aNotAssessedItem, aResult } from '../exports/testing/builders';
import { decidedFeedback, isAsProposed, quotesOf } from './decided-feedback';
import { decidedWhole, type WholeDecision } from './decided-whole';
import { countKept, keptDecisions } from './kept-decisions';
import { changesBetween } from './ledger/ledger-entries';
import { scoreColumnsOf } from './score-columns';

const thesis = aFeedbackItem({ criteria: 'Thesis', level: 2, feedback: 'Clear.', weight: 3 });
const voice = aFeedbackItem({ criteria: 'Voice', level: 3, feedback: 'Lively.', weight: 1 });
const asProposed = [
  { level: 2, feedback: 'Clear.' },
  { level: 3, feedback: 'Lively.' },
];

describe('the feedback as it counts', () => {
  it('is the proposal where nothing was decided', () => {
    expect(decidedFeedback([thesis, voice], null)).toEqual([thesis, voice]);
    expect(decidedFeedback([thesis, voice], asProposed)).toEqual([thesis, voice]);
  });

  it.each([
    ['a level', { level: 4, feedback: 'Clear.' }, 'strong'],
    ['words', { level: 2, feedback: 'Very clear.' }, 'adequate'],
  ])('is what the teacher decided, beside what was proposed: %s', (_, decision, status) => {
    const [item, other] = decidedFeedback([thesis, voice], [decision, asProposed[1]!]);
    expect(item).toEqual({ ...thesis, ...decision, status, proposed: { level: 2, feedback: 'Clear.' } });
    expect(other).toBe(voice);
  });

  it('has all that was proposed beside it, even where that was nothing', () => {
    const bare = aFeedbackItem({ ...voice, improvementSteps: [], suggestions: '' });
    const decision = { level: 3, feedback: 'Lively.', improvementSteps: ['Mine.', 'Mine too.'] };
    const [item] = decidedFeedback([bare], [decision]);
    expect(item).toMatchObject({
      improvementSteps: decision.improvementSteps,
      suggestions: 'Mine. Mine too.',
    });
    expect({ ...item, ...item?.proposed, proposed: undefined }).toEqual(bare);
  });
});

describe('quotes and comparison as they count', () => {
  const quoted = aFeedbackItem({
    ...thesis,
    evidence: [{ quote: 'Machines help us.', start: 0, end: 17 }],
    identifiedText: 'Machines help us.',
    exemplarComparison: 'A stronger first sentence.',
  });
  const decide = (decision: object, item = quoted) =>
    decidedFeedback([item], [{ level: 2, feedback: 'Clear.', ...decision }])[0];

  it('are the teacher’s, beside what was proposed', () => {
    const evidence = [{ quote: 'They save time.', start: 18, end: 33 }];
    const item = decide({ evidence, exemplarComparison: 'Mine.' });
    expect(item).toMatchObject({ evidence, identifiedText: 'They save time.', exemplarComparison: 'Mine.' });
    expect(item?.proposed).toEqual({
      level: 2,
      feedback: 'Clear.',
      evidence: quoted.evidence,
      identifiedText: 'Machines help us.',
      exemplarComparison: 'A stronger first sentence.',
    });
  });

  it('are gone where the teacher removed them', () => {
    expect(decide({ evidence: [], exemplarComparison: '' })).toMatchObject({
      evidence: [],
      identifiedText: '',
      exemplarComparison: '',
    });
  });

  it('are the proposal where the decision says the same', () => {
    const same = { evidence: quoted.evidence, exemplarComparison: quoted.exemplarComparison };
    expect(decide(same)).toBe(quoted);
    expect(decide({})).toBe(quoted);
    expect(decide({ level: 3 })).not.toHaveProperty('proposed.exemplarComparison');
    expect(decide({ level: 3 })).not.toHaveProperty('proposed.evidence');
  });

  it('read as the sentence that there are none, where there are none', () => {
    expect(quotesOf(quoted)).toEqual(['Machines help us.']);
    expect(quotesOf({ evidence: [], identifiedText: 'No sentence shows this.' })).toEqual([
      'No sentence shows this.',
    ]);
    expect(quotesOf({ evidence: [], identifiedText: '' })).toEqual([]);
  });

  it('are decided where the criterion is new', () => {
    expect(isAsProposed(undefined, { level: 2, feedback: 'Clear.' })).toBe(false);
  });
});

describe('what is said of the whole as it counts', () => {
  const { overallAnalysis, contextualInsights } = aResult();
  const whole = { overallAnalysis, contextualInsights: { ...contextualInsights, originalityScore: 64 } };

  it('is the proposal where nothing was decided, or the same', () => {
    expect(decidedWhole(whole, null, [thesis, voice])).toEqual({ ...whole, comments: [] });
    expect(
      decidedWhole(whole, { strengths: overallAnalysis.strengths, remark: '' }, [thesis, voice]),
    ).toEqual({
      ...whole,
      comments: [],
    });
  });

  it('is what the teacher decided, beside what was proposed', () => {
    const decided = {
      nextSteps: [],
      remark: 'Mine.',
      evidenceQuality: '',
      leaveOutOriginality: true,
    } as const;
    expect(decidedWhole(whole, { ...decided, nextSteps: [] }, [thesis, voice])).toEqual({
      overallAnalysis: { ...overallAnalysis, nextSteps: [], remark: 'Mine.' },
      contextualInsights: { ...contextualInsights, evidenceQuality: '', originalityScore: null },
      proposedWhole: {
        nextSteps: overallAnalysis.nextSteps,
        remark: '',
        evidenceQuality: contextualInsights.evidenceQuality,
        originalityScore: 64,
      },
      comments: [],
    });
  });
});

describe('what the grader says of the whole, once the levels are others', () => {
  const { overallAnalysis: analysis, contextualInsights } = aResult();
  const overallAnalysis = {
    ...analysis,
    areasForImprovement: ['It breaks off.', 'Begin with your thesis.', 'After that, turn to your voice.'],
    nextSteps: ['Ask a friend what you think.'],
    writingMaturity: 'Competent, going by the levels of its criteria together.',
    bearsOn: { areasForImprovement: [null, 0, 1], nextSteps: [0] },
  };
  const whole = { overallAnalysis, contextualInsights: { ...contextualInsights, originalityScore: 64 } };
  const at = (...levels: (0 | 1 | 2 | 3 | 4)[]) => levels.map((level) => ({ level }));
  const said = (levels: (0 | 1 | 2 | 3 | 4)[], review: WholeDecision | null = null) =>
    decidedWhole(whole, review, at(...levels));

  it('names the maturity by the levels that count', () => {
    expect(said([2, 3]).overallAnalysis.writingMaturity).toMatch(/^Competent, going/);
    expect(said([1, 1]).overallAnalysis.writingMaturity).toMatch(/^Developing, going/);
    expect(said([4, 4]).overallAnalysis.writingMaturity).toMatch(/^Accomplished, going/);
    const mine = said([4, 4], { writingMaturity: 'Mine.' });
    expect(mine.overallAnalysis.writingMaturity).toBe('Mine.');
    const free = { ...whole, overallAnalysis: { ...overallAnalysis, writingMaturity: 'Steady.' } };
    expect(decidedWhole(free, null, at(0, 0)).overallAnalysis.writingMaturity).toBe('Steady.');
  });

  it('advises nothing on a criterion at the highest level, nor what was to come after it', () => {
    expect(said([3, 1])).toMatchObject({
      overallAnalysis: { areasForImprovement: overallAnalysis.areasForImprovement },
    });
    expect(said([3, 1])).not.toHaveProperty('leftOut');
    expect(said([3, 1])).not.toHaveProperty('overallAnalysis.bearsOn');
    const [breaksOff, first, second] = overallAnalysis.areasForImprovement;
    expect(said([4, 1])).toMatchObject({
      overallAnalysis: { areasForImprovement: [breaksOff], nextSteps: [] },
      leftOut: { areasForImprovement: [first, second], nextSteps: overallAnalysis.nextSteps },
    });
    expect(said([2, 4])).toMatchObject({
      overallAnalysis: { areasForImprovement: [breaksOff, first], nextSteps: overallAnalysis.nextSteps },
      leftOut: { areasForImprovement: [second] },
    });
  });

  it('begins with no criterion that the teacher raised above another', () => {
    type Given = [level: 0 | 1 | 2 | 3, proposed: 0 | 1 | 2 | 3];
    const left = (...levels: Given[]) =>
      decidedWhole(
        whole,
        null,
        levels.map(([level, proposed]) => ({ level, proposed: { level: proposed } })),
      ).leftOut;
    const [, first, second] = overallAnalysis.areasForImprovement;
    const { nextSteps } = overallAnalysis;
    // Raised, and still no higher than the other.
    expect(left([2, 1], [2, 2])).toBeUndefined();
    expect(left([3, 1], [2, 2])).toEqual({ areasForImprovement: [first, second], nextSteps });
    expect(left([1, 1], [3, 2], [2, 2])).toEqual({ areasForImprovement: [second] });
    // The other was lowered: what was advised on this one stays as right as it was.
    expect(left([1, 1], [2, 2], [0, 2])).toBeUndefined();
    // It stood above the other already.
    expect(left([3, 2], [1, 1], [3, 3])).toBeUndefined();
  });

  it('leaves out nothing of the teacher’s, though it has the grader’s words', () => {
    const areasForImprovement = overallAnalysis.areasForImprovement;
    const decided = said([4, 1], { areasForImprovement });
    expect(decided.overallAnalysis.areasForImprovement).toEqual(areasForImprovement);
    expect(decided.leftOut).toEqual({ nextSteps: overallAnalysis.nextSteps });
  });

  it('is no change by the teacher in the ledger', () => {
    const words = (level: 1 | 4, review: WholeDecision | null = null) => {
      const feedback = [{ ...thesis, level }];
      return { feedback, ...decidedWhole(whole, review, feedback) };
    };
    expect(changesBetween(words(1), words(4)).map(({ field }) => field)).toEqual(['level']);
    expect(changesBetween(words(4), words(4, { nextSteps: ['Mine.'] }))).toEqual([
      { field: 'nextSteps', from: [], to: ['Mine.'] },
    ]);
  });
});

describe('decisions on a result that is graded again', () => {
  const changed = [asProposed[0]!, { level: 1, feedback: 'Lively.' }];
  const again = [
    { ...thesis, level: 1, feedback: 'Vague.' },
    { ...voice, level: 0, feedback: 'Flat.' },
  ];

  it('stand where the teacher changed something; everything else is as newly proposed', () => {
    expect(keptDecisions({ feedback: [thesis, voice], review: changed }, again)).toEqual([
      { level: 1, feedback: 'Vague.' },
      { level: 1, feedback: 'Flat.' },
    ]);
  });

  it('stand part by part: new words beside a level that the teacher did not change', () => {
    const reworded = [asProposed[0]!, { level: 3, feedback: 'Own words.' }];
    expect(keptDecisions({ feedback: [thesis, voice], review: reworded }, again)?.[1]).toEqual({
      level: 0,
      feedback: 'Own words.',
    });
  });

  it.each([
    ['there was no result', null],
    ['nothing was reviewed', { feedback: [thesis, voice], review: null }],
    ['nothing was changed', { feedback: [thesis, voice], review: asProposed }],
    ['another criterion stood in that place', { feedback: [thesis, thesis], review: changed }],
    ['the criterion was not there', { feedback: [thesis], review: changed }],
    ['the criterion was not decided on', { feedback: [thesis, voice], review: [asProposed[0]!] }],
  ])('are none where %s', (_, older) => {
    expect(keptDecisions(older, again)).toBeNull();
  });

  it('stand part by part: steps stay beside the level and words that are newly proposed', () => {
    const steps = { ...asProposed[1]!, improvementSteps: ['Mine.'], exemplarComparison: '' };
    expect(keptDecisions({ feedback: [thesis, voice], review: [asProposed[0]!, steps] }, again)?.[1]).toEqual(
      {
        ...{ level: 0, feedback: 'Flat.' },
        ...{ improvementSteps: ['Mine.'], exemplarComparison: '' },
      },
    );
  });

  it('take the newly proposed level where the teacher had left the criterion open', () => {
    const open = { level: null, feedback: 'Ask me.' };
    const older = { feedback: [thesis, voice], review: [asProposed[0]!, open] };
    expect(keptDecisions(older, again)?.[1]).toEqual({ level: 0, feedback: 'Ask me.' });
  });
});

describe('how many decisions are kept', () => {
  const changed = [
    { level: 4, feedback: 'Clear.' },
    { level: 1, feedback: 'Lively.' },
  ];
  const both = { level: 4, feedback: 'Very clear.', improvementSteps: ['Mine.'] };

  it.each([
    ['all that the new result has a criterion for', changed, [thesis, voice], 2, 2],
    ['those whose criterion is still there', changed, [voice], 2, 1],
    ['one for each of several criteria with the same words', changed, [thesis, thesis], 2, 1],
    ['none of a result that was left as proposed', asProposed, [thesis, voice], 0, 0],
    ['none of a result without a review', null, [thesis, voice], 0, 0],
    ['each part of a criterion', [both, changed[1]!], [thesis], 4, 3],
    ['only those that were made', [asProposed[0]!, changed[1]!], [thesis, voice], 1, 1],
  ])('%s', (_, review, again, decisions, carriedOver) => {
    expect(countKept({ feedback: [thesis, voice], review }, again)).toEqual({ decisions, carriedOver });
  });
});

describe('the columns of a result', () => {
  it('weigh the criteria, and count those without a level', () => {
    const open = aNotAssessedItem({ criteria: 'Length', weight: 5 });
    expect(scoreColumnsOf([thesis, voice, open])).toEqual({
      percentage: 56.25,
      score: 1.1,
      grade: 'C',
      totalCriteria: 3,
      unassessedCriteria: 1,
    });
  });
});
