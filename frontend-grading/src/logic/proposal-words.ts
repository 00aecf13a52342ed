import { isolated } from '@marklight/contracts/direction';
import { NO_GRADE_YET, roundedPercentage } from '@marklight/contracts/grades';
import type { WaitingProposal } from '@marklight/contracts/proposals';
import type { ToastContent } from '@marklight/ui/toast';
import { countOf, shortName } from '@marklight/ui/words';
import type { AcceptedProposals } from '../api/proposals-api';

/** A result that a newer grading replaces, and what that changes. */
export type ReplacedResult = Pick<
  WaitingProposal,
  'grade' | 'newGrade' | 'percentage' | 'newPercentage' | 'decisions' | 'carriedOver' | 'isReviewed'
> & {
  /** Decisions on parts on which the other result already has decisions. */
  overridden?: number;
};

const sumOf = (proposals: readonly ReplacedResult[], part: (one: ReplacedResult) => number) =>
  proposals.reduce((sum, one) => sum + part(one), 0);

const ofYourDecisions = (count: number) => `${count.toLocaleString('en-AU')} of your decisions`;

type Marked = Pick<ReplacedResult, 'grade' | 'newGrade' | 'percentage' | 'newPercentage'>;

/** "C (62.5%) now, D (48%) after", "B (72%), unchanged". */
export function gradeWords({ grade, newGrade, percentage, newPercentage }: Marked): string {
  const [now, after] = [markWords(grade, percentage), markWords(newGrade, newPercentage)];
  return now === after ? `${now}, unchanged` : `${now} now, ${after} after`;
}

function markWords(grade: ReplacedResult['grade'], percentage: number | null): string {
  if (grade === null || percentage === null) return NO_GRADE_YET;
  return `${grade} (${roundedPercentage(percentage)}%)`;
}

/** How many grades change, and how many scores within a grade. */
function gradesWords(proposals: readonly ReplacedResult[]): string {
  const grades = sumOf(proposals, ({ grade, newGrade }) => Number(grade !== newGrade));
  const scores = sumOf(proposals, (one) => Number(!gradeWords(one).endsWith(', unchanged'))) - grades;
  const changing = `${countOf(grades, 'grade')} ${grades === 1 ? 'changes' : 'change'}`;
  if (scores === 0) return grades === 0 ? 'No grade changes, and no score.' : `${changing}.`;
  const within = `${countOf(scores, 'score')} ${scores === 1 ? 'changes' : 'change'} within the same grade`;
  return grades === 0 ? `No grade changes, but ${within}.` : `${changing}, and ${within}.`;
}

/**
 * What accepting all of these replaces, one sentence for each kind of change.
 * @param other what to call the result that takes its place
 */
export function replacedWords(proposals: readonly ReplacedResult[], other = 'the new grading'): string[] {
  const results = proposals.length;
  const [first] = proposals;
  const kept = sumOf(proposals, ({ carriedOver }) => carriedOver);
  const overridden = sumOf(proposals, (one) => one.overridden ?? 0);
  const left = sumOf(proposals, ({ decisions, carriedOver }) => decisions - carriedOver) - overridden;
  const marks = sumOf(proposals, ({ isReviewed }) => Number(isReviewed));
  return [
    results === 1
      ? 'The result that counts now is replaced. It is kept, and you can go back to it.'
      : `The ${results} results that count now are replaced. They are kept, and you can go back to each.`,
    results === 1 && first ? `Grade: ${gradeWords(first)}.` : gradesWords(proposals),
    ...(kept > 0 ? [`${ofYourDecisions(kept)} ${kept === 1 ? 'is' : 'are'} carried over.`] : []),
    ...(left > 0
      ? [
          `${ofYourDecisions(left)} ${
            left === 1 ? 'is about a criterion' : 'are about criteria'
          } that ${other} does not have: ${left === 1 ? 'it stays' : 'they stay'} with the earlier result only.`,
        ]
      : []),
    ...(overridden > 0
      ? [
          `${ofYourDecisions(overridden)} ${
            overridden === 1 ? 'is' : 'are'
          } not carried over, because ${other} already has your decision there.`,
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

/** By which criteria the newer gradings were made, the most frequent first. */
export function gradedByWords(
  proposals: readonly Pick<WaitingProposal, 'criteriaName' | 'rubricVersion'>[],
): string {
  const counts = new Map<string, number>();
  for (const { criteriaName, rubricVersion } of proposals) {
    const version = rubricVersion === null ? '' : `, version ${rubricVersion}`;
    const name = `“${isolated(shortName(criteriaName, 60))}”${version}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 1) return `Graded by ${[...counts.keys()].join('')}.`;
  const parts = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${count} by ${name}`);
  return `Graded by different criteria: ${parts.join('; ')}.`;
}

/** The outcome for these proposals. */
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
