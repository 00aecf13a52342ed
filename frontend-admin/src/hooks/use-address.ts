import { useCallback } from 'react';
import { useSearchParams } from '@marklight/ui/router';

export type AddressChange = Record<string, string | number | null>;
export type ChangeAddress = (changes: AddressChange, options?: { replace?: boolean }) => void;

/**
 * What a view shows is in the page's address, so that Back and bookmarks work. Null removes a name; every change
 * except turning the page goes back to page 1.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (changes, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: null, ...changes })) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  return [params, change];
}

/** The page of a list that the address names, 1 where it names none. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
