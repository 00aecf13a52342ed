import type { RootState } from '@marklight/api-client/make-store';
import { useSelector } from '@marklight/api-client/redux';
import { keptKeys } from '../review/logic/kept-keys';

/** Whether this device keeps changes that this account has not sent. */
export function useHasUnsent(): boolean {
  return useSelector(({ session }: RootState) => session.id !== null && keptKeys(session.id).length > 0);
}
