import { useMemo, useState } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { useLocation, useNavigate } from '@marklight/ui/router';
import { useEssaySetQuery } from '../../api/review-api';
import { mergedSet, nextAfterApproval, nextToReview, rowOf, type SetRow } from '../logic/essay-set';

export interface ReviewSet {
  rows: readonly SetRow[];
  /** Of the essay on the screen, from 0; -1 until the set is there. */
  place: number;
  /** How many still need the teacher's eye. */
  eyes: number;
  previous: SetRow | null;
  next: SetRow | null;
  nextToReview: SetRow | null;
  nextAfterApproval: SetRow | null;
  /** Where an essay of the set is, and what goes along with the way there. */
  wayTo: (row: SetRow) => { to: string; state: unknown };
  go: (row: SetRow) => void;
}

/** The essay was opened from another of its set, so the focus goes to its name. */
export function isFromSet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'set' in state;
}

/**
 * The essays that are reviewed together: those of the same assignment, or else all that wait for review. Going on from
 * one to the next keeps to the set that was begun with.
 */
export function useReviewSet(essay: Essay | null | undefined): ReviewSet {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const carried = isFromSet(state) ? (state as { set: string | null }).set : undefined;
  const of = carried === undefined ? (essay?.assignmentId ?? null) : carried;
  const { currentData } = useEssaySetQuery(of, { skip: !essay, refetchOnMountOrArgChange: true });
  const [seen, setSeen] = useState<{ of: string | null; data: unknown; rows: readonly SetRow[] }>({
    of,
    data: null,
    rows: [],
  });
  if (currentData && (seen.of !== of || seen.data !== currentData)) {
    const before = seen.of === of ? seen.rows : [];
    setSeen({ of, data: currentData, rows: mergedSet(before, currentData.map(rowOf), of === null) });
  }
  const known = seen.of === of ? seen.rows : [];
  const rows = useMemo(() => {
    if (!essay || known.length === 0) return [];
    const own = rowOf(essay);
    return known.some(({ id }) => id === own.id)
      ? known.map((row) => (row.id === own.id ? own : row))
      : [own, ...known];
  }, [essay, known]);
  const place = rows.findIndex(({ id }) => id === essay?.id);
  const wayTo = (row: SetRow) => ({
    to: pathTo(PAGES.essay, { id: row.id }),
    state: { ...(state as object | null), set: of },
  });
  return {
    rows,
    place,
    eyes: rows.filter(({ needsEye }) => needsEye).length,
    previous: rows[place - 1] ?? null,
    next: place < 0 ? null : (rows[place + 1] ?? null),
    nextToReview: essay ? nextToReview(rows, essay.id) : null,
    nextAfterApproval: essay ? nextAfterApproval(rows, essay.id) : null,
    wayTo,
    go: (row) => {
      const way = wayTo(row);
      void navigate(way.to, { state: way.state });
    },
  };
}
