import { NEW_QUOTES_MAX } from '@marklight/contracts/business';
import { aFeedbackItem, aResult } from '../exports/testing/builders';
import { decisionsOfRequest } from './decisions-of-request';

const ESSAY = 'Stop. He said stop. She said no.';
const place = (start: number) => ({ quote: 'top.', start, end: start + 4 });
const { overallAnalysis, contextualInsights } = aResult();
const resultWith = (evidence: ReturnType<typeof place>[]) => ({
  feedback: [aFeedbackItem({ evidence })],
  ...{ review: null, overallAnalysis, wholeReview: null },
  contextualInsights: { ...contextualInsights, originalityScore: 64 },
});
const asked = (evidence: string[]) => {
  const { level, feedback } = aFeedbackItem();
  return { version: 1, feedback: [{ level, feedback, evidence }] };
};

describe('quotes of a request', () => {
  it('keep the place that was proposed, even if the same words are in the essay twice', () => {
    const both = resultWith([place(15), place(1)]);
    const { review } = decisionsOfRequest(both, asked(['top.', 'top.', 'She said no.']), ESSAY);
    expect(review?.[0]?.evidence).toEqual([
      place(15),
      place(1),
      { quote: 'She said no.', start: 20, end: 32 },
    ]);
  });

  it('are the proposal if they are its own, in its order', () => {
    const { review, newQuotes } = decisionsOfRequest(resultWith([place(15)]), asked(['top.']), ESSAY);
    expect([review, newQuotes]).toEqual([null, 0]);
  });

  it('name the first that the essay does not have', () => {
    const { missing } = decisionsOfRequest(resultWith([]), asked(['She said no.', 'Yes.', 'No!']), ESSAY);
    expect(missing).toEqual({ criterion: 1, quote: 2 });
  });

  it('are counted, and not looked for beyond the limit', () => {
    const many = Array<string>(NEW_QUOTES_MAX + 1).fill('She said no.');
    const { missing, newQuotes } = decisionsOfRequest(resultWith([]), asked(many), ESSAY);
    expect([newQuotes, missing?.quote]).toEqual([NEW_QUOTES_MAX + 1, NEW_QUOTES_MAX + 1]);
  });
});
