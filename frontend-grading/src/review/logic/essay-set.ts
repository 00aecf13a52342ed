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
  /** There are reasons to look at it, whether or not somebody has. */
  standsOut: boolean;
  /** It was deleted, or moved out of reach. */
  isGone?: true;
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
    standsOut: essay.eyeReasons.length > 0,
  };
}

/** What the teacher did with an essay in this visit; a list that was requested earlier does not know about it. */
export interface Mark {
  isReviewed: boolean;
  /** A list has said the same since, and lists are believed from then on. */
  isListed: boolean;
}

/** Everything seen of a set, and what happened to each essay. */
export interface SeenSet {
  /** In the order in which they were first seen. */
  rows: readonly SetRow[];
  /** What the latest list holds. */
  listed: ReadonlySet<string>;
  marks: Readonly<Record<string, Mark>>;
  /** Requested, but no longer there. */
  gone: ReadonlySet<string>;
}
export const NOTHING_SEEN: SeenSet = { rows: [], listed: new Set(), marks: {}, gone: new Set() };

/**
 * With a new list. The order stays, so that no essay changes its place under the teacher's hands.
 * @param onlyWaiting an essay that is not on the list is reviewed, deleted, or to be graded again
 */
export function withList(seen: SeenSet, list: readonly SetRow[], onlyWaiting: boolean): SeenSet {
  const byId = new Map(list.map((row) => [row.id, row]));
  const known = new Set(seen.rows.map(({ id }) => id));
  const marks = Object.entries(seen.marks).map(([id, mark]) => {
    const isReviewed = byId.get(id)?.isReviewed ?? (onlyWaiting && known.has(id));
    return [id, { ...mark, isListed: mark.isListed || isReviewed === mark.isReviewed }] as const;
  });
  return {
    rows: [...seen.rows.map((row) => byId.get(row.id) ?? row), ...list.filter(({ id }) => !known.has(id))],
    listed: new Set(byId.keys()),
    marks: Object.fromEntries(marks),
    gone: new Set([...seen.gone].filter((id) => !byId.has(id))),
  };
}

export function withGone(seen: SeenSet, id: string, isGone: boolean): SeenSet {
  const others = [...seen.gone].filter((one) => one !== id);
  return { ...seen, gone: new Set(isGone ? [...others, id] : others) };
}

export function withMark(seen: SeenSet, id: string, isReviewed: boolean): SeenSet {
  return { ...seen, marks: { ...seen.marks, [id]: { isReviewed, isListed: false } } };
}

/**
 * The set to go through. If a list holds only essays that are waiting, one that has left it counts as reviewed if it
 * was approved in this visit; one that has gone for another reason is left out, unless it is on the screen.
 */
export function rowsOf(
  seen: SeenSet,
  current: { id: string; row: SetRow | null },
  onlyWaiting: boolean,
): SetRow[] {
  const { rows, listed, marks, gone } = seen;
  const known = rows.some(({ id }) => id === current.id) ? rows : current.row ? [current.row, ...rows] : rows;
  return known.flatMap((row) => {
    const mark = marks[row.id];
    if (row.id === current.id)
      return [gone.has(row.id) && !current.row ? asGone(row) : asMarked(current.row ?? row, mark)];
    if (gone.has(row.id)) return [];
    if (listed.has(row.id)) return [asMarked(row, mark)];
    return onlyWaiting && mark?.isReviewed ? [asReviewed(row, true)] : [];
  });
}

function asMarked(row: SetRow, mark: Mark | undefined): SetRow {
  return mark && !mark.isListed ? asReviewed(row, mark.isReviewed) : row;
}

function asReviewed(row: SetRow, isReviewed: boolean): SetRow {
  return { ...row, isReviewed, isGraded: true, needsEye: row.standsOut && !isReviewed };
}

function asGone(row: SetRow): SetRow {
  return { ...row, isGone: true, isReviewed: false, isGraded: false, needsEye: false };
}

/** The essays that are waiting for review: those after this one, then those before it. */
function waitingAfter(rows: readonly SetRow[], id: string): SetRow[] {
  const place = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return others.filter(({ isReviewed, isGraded }) => isGraded && !isReviewed);
}

/** Going on like this, without marking any, reaches every essay that is waiting. */
export function nextToReview(rows: readonly SetRow[], id: string): SetRow | null {
  return waitingAfter(rows, id)[0] ?? null;
}

/**
 * Where the teacher goes after approving: to the next essay that needs the teacher's eye, or else to the next one
 * waiting.
 */
export function nextAfterApproval(rows: readonly SetRow[], id: string): SetRow | null {
  const waiting = waitingAfter(rows, id);
  return waiting.find(({ needsEye }) => needsEye) ?? waiting[0] ?? null;
}
