import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@marklight/ui/router';
import { addressOf, listStateFrom, type ListState } from '../logic/list-state';

export type ChangeList = (changes: Partial<ListState>, options?: { replace?: boolean }) => void;

/** The list's state in the page's address. Every change except turning the page goes back to page 1. */
export function useListState(): [state: ListState, change: ChangeList] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => listStateFrom(params), [params]);
  const change = useCallback<ChangeList>(
    (changes, { replace = false } = {}) =>
      setParams((before) => addressOf({ ...listStateFrom(before), page: 1, ...changes }), { replace }),
    [setParams],
  );
  return [state, change];
}
