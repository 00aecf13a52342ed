import { useCallback, useRef, useState } from 'react';
import type { RootState } from '@marklight/api-client/make-store';
import { useSelector } from '@marklight/api-client/redux';
import { forget, keep, keptOf, type Kept } from '../logic/kept-changes';
import { keyOf } from '../logic/kept-keys';
import { isEdited, type Edits } from '../logic/review-edits';

export interface DeviceCopy {
  /** Writes what is not saved to this device, or removes the entry if nothing is left. */
  write: (resultId: string, version: number, edits: Edits) => void;
  /** True if the device did not store the last changes. */
  isRefused: boolean;
  /** What other windows, or this one earlier, left for this essay; each entry is returned once, the newest first. */
  takeLeft: (resultId: string) => Kept | null;
}

/** The changes of one essay that the server has not acknowledged, kept on this device for this account alone. */
export function useDeviceCopy(essayId: string): DeviceCopy {
  const account = useSelector((state: RootState) => state.session.id);
  const [ownWindow] = useState(() => Math.random().toString(36).slice(2));
  const own = useRef(new Map<string, Kept>());
  // Looked for when the essay is shown, which may be long after it was drawn.
  const left = useRef<readonly Kept[] | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const write = useCallback<DeviceCopy['write']>(
    (resultId, version, edits) => {
      const before = own.current.get(resultId);
      if (!isEdited(edits)) {
        if (before) forget(before);
        own.current.delete(resultId);
        setIsRefused(false);
        return;
      }
      const changes = { essayId, resultId, version, edits, at: Date.now() };
      const kept = account === null ? null : keep(keyOf(account, resultId, ownWindow), changes);
      if (kept) own.current.set(resultId, kept);
      setIsRefused(kept === null);
    },
    [account, essayId, ownWindow],
  );
  const takeLeft = useCallback<DeviceCopy['takeLeft']>(
    (resultId) => {
      left.current ??=
        account === null ? [] : keptOf(account).filter(({ changes }) => changes.essayId === essayId);
      const next = left.current.find(({ changes }) => changes.resultId === resultId) ?? null;
      left.current = left.current.filter((one) => one !== next);
      return next;
    },
    [account, essayId],
  );
  return { write, isRefused, takeLeft };
}
