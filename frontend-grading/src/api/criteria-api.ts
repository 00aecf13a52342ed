import { baseApi } from '@marklight/api-client/base-api';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { CRITERIA_FIELD, type CriteriaSet } from '@marklight/contracts/criteria';
import { API, pathTo } from '@marklight/contracts/routes';

interface Change<Reply> {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: Reply }>;
}

export const criteriaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    criteria: build.query<CriteriaSet[] | null, void>({
      query: () => API.criteria,
      providesTags: ['Criteria'],
    }),
    uploadCriteriaFile: build.mutation<CriteriaSet, File>({
      query: (file) => {
        const body = new FormData();
        body.append(CRITERIA_FIELD, file, file.name);
        return { url: API.criteria, method: 'POST', body };
      },
      onQueryStarted: (_, change) => showUploaded(change),
      invalidatesTags: ['Criteria'],
    }),
    /** One criterion per line. */
    uploadCriteriaText: build.mutation<CriteriaSet, string>({
      query: (text) => ({ url: API.criteriaText, method: 'POST', body: { text } }),
      onQueryStarted: (_, change) => showUploaded(change),
      invalidatesTags: ['Criteria'],
    }),
    deleteCriteria: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.criteriaSet, { id }), method: 'DELETE' }),
      onQueryStarted: (id, change) => showWhenDone(change, (sets) => sets.filter((set) => set.id !== id)),
      invalidatesTags: ['Criteria'],
    }),
  }),
});
export const {
  useCriteriaQuery,
  useUploadCriteriaFileMutation,
  useUploadCriteriaTextMutation,
  useDeleteCriteriaMutation,
} = criteriaApi;

/** The list is fetched again only afterwards, and a start before that would grade by the earlier criteria. */
function showUploaded(change: Change<CriteriaSet>): Promise<void> {
  return showWhenDone(change, (sets, uploaded) => [uploaded, ...sets.filter(({ id }) => id !== uploaded.id)]);
}

async function showWhenDone<Reply>(
  { dispatch, queryFulfilled }: Change<Reply>,
  next: (sets: CriteriaSet[], reply: Reply) => CriteriaSet[],
): Promise<void> {
  const reply = await queryFulfilled.catch(() => null);
  if (!reply) return;
  dispatch(criteriaApi.util.updateQueryData('criteria', undefined, (sets) => next(sets ?? [], reply.data)));
}
