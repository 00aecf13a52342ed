import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';
import {
  SOURCE_FILE_FIELD,
  type Assignment,
  type Class,
  type CreateAssignmentRequest,
  type CreateClassRequest,
  type RosterReply,
  type SourceTextReply,
  type Student,
  type UpdateAssignmentRequest,
  type UpdateClassRequest,
} from '@marklight/contracts/classes';
import type { Rubric } from '@marklight/contracts/rubrics';
import { API, pathTo } from '@marklight/contracts/routes';

export const classesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first. */
    ownClasses: build.query<Class[] | null, void>({
      queryFn: (_, api) => everyPage<Class>({ url: API.classes }, api),
      providesTags: ['Classes'],
    }),
    ownClass: build.query<Class | null, string>({
      query: (id) => pathTo(API.class, { id }),
      providesTags: ['Classes'],
    }),
    createClass: build.mutation<Class, CreateClassRequest>({
      query: (body) => ({ url: API.classes, method: 'POST', body }),
      invalidatesTags: ['Classes', 'Metrics'],
    }),
    updateClass: build.mutation<Class, UpdateClassRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.class, { id }), method: 'PUT', body }),
      invalidatesTags: ['Classes', 'Assignments', 'Essays', 'Metrics'],
    }),
    /** Its assignments and class list go with it; essays filed under them stay. */
    deleteClass: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.class, { id }), method: 'DELETE' }),
      invalidatesTags: ['Classes', 'Assignments', 'Essays', 'Metrics'],
    }),

    classAssignments: build.query<Assignment[] | null, string>({
      queryFn: (classId, api) => everyPage<Assignment>({ url: API.assignments, params: { classId } }, api),
      providesTags: ['Assignments'],
    }),
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
    deleteAssignment: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.assignment, { id }), method: 'DELETE' }),
      invalidatesTags: ['Assignments', 'Classes', 'Essays', 'Metrics'],
    }),

    classStudents: build.query<Student[] | null, string>({
      query: (id) => pathTo(API.classStudents, { id }),
      providesTags: ['Classes'],
    }),
    /** Replaces the whole class list with the students of a text; a blank text removes it. */
    putClassStudents: build.mutation<RosterReply, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: pathTo(API.classStudents, { id }), method: 'PUT', body: { text } }),
      invalidatesTags: ['Classes'],
    }),

    /** Every rubric that the teacher may use: platform, own and shared ones. */
    rubricChoices: build.query<Rubric[] | null, void>({
      queryFn: (_, api) => everyPage<Rubric>({ url: API.rubrics }, api),
      providesTags: ['Rubrics'],
    }),
  }),
});
export const {
  useOwnClassesQuery,
  useOwnClassQuery,
  useLazyOwnClassQuery,
  useCreateClassMutation,
  useUpdateClassMutation,
  useDeleteClassMutation,
  useClassAssignmentsQuery,
  useLazyOwnAssignmentQuery,
  useCreateAssignmentMutation,
  useUpdateAssignmentMutation,
  useDeleteAssignmentMutation,
  useReadSourceTextMutation,
  useClassStudentsQuery,
  usePutClassStudentsMutation,
  useRubricChoicesQuery,
} = classesApi;
