import { baseApi } from '@marklight/api-client/base-api';
import { API, pathTo } from '@marklight/contracts/routes';
import type {
  SecondOpinionBody,
  SecondOpinionReply,
  SecondOpinionsStarted,
} from '@marklight/contracts/second-opinion';

export const secondOpinionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    secondOpinion: build.query<SecondOpinionReply | null, string>({
      query: (id) => pathTo(API.resultSecondOpinion, { id }),
      providesTags: ['Results'],
    }),
    askSecondOpinion: build.mutation<SecondOpinionsStarted, SecondOpinionBody>({
      query: (body) => ({ url: API.secondOpinions, method: 'POST', body }),
      invalidatesTags: ['Results', 'Profile'],
    }),
  }),
});
export const { useSecondOpinionQuery, useAskSecondOpinionMutation } = secondOpinionApi;
