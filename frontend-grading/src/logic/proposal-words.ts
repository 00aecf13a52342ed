import type { AcceptProposalsReply, WaitingProposal } from '@marklight/contracts/proposals';
import type { ToastContent } from '@marklight/ui/toast';
import { countOf } from '@marklight/ui/words';

type Changes = Pick<WaitingProposal, 'grade' | 'newGrade' | 'decisions' | 'carriedOver' | 'isReviewed'>;

const sumOf = (proposals: readonly Changes[], part: (one: Changes) => number) =>
  proposals.reduce((sum, one) => sum + part(one), 0);

/** What accepting all of these replaces, one sentence for each kind of change. */
export function replacedWords(proposals: readonly Changes[]): string[] {
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
    ...(kept > 0 ? [`${countOf(kept, 'decision')} of yours ${kept === 1 ? 'is' : 'are'} carried over.`] : []),
    ...(left > 0
      ? [
          `${countOf(left, 'decision')} of yours ${
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
export function acceptedToast({ accepted, withoutProposal, changed }: AcceptProposalsReply): ToastContent {
  const left = withoutProposal.length + changed.length;
  const rest =
    left === 0
      ? ''
      : ` ${countOf(left, 'essay')} ${left === 1 ? 'was' : 'were'} left alone, because ${
          left === 1 ? 'it has' : 'they have'
        } changed since you looked.`;
  const count = accepted.length;
  const words = `${countOf(count, 'new grading')} now ${count === 1 ? 'counts' : 'count'}.`;
  return count > 0
    ? { title: 'Accepted', message: words + rest, tone: 'success' }
    : { title: 'Nothing accepted', message: rest.trim() };
}
