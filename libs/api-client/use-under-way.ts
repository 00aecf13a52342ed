import { baseApi } from '@marklight/api-client/base-api';
import type { RootState } from '@marklight/api-client/make-store';
import { useSelector } from '@marklight/api-client/redux';

/**
 * Whether a change is on its way to the server, whichever component sent it.
 * @param endpoints names of the mutations that count
 */
export function useUnderWay(endpoints: readonly string[]): boolean {
  return useSelector((state: RootState) =>
    Object.values(state[baseApi.reducerPath].mutations).some(
      (mutation) => mutation?.status === 'pending' && endpoints.includes(mutation.endpointName ?? ''),
    ),
  );
}
