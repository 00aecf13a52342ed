import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { LETTERHEAD_API, LOGO_FIELD, type Letterhead } from '@marklight/contracts/letterhead';

interface Change {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: Letterhead }>;
}

const letterheadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    letterhead: build.query<Letterhead | null, void>({ query: () => LETTERHEAD_API.letterhead }),
    setSchoolName: build.mutation<Letterhead, string>({
      query: (schoolName) => ({ url: LETTERHEAD_API.letterhead, method: 'PUT', body: { schoolName } }),
      onQueryStarted: (_, change) => showWhenDone(change),
    }),
    setLogo: build.mutation<Letterhead, File>({
      query: (file) => {
        const body = new FormData();
        body.append(LOGO_FIELD, file, file.name);
        return { url: LETTERHEAD_API.logo, method: 'POST', body };
      },
      onQueryStarted: (_, change) => showWhenDone(change),
    }),
    removeLogo: build.mutation<Letterhead, void>({
      query: () => ({ url: LETTERHEAD_API.logo, method: 'DELETE' }),
      onQueryStarted: (_, change) => showWhenDone(change),
    }),
  }),
});
export const { useLetterheadQuery, useSetSchoolNameMutation, useSetLogoMutation, useRemoveLogoMutation } =
  letterheadApi;

/** Each change answers with the whole, which needs no tag that the first view would carry. */
async function showWhenDone({ dispatch, queryFulfilled }: Change): Promise<void> {
  const reply = await queryFulfilled.catch(() => null);
  if (!reply) return;
  dispatch(letterheadApi.util.updateQueryData('letterhead', undefined, () => reply.data));
  dispatch(baseApi.util.invalidateTags(['Profile']));
}
