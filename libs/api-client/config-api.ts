import type { ClientConfig } from '@marklight/contracts/config';
import { API } from '@marklight/contracts/routes';
import { baseApi } from '@marklight/api-client/base-api';

export const configApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    config: build.query<ClientConfig, void>({ query: () => API.config, providesTags: ['Config'] }),
  }),
});
export const { useConfigQuery } = configApi;
