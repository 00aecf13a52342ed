import type { AppDispatch } from '@marklight/api-client/make-store';
import type { Essay } from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';
import { essaysApi } from './essays-api';

const api = essaysApi.injectEndpoints({
  endpoints: (build) => ({
    essayNow: build.query<Essay | null, string>({ query: (id) => pathTo(API.essay, { id }) }),
  }),
});

/**
 * Puts one essay into the list as it is now: the whole list carries the texts of all essays. A list that is already on
 * its way may have been read earlier, and would put the essay back as it was, so it is awaited first. So is a request for the
 * same essay: RTK Query would join this one to it, forced or not, and its answer may be older than the news.
 */
export const fetchEssayAgain = (essayId: string) => async (dispatch: AppDispatch) => {
  await dispatch(essaysApi.util.getRunningQueryThunk('essays', undefined));
  await dispatch(api.util.getRunningQueryThunk('essayNow', essayId));
  const options = { subscribe: false, forceRefetch: true };
  const { data } = await dispatch(api.endpoints.essayNow.initiate(essayId, options));
  if (!data) return;
  dispatch(
    essaysApi.util.updateQueryData('essays', undefined, (essays) => {
      const at = essays?.findIndex(({ id }) => id === essayId) ?? -1;
      if (essays && at >= 0) essays[at] = data;
    }),
  );
};
