import type { ReviewReason } from '@marklight/contracts/grading';
import { aFeedbackItem } from '../testing/builders';
import { feedbackViewOf, itemsOf, NO_FEEDBACK } from './feedback';

describe('feedbackViewOf', () => {
  it.each([null, undefined, 'text', 7, ['a']])('shows %p as no feedback of unknown status', (item) => {
    const view = feedbackViewOf(item, 2);
    expect(view).toMatchObject({
      number: 2,
      criteria: 'Criterion 2',
      status: null,
      level: null,
      feedback: NO_FEEDBACK,
      confidenceScore: null,
    });
  });

  it('has no text where the grader had nothing sure to say', () => {
    expect(feedbackViewOf(aFeedbackItem({ feedback: '' }), 1).feedback).toBe('');
  });

  it('keeps every field of a whole item', () => {
    const item = aFeedbackItem();
    expect(feedbackViewOf(item, 1)).toMatchObject({
      criteria: item.criteria,
      status: 'strong',
      level: { level: 3, name: 'Strong' },
      feedback: item.feedback,
      confidenceScore: 88,
      evidence: item.evidence,
      improvementSteps: item.improvementSteps,
    });
  });

  it.each([
    ['as proposed', {}, false],
    ['with other words', { proposed: { level: 3, feedback: 'Older.' } }, false],
    ['with another level', { proposed: { level: 1, feedback: '' } }, true],
    ['with a level where the grader gave none', { proposed: { level: null, feedback: '' } }, true],
  ] as const)(
    'says how sure the grader was of a level %s only where the level is the grader’s, and no doubt once anything is decided',
    (_, given, isOverridden) => {
      const reviewReasons = ['low_confidence', 'no_evidence'] as ReviewReason[];
      const view = feedbackViewOf(aFeedbackItem({ level: 3, reviewReasons, ...given }), 1);
      expect(view.isOverridden).toBe(isOverridden);
      expect(view.reviewReasons).toEqual('proposed' in given ? [] : reviewReasons);
    },
  );

  it('shows the single text of older results as the one improvement step', () => {
    const { improvementSteps: _, ...older } = aFeedbackItem({ suggestions: 'Use two sources.' });
    expect(feedbackViewOf(older, 1).improvementSteps).toEqual(['Use two sources.']);
  });

  it('prefers the list of steps to the single text', () => {
    const view = feedbackViewOf(aFeedbackItem({ improvementSteps: ['One'], suggestions: 'Older' }), 1);
    expect(view.improvementSteps).toEqual(['One']);
  });

  it('leaves out evidence and reasons that it cannot read', () => {
    const view = feedbackViewOf(
      { evidence: [{ quote: 'a' }, { quote: 'a', start: 0, end: 1 }], reviewReasons: ['x', 'no_evidence'] },
      1,
    );
    expect(view.evidence).toEqual([{ quote: 'a', start: 0, end: 1 }]);
    expect(view.reviewReasons).toEqual(['no_evidence']);
  });
});

describe('itemsOf', () => {
  it('is empty where a result has no feedback list', () => {
    expect(itemsOf({ feedback: undefined as never })).toEqual([]);
  });
});
