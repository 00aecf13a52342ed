import { aFeedbackItem, aResult } from '../../testing/builders';
import {
  changeEdit,
  editsAfterSave,
  overtakenMark,
  overtakenPart,
  proposalOf,
  rebased,
  requestOf,
  savedDecisionOf,
  scoreWith,
} from '../logic/review-edits';
import {
  changeWhole,
  proposedWholeOf,
  rebasedWhole,
  savedWholeOf,
  wholeAfterSave,
  wholeRequestOf,
} from '../logic/whole-edits';

const NO_PARTS = { evidence: [], improvementSteps: [], exemplarComparison: [] };
const decision = (level: number, feedback: string) => ({ level, feedback, ...NO_PARTS });
const SAVED = decision(3, 'Good.');
const bare = {
  ...{ evidence: [], identifiedText: '', improvementSteps: [], suggestions: '', exemplarComparison: '' },
};

describe('an edit', () => {
  it('is dropped once it returns to what is saved', () => {
    const edits = changeEdit({}, 0, SAVED, { level: 1 });
    expect(edits).toEqual({ 0: { ...decision(1, 'Good.'), base: SAVED } });
    expect(changeEdit(edits, 0, SAVED, { level: 3 })).toEqual({});
  });

  it('remembers what was saved when it began to differ, whatever is saved meanwhile', () => {
    const edits = changeEdit({}, 0, SAVED, { feedback: 'Mine.' });
    const later = changeEdit(edits, 0, decision(0, 'Theirs.'), { level: 4 });
    expect(later[0]).toEqual({ ...decision(4, 'Mine.'), base: decision(0, 'Good.') });
  });

  it('takes from another window what it left alone, and keeps the rest', () => {
    const steps = changeEdit({}, 0, SAVED, { improvementSteps: ['Mine.'] })[0]!;
    const theirs = { ...decision(4, 'Good.'), exemplarComparison: ['Theirs.'] };
    expect(rebased(steps, theirs)).toEqual({ ...theirs, improvementSteps: ['Mine.'], base: theirs });
    const words = changeEdit({}, 0, SAVED, { feedback: 'Mine.' })[0]!;
    const now = rebased(words, { ...SAVED, improvementSteps: ['Theirs.'] });
    expect(now).toMatchObject({ feedback: 'Mine.', improvementSteps: ['Theirs.'] });
  });

  it('has nothing left to save where another window saved the same', () => {
    const edit = { ...decision(4, 'Mine.'), base: SAVED };
    expect(rebased(edit, decision(4, 'Mine.'))).toBeNull();
  });

  it('keeps a space that was just typed while something else is in conflict', () => {
    const saved = { ...decision(0, 'Good.'), improvementSteps: ['Theirs.'] };
    const edits = changeEdit({}, 0, SAVED, { level: 4 });
    const typed = changeEdit(edits, 0, saved, { feedback: 'Good. ' });
    const added = changeEdit(typed, 0, saved, { improvementSteps: ['Theirs.', ''] });
    expect(rebased(added[0]!, saved)).toMatchObject({
      ...{ level: 4, feedback: 'Good. ', improvementSteps: ['Theirs.', ''] },
    });
  });

  it('is in conflict where both windows changed the same, level and feedback each by itself', () => {
    const edit = { ...decision(4, 'Mine.'), base: SAVED };
    const shown = (level: number, feedback: string) =>
      overtakenMark(aFeedbackItem({ level, feedback }), edit);
    expect(shown(3, 'Good.')).toBeNull();
    expect(shown(0, 'Theirs.')).toEqual({ level: 0, feedback: 'Theirs.' });
    expect(shown(0, 'Good.')).toEqual({ level: 0, feedback: 'Mine.' });
    expect(shown(3, 'Theirs.')).toEqual({ level: 4, feedback: 'Theirs.' });
    expect(shown(4, ' Mine. ')).toBeNull();
  });

  it('that continued during a save is kept on top of what was saved', () => {
    const edits = {
      0: { ...decision(1, 'Saved as it is.'), base: SAVED },
      1: { ...decision(2, 'Typed on.'), evidence: ['“Quoted”'], base: SAVED },
    };
    const sent = [decision(1, 'Saved as it is. '), { ...decision(2, 'Typed'), evidence: ['“Quoted”'] }];
    // Of a quote the essay's own spelling is stored.
    const evidence = [{ quote: 'Quoted', start: 0, end: 6 }];
    const feedback = [
      aFeedbackItem({ ...bare, level: 1, feedback: 'Saved as it is.' }),
      aFeedbackItem({ ...bare, level: 2, feedback: 'Typed', evidence }),
    ];
    const base = { ...decision(2, 'Typed'), evidence: ['Quoted'] };
    const left = editsAfterSave(edits, sent, { feedback });
    expect(left).toEqual({ 1: { ...base, feedback: 'Typed on.', base } });
    expect(overtakenPart(feedback[1]!, left[1], 'evidence')).toBeNull();
  });
});

describe('a review', () => {
  const result = {
    feedback: [
      aFeedbackItem({ level: 4, feedback: 'One.', weight: 3 }),
      aFeedbackItem({ level: 0, feedback: 'Two.', weight: 1 }),
    ],
  };

  it('sends every criterion, edited or not, in order', () => {
    const edits = { 1: { ...decision(2, 'Better.'), base: decision(0, 'Two.') } };
    expect(requestOf(result, edits)).toEqual([
      { level: 4, feedback: 'One.' },
      { level: 2, feedback: 'Better.' },
    ]);
  });

  it('shows the grade that the edits lead to, by the weights', () => {
    expect(scoreWith(result, {})).toMatchObject({ percentage: 75, grade: 'B' });
    const edits = { 1: { ...decision(4, ''), base: decision(0, 'Two.') } };
    expect(scoreWith(result, edits)).toMatchObject({ percentage: 100, grade: 'A', score: 2 });
  });

  it('knows the machine’s proposal behind a decision, and where there is none', () => {
    const proposed = { level: 1, feedback: 'Proposed.', improvementSteps: ['Theirs.'] };
    const item = aFeedbackItem({
      ...bare,
      level: 3,
      feedback: 'Good.',
      improvementSteps: ['Mine.'],
      proposed,
    });
    expect(proposalOf(item)).toEqual({ ...decision(1, 'Proposed.'), improvementSteps: ['Theirs.'] });
    expect(savedDecisionOf(item)).toEqual({ ...SAVED, improvementSteps: ['Mine.'] });
    expect(proposalOf(aFeedbackItem())).toEqual(savedDecisionOf(aFeedbackItem()));
  });

  it('knows that nothing was proposed where the teacher alone wrote steps', () => {
    const proposed = { level: 3, feedback: 'Good.', improvementSteps: [], suggestions: '' };
    const mine = { improvementSteps: ['One.', 'Two.'], suggestions: 'One. Two.' };
    const item = aFeedbackItem({ ...bare, ...mine, proposed });
    expect(proposalOf(item).improvementSteps).toEqual([]);
    expect(savedDecisionOf(item).improvementSteps).toEqual(['One.', 'Two.']);
  });

  it('sends of the other parts those that were changed, and what is as proposed again as null', () => {
    const item = aFeedbackItem({
      ...bare,
      improvementSteps: ['Mine.'],
      identifiedText: 'No sentence could be quoted.',
      proposed: { level: 3, feedback: 'Good.', improvementSteps: ['Theirs.'] },
    });
    const saved = savedDecisionOf(item);
    expect(saved.evidence).toEqual(['No sentence could be quoted.']);
    const changes = { improvementSteps: ['Theirs. ', ''], evidence: [] };
    const [sent] = requestOf({ feedback: [item] }, changeEdit({}, 0, saved, changes));
    expect(sent).toEqual({
      ...{ level: item.level, feedback: item.feedback },
      ...{ improvementSteps: null, evidence: [] },
    });
  });
});

describe('what is said of the whole essay', () => {
  const result = aResult();
  const saved = savedWholeOf(result);

  it('is sent where the teacher changed it', () => {
    const mine = changeWhole({}, 'remark', saved.remark, [' Well done. ']);
    const both = changeWhole(mine, 'strengths', saved.strengths, []);
    const all = changeWhole(both, 'originalityScore', saved.originalityScore, []);
    expect(wholeRequestOf(result, all)).toEqual({
      remark: 'Well done.',
      strengths: [],
      leaveOutOriginality: true,
    });
    expect(changeWhole(mine, 'remark', saved.remark, [])).toEqual({});
    expect(wholeRequestOf(result, {})).toBeUndefined();
  });

  it('goes back to what was proposed, whatever is saved', () => {
    const decided = aResult({
      overallAnalysis: { ...result.overallAnalysis, nextSteps: ['Mine.'] },
      contextualInsights: { ...result.contextualInsights, originalityScore: null },
      proposedWhole: {
        nextSteps: result.overallAnalysis.nextSteps,
        originalityScore: result.contextualInsights.originalityScore,
      },
    });
    const proposal = proposedWholeOf(decided);
    expect(proposal).toEqual(saved);
    const was = savedWholeOf(decided);
    const steps = changeWhole({}, 'nextSteps', was.nextSteps, proposal.nextSteps);
    const back = changeWhole(steps, 'originalityScore', was.originalityScore, proposal.originalityScore);
    expect(wholeRequestOf(decided, back)).toEqual({ nextSteps: null, leaveOutOriginality: false });
  });

  it('that was typed during a save is kept on top of what was saved', () => {
    const sent = changeWhole({}, 'remark', saved.remark, ['Well']);
    const now = changeWhole(sent, 'remark', saved.remark, ['Well done.']);
    const after = aResult({ overallAnalysis: { ...result.overallAnalysis, remark: 'Well' } });
    expect(wholeAfterSave(now, sent, after)).toEqual({ remark: { entries: ['Well done.'], base: ['Well'] } });
    expect(wholeAfterSave(sent, sent, after)).toEqual({});
  });

  it('takes from another window what was left alone, and keeps what both changed', () => {
    const emptied = changeWhole({}, 'strengths', saved.strengths, [...saved.strengths, '']);
    const edits = changeWhole(emptied, 'remark', saved.remark, ['Mine.']);
    const overallAnalysis = { ...result.overallAnalysis, strengths: ['Theirs.'], remark: 'Theirs.' };
    const now = rebasedWhole(edits, aResult({ overallAnalysis }));
    expect(now).toEqual({ remark: { entries: ['Mine.'], base: [] } });
    expect(
      rebasedWhole(edits, aResult({ overallAnalysis: { ...overallAnalysis, remark: 'Mine.' } })),
    ).toEqual({});
  });
});
