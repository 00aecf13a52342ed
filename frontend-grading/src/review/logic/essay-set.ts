import type { Essay } from '@marklight/contracts/essays';

/** One essay of the set that is reviewed together. */
export interface SetRow {
  id: string;
  /** The student, or the file where nobody is named. */
  name: string;
  isReviewed: boolean;
  /** It has a result to look at. */
  isGraded: boolean;
  needsEye: boolean;
}

export function rowOf(
  essay: Pick<Essay, 'id' | 'studentName' | 'filename' | 'status' | 'eyeReasons'>,
): SetRow {
  const isReviewed = essay.status === 'reviewed';
  return {
    id: essay.id,
    name: essay.studentName ?? essay.filename,
    isReviewed,
    isGraded: isReviewed || essay.status === 'ready_for_review',
    needsEye: essay.eyeReasons.length > 0 && !isReviewed,
  };
}

/**
 * The set as it is now, in the order in which it was first seen, so that no essay changes its place under the
 * teacher's hands. An essay that has left a list of those that wait stays, as reviewed.
 */
export function mergedSet(before: readonly SetRow[], now: readonly SetRow[], onlyWaiting: boolean): SetRow[] {
  const byId = new Map(now.map((row) => [row.id, row]));
  const kept = before.flatMap((row) => {
    const same = byId.get(row.id);
    if (same) return [same];
    return onlyWaiting ? [{ ...row, isReviewed: true, needsEye: false }] : [];
  });
  const seen = new Set(before.map(({ id }) => id));
  return [...kept, ...now.filter(({ id }) => !seen.has(id))];
}

/** The essays that wait for review: those after this one, then those before it. */
function waitingAfter(rows: readonly SetRow[], id: string): SetRow[] {
  const place = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return others.filter(({ isReviewed, isGraded }) => isGraded && !isReviewed);
}

/** Going on like this, without marking any, reaches every essay that waits. */
export function nextToReview(rows: readonly SetRow[], id: string): SetRow | null {
  return waitingAfter(rows, id)[0] ?? null;
}

/** Where the teacher goes after approving: to the next that needs the eye, then to any that waits. */
export function nextAfterApproval(rows: readonly SetRow[], id: string): SetRow | null {
  const waiting = waitingAfter(rows, id);
  return waiting.find(({ needsEye }) => needsEye) ?? waiting[0] ?? null;
}
