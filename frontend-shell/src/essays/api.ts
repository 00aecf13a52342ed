import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';
import type { Assignment } from '@marklight/contracts/classes';
import type {
  DeletedEssay,
  DeleteEssaysReply,
  DeleteEssaysRequest,
  Essay,
  EssayCounts,
  EssayListQuery,
  RestoreEssaysReply,
  RestoreEssaysRequest,
  UpdateEssayRequest,
} from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';

export type EssayPageQuery = Partial<EssayListQuery> & { page: number; pageSize: number };

export const essaysPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    essayPage: build.query<PageOf<Essay>, EssayPageQuery>({
      query: (params) => ({ url: API.essays, params }),
      transformResponse: (rows: Essay[] | null, meta) => pageOf(rows, meta),
      providesTags: ['Essays'],
    }),
    /** The essay as it is stored now, for a form that was refused because it started from an older version. */
    storedEssay: build.query<Essay | null, string>({
      query: (id) => pathTo(API.essay, { id }),
      keepUnusedDataFor: 0,
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
    deleteEssays: build.mutation<DeleteEssaysReply, DeleteEssaysRequest>({
      query: (body) => ({ url: API.deleteEssays, method: 'POST', body }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics', 'Profile'],
    }),
    restoreEssays: build.mutation<RestoreEssaysReply, RestoreEssaysRequest>({
      query: (body) => ({ url: API.restoreEssays, method: 'POST', body }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics', 'Profile'],
    }),
    updateEssay: build.mutation<Essay, UpdateEssayRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.essay, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results', 'Assignments', 'Classes', 'Metrics'],
    }),
    /** Of all classes. */
    assignmentChoices: build.query<Assignment[] | null, void>({
      queryFn: (_, api) => everyPage<Assignment>({ url: API.assignments }, api),
      providesTags: ['Assignments'],
    }),
  }),
});
export const {
  useEssayPageQuery,
  useLazyStoredEssayQuery,
  useEssayCountsQuery,
  useDeletedEssayPageQuery,
  useDeleteEssaysMutation,
  useRestoreEssaysMutation,
  useUpdateEssayMutation,
  useAssignmentChoicesQuery,
} = essaysPageApi;
