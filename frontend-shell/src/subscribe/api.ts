import { baseApi } from '@marklight/api-client/base-api';
import { pageOf, type PageOf } from '@marklight/api-client/page-of';
import type {
  CancelSubscriptionReply,
  CreatePortalSessionReply,
  CreatePortalSessionRequest,
  CreateSubscriptionReply,
  CreateSubscriptionRequest,
  Invoice,
  SubscriptionStatus,
} from '@marklight/contracts/billing';
import { API } from '@marklight/contracts/routes';

export const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscriptionStatus: build.query<SubscriptionStatus | null, void>({
      query: () => API.subscriptionStatus,
      providesTags: ['Subscription'],
    }),
    /** Asks the payment provider first: for the page that a payment returns to. */
    freshSubscriptionStatus: build.query<SubscriptionStatus | null, void>({
      query: () => ({ url: API.subscriptionStatus, params: { refresh: true } }),
    }),
    /** With an email: paid on the provider's page. Without: on the checkout screen. */
    createSubscription: build.mutation<CreateSubscriptionReply, CreateSubscriptionRequest | void>({
      query: (body) => ({ url: API.createSubscription, method: 'POST', body: body ?? undefined }),
      invalidatesTags: ['Subscription'],
    }),
    createPortalSession: build.mutation<CreatePortalSessionReply, CreatePortalSessionRequest>({
      query: (body) => ({ url: API.createPortalSession, method: 'POST', body }),
    }),
    cancelSubscription: build.mutation<CancelSubscriptionReply, void>({
      query: () => ({ url: API.cancelSubscription, method: 'POST' }),
      invalidatesTags: ['Subscription'],
    }),
    invoices: build.query<PageOf<Invoice>, { page: number; pageSize: number }>({
      query: (params) => ({ url: API.invoices, params }),
      transformResponse: (rows: Invoice[] | null, meta) => pageOf(rows, meta),
      providesTags: ['Subscription'],
    }),
  }),
});
export const {
  useSubscriptionStatusQuery,
  useLazyFreshSubscriptionStatusQuery,
  useCreateSubscriptionMutation,
  useCreatePortalSessionMutation,
  useCancelSubscriptionMutation,
  useInvoicesQuery,
} = subscriptionApi;
