import {
  SOURCE_FILE_FIELD,
  type Assignment,
  type CreateAssignmentRequest,
  type SourceTextReply,
  type UpdateAssignmentRequest,
} from '@marklight/contracts/classes';
import { API, pathTo } from '@marklight/contracts/routes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';

/** What the form of an assignment calls, on the page of its class and on its own. */
export const assignmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ownAssignment: build.query<Assignment | null, string>({
      query: (id) => pathTo(API.assignment, { id }),
      providesTags: ['Assignments'],
    }),
    createAssignment: build.mutation<Assignment, CreateAssignmentRequest>({
      query: (body) => ({ url: API.assignments, method: 'POST', body }),
      invalidatesTags: ['Assignments', 'Classes', 'Metrics'],
    }),
    updateAssignment: build.mutation<Assignment, UpdateAssignmentRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.assignment, { id }), method: 'PUT', body }),
      invalidatesTags: ['Assignments', 'Classes', 'Essays', 'Metrics'],
    }),
    /** The words of a file; nothing is stored. */
    readSourceText: build.mutation<SourceTextReply, File>({
      query: (file) => {
        const body = new FormData();
        body.append(SOURCE_FILE_FIELD, file, file.name);
        return { url: API.sourceText, method: 'POST', body };
      },
    }),
    /** Every rubric that the teacher may use: platform, own and shared ones. */
    rubricChoices: build.query<Rubric[] | null, void>({
      queryFn: (_, api) => everyPage<Rubric>({ url: API.rubrics }, api),
      providesTags: ['Rubrics'],
    }),
  }),
});
export const {
  useOwnAssignmentQuery,
  useLazyOwnAssignmentQuery,
  useCreateAssignmentMutation,
  useUpdateAssignmentMutation,
  useReadSourceTextMutation,
  useRubricChoicesQuery,
} = assignmentsApi;
