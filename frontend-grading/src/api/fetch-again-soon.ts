import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch, RootState } from '@marklight/api-client/make-store';
import { DRAWN_AFTER_MS } from '../logic/drawn-after';

type Tag = Parameters<typeof baseApi.util.invalidateTags>[0][number];

/** How often to wait for a change; one that takes longer is not waited for. */
const WAITS_MAX = 20;
const waiting = new WeakMap<object, Set<Tag>>();

/**
 * Fetches what has changed again once it has been drawn and no other change is on its way: an essay is saved and then
 * approved, and each of the two would fetch the same data.
 */
export const fetchAgainSoon =
  (tags: readonly NonNullable<Tag>[]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const already = waiting.get(dispatch);
    if (already) {
      for (const tag of tags) already.add(tag);
      return;
    }
    const all = new Set<Tag>(tags);
    waiting.set(dispatch, all);
    const wait = (waits: number) =>
      setTimeout(() => {
        const { mutations } = getState()[baseApi.reducerPath];
        const isChanging = Object.values(mutations).some((one) => one?.status === 'pending');
        if (isChanging && waits < WAITS_MAX) {
          wait(waits + 1);
          return;
        }
        waiting.delete(dispatch);
        dispatch(baseApi.util.invalidateTags([...all]));
      }, DRAWN_AFTER_MS);
    wait(1);
  };
