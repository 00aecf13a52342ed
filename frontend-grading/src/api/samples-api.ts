import { baseApi } from '@marklight/api-client/base-api';
import { API } from '@marklight/contracts/routes';

export const samplesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addSamples: build.mutation<unknown, void>({
      query: () => ({ url: API.sampleEssays, method: 'POST' }),
      invalidatesTags: ['Essays', 'Criteria'],
    }),
    removeSamples: build.mutation<unknown, void>({
      query: () => ({ url: API.sampleEssays, method: 'DELETE' }),
      invalidatesTags: ['Essays', 'Criteria', 'Results', 'ProcessingStatus'],
    }),
  }),
});
export const { useAddSamplesMutation, useRemoveSamplesMutation } = samplesApi;
