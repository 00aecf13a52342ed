import type { EssayStatus } from '@marklight/contracts/essays';

/** SQL: whether the row of grading_results of this alias is the one result of its essay that counts. */
export function inForce(result: string): string {
  return `${result}.standing = 'in_force'`;
}

/** SQL: whether the teacher changed or approved it, or marked its essay as reviewed. */
export function carriesDecisionsSql(result: string, essay: string): string {
  return `(${result}.review is not null or ${result}.reviewed_at is not null or ${essay}.status = 'reviewed')`;
}

/** The same of a row that was read. A result that carries decisions stays in force until the teacher says otherwise. */
export function carriesDecisions(
  { review, reviewedAt }: { review: readonly unknown[] | null; reviewedAt: Date | null },
  essayStatus: EssayStatus,
): boolean {
  return review !== null || reviewedAt !== null || essayStatus === 'reviewed';
}
