import { baseApi } from '@marklight/api-client/base-api';
import { pathTo } from '@marklight/contracts/routes';
import { SECOND_OPINION_API } from '@marklight/contracts/second-opinion';
import type {
  SecondOpinionBody,
  SecondOpinionReply,
  SecondOpinionsStarted,
} from '@marklight/contracts/second-opinion';

export const secondOpinionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    secondOpinion: build.query<SecondOpinionReply | null, string>({
      query: (id) => pathTo(SECOND_OPINION_API.one, { id }),
      providesTags: ['Results'],
    }),
    askSecondOpinion: build.mutation<SecondOpinionsStarted, SecondOpinionBody>({
      query: (body) => ({ url: SECOND_OPINION_API.ask, method: 'POST', body }),
      invalidatesTags: ['Results', 'Profile'],
    }),
  }),
});
export const { useSecondOpinionQuery, useAskSecondOpinionMutation } = secondOpinionApi;
