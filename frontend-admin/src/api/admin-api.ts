import { baseApi } from '@marklight/api-client/base-api';
import type {
  AdminActivity,
  AdminActivityQuery,
  AdminStats,
  AdminUser,
  AdminUsersQuery,
  AdminUsersReply,
  AnalyticsQuery,
  AnalyticsReply,
  AuditEntry,
  AuditQuery,
  HandwritingReply,
  HandwritingRequest,
  LocalAiReply,
} from '@marklight/contracts/admin';
import { ADMIN_API } from '@marklight/contracts/routes';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';

/** Every call names the administrator by the email of the session. */
export interface OwnEmail {
  email: string;
}

export const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminStats: build.query<AdminStats | null, OwnEmail>({
      query: (params) => ({ url: ADMIN_API.stats, params: { ...params } }),
      providesTags: ['AdminStats'],
    }),
    adminUsers: build.query<PageOf<AdminUser>, OwnEmail & Partial<AdminUsersQuery>>({
      query: (params) => ({ url: ADMIN_API.users, params: { ...params } }),
      transformResponse: (reply: AdminUsersReply | null, meta) => pageOf(reply?.users, meta),
      providesTags: ['AdminUsers'],
    }),
    adminActivity: build.query<PageOf<AdminActivity>, OwnEmail & Partial<AdminActivityQuery>>({
      query: (params) => ({ url: ADMIN_API.activity, params: { ...params } }),
      transformResponse: (rows: AdminActivity[] | null, meta) => pageOf(rows, meta),
      providesTags: ['AdminActivity'],
    }),
    adminAudit: build.query<PageOf<AuditEntry>, OwnEmail & Partial<AuditQuery>>({
      query: (params) => ({ url: ADMIN_API.audit, params: { ...params } }),
      transformResponse: (rows: AuditEntry[] | null, meta) => pageOf(rows, meta),
      providesTags: ['AdminAudit'],
    }),
    adminAnalytics: build.query<AnalyticsReply | null, OwnEmail & AnalyticsQuery>({
      query: (params) => ({ url: ADMIN_API.analytics, params: { ...params } }),
      providesTags: ['AdminAnalytics'],
    }),
    handwriting: build.query<HandwritingReply | null, OwnEmail>({
      query: (params) => ({ url: ADMIN_API.handwriting, params: { ...params } }),
      providesTags: ['AdminHandwriting'],
    }),
    allowHandwriting: build.mutation<HandwritingReply, OwnEmail & HandwritingRequest>({
      query: ({ email, allowed }) => ({
        url: ADMIN_API.handwriting,
        method: 'PUT',
        params: { email },
        body: { allowed },
      }),
      invalidatesTags: ['AdminHandwriting', 'AdminAudit', 'AdminActivity', 'AdminStats'],
    }),
    tryHandwriting: build.mutation<HandwritingReply, OwnEmail>({
      query: (params) => ({ url: ADMIN_API.tryHandwriting, method: 'POST', params: { ...params } }),
      invalidatesTags: ['AdminHandwriting'],
    }),
    localAi: build.query<LocalAiReply | null, OwnEmail>({
      query: (params) => ({ url: ADMIN_API.localAi, params: { ...params } }),
    }),
  }),
});
export const {
  useAdminStatsQuery,
  useAdminUsersQuery,
  useAdminActivityQuery,
  useAdminAuditQuery,
  useAdminAnalyticsQuery,
  useHandwritingQuery,
  useAllowHandwritingMutation,
  useTryHandwritingMutation,
  useLocalAiQuery,
} = adminApi;
