import { baseApi } from '@marklight/api-client/base-api';
import type { RequestMeta } from '@marklight/api-client/base-query';
import { downloadFile } from '@marklight/api-client/download';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import type { Assignment } from '@marklight/contracts/classes';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type {
  DeletedEssay,
  Essay,
  EssayCounts,
  EssayListQuery,
  UpdateEssayRequest,
} from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';

/** One page of a list, and how many there are in all. */
export interface PageOf<Row> {
  rows: Row[];
  total: number;
}
export type EssayPageQuery = Partial<EssayListQuery> & { page: number; pageSize: number };

function pageOf<Row>(rows: Row[] | null, meta: RequestMeta | undefined): PageOf<Row> {
  const total = Number(meta?.headers.get(TOTAL_COUNT_HEADER) ?? rows?.length ?? 0);
  return { rows: rows ?? [], total };
}

export const essaysPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    essayPage: build.query<PageOf<Essay>, EssayPageQuery>({
      query: (params) => ({ url: API.essays, params }),
      transformResponse: (rows: Essay[] | null, meta) => pageOf(rows, meta),
      providesTags: ['Essays'],
    }),
    essayCounts: build.query<EssayCounts | null, void>({
      query: () => API.essayCounts,
      providesTags: ['Essays'],
    }),
    deletedEssayPage: build.query<PageOf<DeletedEssay>, { page: number; pageSize: number }>({
      query: (params) => ({ url: API.deletedEssays, params }),
      transformResponse: (rows: DeletedEssay[] | null, meta) => pageOf(rows, meta),
      providesTags: ['Essays'],
    }),
    deleteEssays: build.mutation<unknown, string[]>({
      query: (ids) => ({ url: API.deleteEssays, method: 'POST', body: { ids } }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics', 'Profile'],
    }),
    restoreEssays: build.mutation<unknown, string[]>({
      query: (ids) => ({ url: API.restoreEssays, method: 'POST', body: { ids } }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics', 'Profile'],
    }),
    updateEssay: build.mutation<Essay, UpdateEssayRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.essay, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics'],
    }),
    /** Of all classes. */
    assignmentChoices: build.query<Assignment[] | null, void>({
      query: () => API.assignments,
      providesTags: ['Assignments'],
    }),
  }),
});
export const {
  useEssayPageQuery,
  useEssayCountsQuery,
  useDeletedEssayPageQuery,
  useDeleteEssaysMutation,
  useRestoreEssaysMutation,
  useUpdateEssayMutation,
  useAssignmentChoicesQuery,
} = essaysPageApi;

/** Saves the reports of the essays that `query` chooses as CSV; gives the file's name. @throws RequestError */
export function exportReportsOf(query: URLSearchParams): Promise<string> {
  const url = [API.exportReports, query.toString()].filter(Boolean).join('?');
  return downloadFile({ url, accept: 'text/csv', fallbackName: `${EXPORT_FILENAMES.reports}.csv` });
}
