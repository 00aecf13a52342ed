import type { WaitingProposal } from '@marklight/contracts/proposals';
import type { ToastContent } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';
import type { AcceptedProposals } from '../api/proposals-api';

/** A result that a newer grading takes the place of, and what that changes. */
export type ReplacedResult = Pick<
  WaitingProposal,
  'grade' | 'newGrade' | 'decisions' | 'carriedOver' | 'isReviewed'
>;

const sumOf = (proposals: readonly ReplacedResult[], part: (one: ReplacedResult) => number) =>
  proposals.reduce((sum, one) => sum + part(one), 0);

const ofYourDecisions = (count: number) => `${count.toLocaleString('en-AU')} of your decisions`;

/** What accepting all of these replaces, one sentence for each kind of change. */
export function replacedWords(proposals: readonly ReplacedResult[]): string[] {
  const results = proposals.length;
  const grades = sumOf(proposals, ({ grade, newGrade }) => Number(grade !== newGrade));
  const kept = sumOf(proposals, ({ carriedOver }) => carriedOver);
  const left = sumOf(proposals, ({ decisions, carriedOver }) => decisions - carriedOver);
  const marks = sumOf(proposals, ({ isReviewed }) => Number(isReviewed));
  return [
    results === 1
      ? 'The result that counts now is replaced. It is kept, and you can go back to it.'
      : `The ${results} results that count now are replaced. They are kept, and you can go back to each.`,
    grades === 0
      ? 'No grade changes.'
      : `${countOf(grades, 'grade')} ${grades === 1 ? 'changes' : 'change'}.`,
    ...(kept > 0 ? [`${ofYourDecisions(kept)} ${kept === 1 ? 'is' : 'are'} carried over.`] : []),
    ...(left > 0
      ? [
          `${ofYourDecisions(left)} ${
            left === 1 ? 'is about a criterion' : 'are about criteria'
          } that the new grading does not have: ${left === 1 ? 'it stays' : 'they stay'} with the earlier result only.`,
        ]
      : []),
    ...(marks > 0
      ? [
          `${countOf(marks, 'essay')} marked as reviewed ${
            marks === 1 ? 'goes' : 'go'
          } back to ready for review, because nobody has looked at the new result.`,
        ]
      : []),
  ];
}

/** What became of them. */
export function acceptedToast({
  accepted,
  withoutProposal,
  changed,
  failure,
}: AcceptedProposals): ToastContent {
  const left = withoutProposal.length + changed.length;
  const rest =
    left === 0
      ? ''
      : ` ${countOf(left, 'essay')} ${left === 1 ? 'was' : 'were'} left alone, because ${
          left === 1 ? 'it has' : 'they have'
        } changed since you looked.`;
  const count = accepted.length;
  const words = `${countOf(count, 'new grading')} now ${count === 1 ? 'counts' : 'count'}.`;
  if (failure !== null) {
    return {
      title: 'Not all accepted',
      message: `${words}${rest} The others could not be accepted: ${failure} Try again.`,
      tone: 'error',
    };
  }
  return count > 0
    ? { title: 'Accepted', message: words + rest, tone: 'success' }
    : { title: 'Nothing accepted', message: rest.trim() };
}
