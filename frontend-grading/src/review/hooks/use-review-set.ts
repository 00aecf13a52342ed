import { useMemo, useState } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { useLocation } from '@marklight/ui/router';
import { useEssaySetQuery } from '../../api/review-api';
import {
  nextAfterApproval,
  nextToReview,
  NOTHING_SEEN,
  rowOf,
  rowsOf,
  withGone,
  withList,
  withMark,
  type SeenSet,
  type SetRow,
} from '../logic/essay-set';
import { useGoNow } from './use-go-now';

export interface ReviewSet {
  /** The assignment whose essays these are; null where it is all that wait for review. */
  assignmentId: string | null;
  rows: readonly SetRow[];
  /** Of the essay on the screen, from 0; -1 until the set is there. */
  place: number;
  /** How many still need the teacher's eye. */
  eyes: number;
  previous: SetRow | null;
  next: SetRow | null;
  nextToReview: SetRow | null;
  nextAfterApproval: SetRow | null;
  /** The address of an essay of the set, with the state that is passed on to it. */
  wayTo: (row: SetRow) => { to: string; state: unknown };
  go: (row: SetRow) => void;
  /** An essay was just marked as reviewed, or as not reviewed. */
  note: (essayId: string, isReviewed: boolean) => void;
}

/** The essay was opened from another of its set, so the focus goes to its name. */
export function isFromSet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'set' in state;
}

/**
 * The essays that are reviewed together: those of the same assignment, or else all that are waiting for review. Going
 * from one to the next stays within the set that was begun.
 * @param isGone there is no such essay any more
 */
export function useReviewSet(id: string, essay: Essay | null | undefined, isGone: boolean): ReviewSet {
  const { state } = useLocation() as { state: unknown };
  const goNow = useGoNow();
  const carried = isFromSet(state) ? (state as { set: string | null }).set : undefined;
  const of = carried === undefined ? (essay?.assignmentId ?? null) : carried;
  const onlyWaiting = of === null;
  const { currentData } = useEssaySetQuery(of, {
    skip: !essay && carried === undefined,
    refetchOnMountOrArgChange: true,
  });
  const [seen, setSeen] = useState<{ of: string | null; data: unknown; set: SeenSet }>({
    ...{ of, data: null, set: NOTHING_SEEN },
  });
  const isOther = seen.of !== of;
  if (isOther || (currentData && seen.data !== currentData)) {
    const before = isOther ? { ...NOTHING_SEEN, marks: seen.set.marks } : seen.set;
    const set = currentData ? withList(before, currentData.map(rowOf), onlyWaiting) : before;
    setSeen({ of, data: currentData, set });
  } else if ((isGone || essay) && isGone !== seen.set.gone.has(id)) {
    setSeen({ ...seen, set: withGone(seen.set, id, isGone) });
  }
  const { set } = seen;
  const rows = useMemo(
    () =>
      set.rows.length > 0
        ? rowsOf(set, { id, row: essay && !isGone ? rowOf(essay) : null }, onlyWaiting)
        : [],
    [set, id, essay, isGone, onlyWaiting],
  );
  return useMemo(() => {
    const wayTo = (row: SetRow) => ({
      to: pathTo(PAGES.essay, { id: row.id }),
      state: { ...(state as object | null), set: of },
    });
    return {
      ...placeIn(rows, id),
      assignmentId: of,
      rows,
      eyes: rows.filter(({ needsEye }) => needsEye).length,
      wayTo,
      go: (row) => {
        const way = wayTo(row);
        goNow(way.to, way.state);
      },
      note: (essayId, isReviewed) =>
        setSeen((before) => ({ ...before, set: withMark(before.set, essayId, isReviewed) })),
    };
  }, [rows, id, of, state, goNow]);
}

/** The set as it will be seen once another of its essays is on the screen. */
export const seenFrom = (set: ReviewSet, id: string): ReviewSet => ({ ...set, ...placeIn(set.rows, id) });

function placeIn(rows: readonly SetRow[], id: string) {
  const place = rows.findIndex((row) => row.id === id);
  return {
    place,
    previous: rows[place - 1] ?? null,
    next: place < 0 ? null : (rows[place + 1] ?? null),
    nextToReview: nextToReview(rows, id),
    nextAfterApproval: nextAfterApproval(rows, id),
  };
}
