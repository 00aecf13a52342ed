import { aFeedbackItem } from '../../testing/builders';
import {
  changeEdit,
  decisionsOf,
  editsAfterSave,
  isInConflict,
  proposalOf,
  savedDecisionOf,
  scoreWith,
} from '../logic/review-edits';

const SAVED = { level: 3, feedback: 'Good.' };

describe('an edit', () => {
  it('is dropped once it returns to what is saved', () => {
    const edits = changeEdit({}, 0, SAVED, { level: 1 });
    expect(edits).toEqual({ 0: { level: 1, feedback: 'Good.', base: SAVED } });
    expect(changeEdit(edits, 0, SAVED, { level: 3 })).toEqual({});
  });

  it('remembers what was saved when it began, whatever is saved meanwhile', () => {
    const edits = changeEdit({}, 0, SAVED, { feedback: 'Mine.' });
    const later = changeEdit(edits, 0, { level: 0, feedback: 'Theirs.' }, { level: 4 });
    expect(later[0]).toEqual({ level: 4, feedback: 'Mine.', base: SAVED });
  });

  it('is in conflict where another window saved something different', () => {
    const edit = { level: 4, feedback: 'Mine.', base: SAVED };
    expect(isInConflict(aFeedbackItem(SAVED), edit)).toBe(false);
    expect(isInConflict(aFeedbackItem({ level: 0, feedback: 'Theirs.' }), edit)).toBe(true);
    expect(isInConflict(aFeedbackItem({ level: 4, feedback: ' Mine. ' }), edit)).toBe(false);
  });

  it('that continued during a save is kept on top of what was saved', () => {
    const edits = {
      0: { level: 1, feedback: 'Saved as it is.', base: SAVED },
      1: { level: 2, feedback: 'Typed on.', base: SAVED },
    };
    const sent = [
      { level: 1, feedback: 'Saved as it is. ' },
      { level: 2, feedback: 'Typed' },
    ];
    expect(editsAfterSave(edits, sent)).toEqual({ 1: { level: 2, feedback: 'Typed on.', base: sent[1] } });
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
    const edits = { 1: { level: 2, feedback: 'Better.', base: { level: 0, feedback: 'Two.' } } };
    expect(decisionsOf(result, edits)).toEqual([
      { level: 4, feedback: 'One.' },
      { level: 2, feedback: 'Better.' },
    ]);
  });

  it('shows the grade that the edits lead to, by the weights', () => {
    expect(scoreWith(result, {})).toMatchObject({ percentage: 75, grade: 'B' });
    const edits = { 1: { level: 4, feedback: '', base: { level: 0, feedback: 'Two.' } } };
    expect(scoreWith(result, edits)).toMatchObject({ percentage: 100, grade: 'A', score: 2 });
  });

  it('knows the machine’s proposal behind a decision, and where there is none', () => {
    const proposed = { level: 1, feedback: 'Proposed.' };
    expect(proposalOf(aFeedbackItem({ ...SAVED, proposed }))).toEqual(proposed);
    expect(proposalOf(aFeedbackItem(SAVED))).toEqual(savedDecisionOf(aFeedbackItem(SAVED)));
  });
});
