import { useCallback, useEffect, useState } from 'react';
import {
  createSearchParams,
  useSearchParams as useRouterSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
} from 'react-router';

type Change = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);
export type ChangeSearchParams = (change: Change, options?: NavigateOptions) => void;

/**
 * The search part of the page's address, and how to change it. A change shows immediately: the router
 * changes the address a moment after the click, and a controlled checkbox would spring back until then. Changes in
 * quick succession build on each other. Back and Forward show what the address then says, even if the router has
 * not yet followed the change: on a slow machine it may never have left the earlier address.
 */
export function useSearchParams(): [params: URLSearchParams, change: ChangeSearchParams] {
  const [inAddress, go] = useRouterSearchParams();
  const [ahead, setAhead] = useState<{ of: URLSearchParams; params: URLSearchParams } | null>(null);
  const params = ahead?.of === inAddress ? ahead.params : inAddress;
  useEffect(() => {
    const follow = () => setAhead(null);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = useCallback<ChangeSearchParams>(
    (wanted, options) => {
      const next = createSearchParams(
        typeof wanted === 'function' ? wanted(new URLSearchParams(params)) : wanted,
      );
      setAhead({ of: inAddress, params: next });
      go(next, options);
    },
    [go, inAddress, params],
  );
  return [params, change];
}
