import { baseApi } from '@marklight/api-client/base-api';
import type { SubscriptionStatus } from '@marklight/contracts/billing';
import { API } from '@marklight/contracts/routes';

export const subscriptionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscriptionStatus: build.query<SubscriptionStatus | null, void>({
      query: () => API.subscriptionStatus,
      providesTags: ['Subscription'],
    }),
  }),
});
export const { useSubscriptionStatusQuery } = subscriptionApi;
