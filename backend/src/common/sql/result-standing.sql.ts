import type { EssayStatus } from '@marklight/contracts/essays';

/** SQL: whether the row of grading_results with this alias is the one result of its essay that counts. */
export function inForce(result: string): string {
  return `${result}.standing = 'in_force'`;
}

/** SQL: whether the teacher changed, approved or chose the result itself. */
export function isDecidedSql(result: string): string {
  return `(${result}.review is not null or ${result}.whole_review is not null or ${result}.reviewed_at is not null
    or ${result}.chosen_at is not null)`;
}

/** SQL: whether the teacher changed, approved or chose the result, or marked its essay as reviewed. */
export function carriesDecisionsSql(result: string, essay: string): string {
  return `(${isDecidedSql(result)} or ${essay}.status = 'reviewed')`;
}

/** SQL: whether a newer grading of the essay waits for the teacher's decision. @param essayId an expression */
export function hasProposalSql(essayId: string): string {
  return `exists (select from grading_results proposal
    where proposal.essay_id = ${essayId} and proposal.standing = 'proposed')`;
}

/** `carriesDecisionsSql` for a row in memory. A result that carries decisions stays in force until the teacher says otherwise. */
export function carriesDecisions(
  {
    review,
    wholeReview,
    reviewedAt,
    chosenAt,
  }: {
    review: readonly unknown[] | null;
    wholeReview: object | null;
    reviewedAt: Date | null;
    chosenAt: Date | null;
  },
  essayStatus: EssayStatus,
): boolean {
  return (
    review !== null ||
    wholeReview !== null ||
    reviewedAt !== null ||
    chosenAt !== null ||
    essayStatus === 'reviewed'
  );
}
