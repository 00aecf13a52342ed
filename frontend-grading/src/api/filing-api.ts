import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';
import type { Assignment } from '@marklight/contracts/classes';
import type { Essay, UpdateEssayRequest } from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';

export const filingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What an essay can be filed under: the assignments of all classes. */
    filingAssignments: build.query<Assignment[] | null, void>({
      queryFn: (_, api) => everyPage<Assignment>({ url: API.assignments }, api),
      providesTags: ['Assignments'],
    }),
    fileEssay: build.mutation<Essay, UpdateEssayRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.essay, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics'],
    }),
  }),
});
export const { useFilingAssignmentsQuery, useFileEssayMutation } = filingApi;
