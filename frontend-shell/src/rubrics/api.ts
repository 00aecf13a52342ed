import { baseApi } from '@marklight/api-client/base-api';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { CriteriaSet, GradedCriteria } from '@marklight/contracts/criteria';
import { API, pathTo } from '@marklight/contracts/routes';
import type {
  CreateRubricRequest,
  Rubric,
  RubricScope,
  RubricShare,
  RubricVersion,
  UpdateRubricRequest,
} from '@marklight/contracts/rubrics';

/** A multiple of two and three, so that full pages end with a full row of cards. */
export const RUBRICS_PER_PAGE = 24;

export interface RubricPageRequest {
  scope: RubricScope;
  search: string;
  /** From 1. */
  page: number;
}
export interface RubricPage {
  items: Rubric[];
  /** Of all pages. */
  total: number;
}

export const rubricsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    rubricPage: build.query<RubricPage | null, RubricPageRequest>({
      query: ({ scope, search, page }) => ({
        url: API.rubrics,
        params: { scope, search: search || undefined, page, pageSize: RUBRICS_PER_PAGE },
      }),
      transformResponse: (items: Rubric[] | null, meta) =>
        items && { items, total: Number(meta?.headers.get(TOTAL_COUNT_HEADER) ?? items.length) },
      providesTags: ['Rubrics'],
    }),
    ownRubric: build.query<Rubric | null, string>({
      query: (id) => pathTo(API.rubric, { id }),
      providesTags: ['Rubrics'],
    }),
    rubricVersions: build.query<RubricVersion[] | null, string>({
      query: (id) => pathTo(API.rubricVersions, { id }),
      providesTags: ['Rubrics', 'Results'],
    }),
    /** The text of a version that was used. */
    versionCriteria: build.query<GradedCriteria | null, string>({
      query: (id) => pathTo(API.criteriaSet, { id }),
    }),
    createRubric: build.mutation<Rubric, CreateRubricRequest>({
      query: (body) => ({ url: API.rubrics, method: 'POST', body }),
      invalidatesTags: ['Rubrics', 'Profile'],
    }),
    updateRubric: build.mutation<Rubric, UpdateRubricRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.rubric, { id }), method: 'PUT', body }),
      invalidatesTags: ['Rubrics', 'Assignments', 'Profile'],
    }),
    /** Results keep the criteria they were graded with; assignments that use it are left without a rubric. */
    deleteRubric: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.rubric, { id }), method: 'DELETE' }),
      invalidatesTags: ['Rubrics', 'Assignments', 'Profile'],
    }),
    /** Makes a copy that belongs to the teacher. */
    duplicateRubric: build.mutation<Rubric, string>({
      query: (id) => ({ url: pathTo(API.rubricDuplicate, { id }), method: 'POST' }),
      invalidatesTags: ['Rubrics', 'Profile'],
    }),
    /** Replaces all earlier shares with these. */
    putRubricShares: build.mutation<Rubric, { id: string; shares: RubricShare[] }>({
      query: ({ id, shares }) => ({ url: pathTo(API.rubricShares, { id }), method: 'PUT', body: { shares } }),
      invalidatesTags: ['Rubrics', 'Profile'],
    }),
    /** Reports it to the administrators. */
    reportRubric: build.mutation<unknown, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: pathTo(API.rubricReport, { id }),
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Profile'],
    }),
    /** Makes the rubric's criteria the latest criteria set of the dashboard. */
    gradeWithRubric: build.mutation<CriteriaSet, string>({
      query: (id) => ({ url: pathTo(API.rubricCriteriaSet, { id }), method: 'POST' }),
      invalidatesTags: ['Criteria', 'Profile'],
    }),
    /** Reads a text as a rubric. Nothing is stored. */
    readRubric: build.mutation<CreateRubricRequest, string>({
      query: (text) => ({ url: API.rubricImport, method: 'POST', body: { text } }),
    }),
  }),
});
export const {
  useRubricPageQuery,
  useOwnRubricQuery,
  useLazyOwnRubricQuery,
  useRubricVersionsQuery,
  useVersionCriteriaQuery,
  useCreateRubricMutation,
  useUpdateRubricMutation,
  useDeleteRubricMutation,
  useDuplicateRubricMutation,
  usePutRubricSharesMutation,
  useReportRubricMutation,
  useGradeWithRubricMutation,
  useReadRubricMutation,
} = rubricsApi;
