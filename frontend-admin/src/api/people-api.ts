import { baseApi } from '@marklight/api-client/base-api';
import type { PageQuery } from '@marklight/contracts/common';
import type { Invitation, InviteReply, InviteRequest } from '@marklight/contracts/invitations';
import { ADMIN_API, pathTo } from '@marklight/contracts/routes';
import type { DecideRubricReportRequest, RubricReport } from '@marklight/contracts/rubric-reports';
import type { OwnEmail } from './admin-api';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';

const changesInvitations = ['AdminInvitations', 'AdminAudit', 'AdminActivity', 'AdminStats'] as const;

export const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    invitations: build.query<PageOf<Invitation>, OwnEmail & Partial<PageQuery>>({
      query: (params) => ({ url: ADMIN_API.invitations, params: { ...params } }),
      transformResponse: (rows: Invitation[] | null, meta) => pageOf(rows, meta),
      providesTags: ['AdminInvitations'],
    }),
    invite: build.mutation<InviteReply, OwnEmail & { body: InviteRequest }>({
      query: ({ email, body }) => ({ url: ADMIN_API.invitations, method: 'POST', params: { email }, body }),
      invalidatesTags: [...changesInvitations],
    }),
    revokeInvitation: build.mutation<Invitation, OwnEmail & { id: string }>({
      query: ({ email, id }) => ({
        url: pathTo(ADMIN_API.revokeInvitation, { id }),
        method: 'POST',
        params: { email },
      }),
      invalidatesTags: [...changesInvitations],
    }),
    rubricReports: build.query<PageOf<RubricReport>, OwnEmail & Partial<PageQuery>>({
      query: (params) => ({ url: ADMIN_API.rubricReports, params: { ...params } }),
      transformResponse: (rows: RubricReport[] | null, meta) => pageOf(rows, meta),
      providesTags: ['AdminRubricReports'],
    }),
    decideRubricReport: build.mutation<
      RubricReport,
      OwnEmail & { id: string; body: DecideRubricReportRequest }
    >({
      query: ({ email, id, body }) => ({
        url: pathTo(ADMIN_API.decideRubricReport, { id }),
        method: 'POST',
        params: { email },
        body,
      }),
      invalidatesTags: ['AdminRubricReports', 'AdminAudit', 'AdminActivity', 'AdminStats', 'Rubrics'],
    }),
  }),
});
export const {
  useInvitationsQuery,
  useInviteMutation,
  useRevokeInvitationMutation,
  useRubricReportsQuery,
  useDecideRubricReportMutation,
} = peopleApi;
