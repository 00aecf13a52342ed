import { useCallback, useState } from 'react';
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
 * quick succession build on each other.
 */
export function useSearchParams(): [params: URLSearchParams, change: ChangeSearchParams] {
  const [inAddress, go] = useRouterSearchParams();
  const [ahead, setAhead] = useState({ of: inAddress, params: inAddress });
  const params = ahead.of === inAddress ? ahead.params : inAddress;
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
