import { useCallback } from 'react';
import { useNavigate, useRouter } from '@marklight/ui/router';

export type GoNow = (to: string, state: unknown) => void;

/**
 * Goes to another address of a page that is loaded, and draws it immediately. `useNavigate` draws it piece by piece in
 * between other work, which suits a page that has to be loaded first.
 */
export function useGoNow(): GoNow {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(
    // The function of `useNavigate` drops `flushSync` below the one route that the page has.
    (to, state) => void (router ? router.navigate(to, { state, flushSync: true }) : navigate(to, { state })),
    [router, navigate],
  );
}
