import { baseApi } from '@marklight/api-client/base-api';
import type { AssignmentRoster, PutEssayStudentRequest } from '@marklight/contracts/roster-matches';
import { API, pathTo } from '@marklight/contracts/routes';

export const handInsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    assignmentRoster: build.query<AssignmentRoster | null, string>({
      query: (id) => pathTo(API.assignmentRoster, { id }),
      providesTags: ['Essays', 'Classes'],
    }),
    putEssayStudent: build.mutation<unknown, PutEssayStudentRequest & { essayId: string }>({
      query: ({ essayId, ...body }) => ({
        url: pathTo(API.essayStudent, { id: essayId }),
        method: 'PUT',
        body,
      }),
      invalidatesTags: ['Essays', 'Results', 'Metrics'],
    }),
  }),
});
export const { useAssignmentRosterQuery, usePutEssayStudentMutation } = handInsApi;
