import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { TIMINGS } from '@marklight/contracts/business';
import { toast } from '@marklight/ui/toast';
import { useMarkReviewedMutation } from '../../api/review-api';
import type { SetRow } from '../logic/essay-set';
import type { ReviewSet } from './use-review-set';

interface Approved {
  row: SetRow;
  /** The essay that was on the screen after it, and how often that had been changed by then. */
  at: string;
  changeCount: number;
}

export interface TakeBack {
  /** Says that an essay is approved and offers to take that back. */
  approved: (row: SetRow, at: string, changeCount: number) => void;
  /** The name of the essay whose approval was the last thing done; null where something was done since. */
  last: (at: string, changeCount: number) => string | null;
  takeBackLast: () => void;
}

/** The last approval, which can be taken back from the essay that came after it. */
export function useTakeBack(set: ReviewSet, currentId: string): TakeBack {
  const [send] = useMarkReviewedMutation();
  const [last, setLast] = useState<Approved | null>(null);
  const here = useRef<{ set: ReviewSet; currentId: string } | null>(null);
  useEffect(() => {
    here.current = { set, currentId };
    return () => {
      here.current = null;
    };
  }, [set, currentId]);
  const takeBack = useCallback(
    async (row: SetRow) => {
      setLast(null);
      const reply = await send({ id: row.id, reviewed: false });
      if (reply.error) {
        toast({ title: 'Error', message: messageOf(reply.error), tone: 'error' });
        return;
      }
      toast({ title: 'Marked as not reviewed', message: row.name, tone: 'success' });
      // The teacher may have left the review by now.
      const now = here.current;
      if (!now) return;
      now.set.note(row.id, false);
      if (now.currentId !== row.id) now.set.go(row);
      else document.querySelector<HTMLElement>('.er-title h1')?.focus({ preventScroll: true });
    },
    [send],
  );
  const approved: TakeBack['approved'] = (row, at, changeCount) => {
    setLast({ row, at, changeCount });
    toast({
      title: 'Marked as reviewed',
      message: row.name,
      tone: 'success',
      action: { label: 'Undo', onSelect: () => void takeBack(row) },
      duration: 2 * TIMINGS.toastDuration,
    });
  };
  return {
    approved,
    last: (at, changeCount) => (last?.at === at && last.changeCount === changeCount ? last.row.name : null),
    takeBackLast: () => last && void takeBack(last.row),
  };
}
