import { baseApi } from '@marklight/api-client/base-api';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';
import type {
  AssignmentStanding,
  GradeAssignmentBody,
  WorkInProgress,
  WorkQuery,
  WorkRow,
} from '@marklight/contracts/assignment-work';
import type {
  Assignment,
  AssignmentCriteria,
  PutAssignmentCriteriaRequest,
} from '@marklight/contracts/classes';
import type { GradeEnhancedReply } from '@marklight/contracts/grading';
import { API, pathTo } from '@marklight/contracts/routes';

/** Always one page, because the table draws no more. */
export type WorkPageQuery = Partial<WorkQuery> & { page: number; pageSize: number };

export const assignmentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    oneAssignment: build.query<Assignment | null, string>({
      query: (id) => pathTo(API.assignment, { id }),
      providesTags: ['Assignments'],
    }),
    standing: build.query<AssignmentStanding | null, string>({
      query: (id) => pathTo(API.assignmentStanding, { id }),
      providesTags: ['Essays', 'Results', 'Classes', 'Assignments'],
    }),
    workInProgress: build.query<WorkInProgress[] | null, void>({
      query: () => API.workInProgress,
      providesTags: ['Essays', 'Results', 'Assignments', 'Classes'],
    }),
    workPage: build.query<PageOf<WorkRow>, { id: string } & WorkPageQuery>({
      query: ({ id, ...params }) => ({ url: pathTo(API.assignmentWork, { id }), params }),
      transformResponse: (rows: WorkRow[] | null, meta) => pageOf(rows, meta),
      // The levels stand in the order of the assignment's criteria.
      providesTags: ['Essays', 'Results', 'Assignments'],
    }),
    assignmentCriteria: build.query<AssignmentCriteria | null, string>({
      query: (id) => pathTo(API.assignmentCriteria, { id }),
      providesTags: ['Assignments'],
      keepUnusedDataFor: 0,
    }),
    putAssignmentCriteria: build.mutation<Assignment, { id: string } & PutAssignmentCriteriaRequest>({
      query: ({ id, ...body }) => ({ url: pathTo(API.assignmentCriteria, { id }), method: 'PUT', body }),
      // Also after a refusal: the assignment may have changed in another tab.
      invalidatesTags: ['Assignments'],
    }),
    /** By the assignment's rubric or pasted criteria: what has no result yet, or with `again` what was graded by other criteria. */
    gradeAssignment: build.mutation<GradeEnhancedReply, { id: string } & GradeAssignmentBody>({
      query: ({ id, ...body }) => ({ url: pathTo(API.gradeAssignment, { id }), method: 'POST', body }),
      invalidatesTags: ['Essays'],
    }),
  }),
});
export const {
  useOneAssignmentQuery,
  useStandingQuery,
  useWorkInProgressQuery,
  useWorkPageQuery,
  useLazyWorkPageQuery,
  useAssignmentCriteriaQuery,
  usePutAssignmentCriteriaMutation,
  useGradeAssignmentMutation,
} = assignmentApi;
