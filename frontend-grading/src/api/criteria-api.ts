import { baseApi } from '@marklight/api-client/base-api';
import { CRITERIA_FIELD, type CriteriaSet } from '@marklight/contracts/criteria';
import { API, pathTo } from '@marklight/contracts/routes';

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
      invalidatesTags: ['Criteria'],
    }),
    /** One criterion a line. */
    uploadCriteriaText: build.mutation<CriteriaSet, string>({
      query: (text) => ({ url: API.criteriaText, method: 'POST', body: { text } }),
      invalidatesTags: ['Criteria'],
    }),
    deleteCriteria: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.criteriaSet, { id }), method: 'DELETE' }),
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
