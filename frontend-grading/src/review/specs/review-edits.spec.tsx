import { aFeedbackItem, aResult } from '../../testing/builders';
import {
  changeEdit,
  editsAfterSave,
  isInConflict,
  proposalOf,
  requestOf,
  savedDecisionOf,
  scoreWith,
} from '../logic/review-edits';
import {
  changeWhole,
  proposedWholeOf,
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

  it('remembers what was saved when it began, whatever is saved meanwhile', () => {
    const edits = changeEdit({}, 0, SAVED, { feedback: 'Mine.' });
    const later = changeEdit(edits, 0, decision(0, 'Theirs.'), { level: 4 });
    expect(later[0]).toEqual({ ...decision(4, 'Mine.'), base: SAVED });
  });

  it('is in conflict where another window saved something different', () => {
    const edit = { ...decision(4, 'Mine.'), base: SAVED };
    expect(isInConflict(aFeedbackItem({ level: 3, feedback: 'Good.' }), edit)).toBe(false);
    expect(isInConflict(aFeedbackItem({ level: 0, feedback: 'Theirs.' }), edit)).toBe(true);
    expect(isInConflict(aFeedbackItem({ level: 4, feedback: ' Mine. ' }), edit)).toBe(false);
  });

  it('that continued during a save is kept on top of what was saved', () => {
    const edits = {
      0: { ...decision(1, 'Saved as it is.'), base: SAVED },
      1: { ...decision(2, 'Typed on.'), base: SAVED },
    };
    const sent = [decision(1, 'Saved as it is. '), decision(2, 'Typed')];
    expect(editsAfterSave(edits, sent)).toEqual({ 1: { ...decision(2, 'Typed on.'), base: sent[1] } });
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
    expect(wholeAfterSave(now, sent)).toEqual({ remark: { entries: ['Well done.'], base: ['Well'] } });
    expect(wholeAfterSave(sent, sent)).toEqual({});
  });
});
