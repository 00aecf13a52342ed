import { baseApi } from '@marklight/api-client/base-api';
import { everyPage } from '@marklight/api-client/every-page';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';
import {
  ROSTER_VERSION_HEADER,
  type Assignment,
  type Class,
  type CreateClassRequest,
  type PutRosterRequest,
  type RosterReply,
  type Student,
  type UpdateClassRequest,
} from '@marklight/contracts/classes';
import { API, pathTo } from '@marklight/contracts/routes';
import type { StudentEssay } from '@marklight/contracts/student-work';

export const STUDENT_ESSAYS_PER_PAGE = 25;

export interface Roster {
  students: Student[];
  /** The header that tells the server which list an edit was made from. */
  version: string | undefined;
}

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
    deleteAssignment: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.assignment, { id }), method: 'DELETE' }),
      invalidatesTags: ['Assignments', 'Classes', 'Essays', 'Metrics'],
    }),

    classStudents: build.query<Roster | null, string>({
      query: (id) => pathTo(API.classStudents, { id }),
      transformResponse: (students: Student[] | null, meta) =>
        students && { students, version: meta?.headers.get(ROSTER_VERSION_HEADER) ?? undefined },
      providesTags: ['Classes'],
    }),
    /** Replaces the whole class list with the students of a text; a blank text removes it. */
    putClassStudents: build.mutation<RosterReply, PutRosterRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.classStudents, { id }), method: 'PUT', body }),
      invalidatesTags: ['Classes'],
    }),

    /** One page of a student's essays, the latest handed in first. */
    studentWork: build.query<PageOf<StudentEssay>, { id: string; page: number }>({
      query: ({ id, page }) => ({
        url: pathTo(API.studentWork, { id }),
        params: { page, pageSize: STUDENT_ESSAYS_PER_PAGE },
      }),
      transformResponse: (rows: StudentEssay[] | null, meta) => pageOf(rows, meta),
      providesTags: ['Classes', 'Essays'],
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
  useDeleteAssignmentMutation,
  useClassStudentsQuery,
  usePutClassStudentsMutation,
  useStudentWorkQuery,
} = classesApi;
