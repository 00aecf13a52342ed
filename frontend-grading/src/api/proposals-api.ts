import { baseApi } from '@marklight/api-client/base-api';
import type { GradingResult } from '@marklight/contracts/grading';
import type {
  AcceptProposalsReply,
  ComparisonReply,
  PutInForceRequest,
  WaitingProposal,
  WaitingProposalsQuery,
} from '@marklight/contracts/proposals';
import { API, pathTo } from '@marklight/contracts/routes';

const CHANGED = ['Essays', 'Results', 'Metrics', 'Profile'] as const;

export const proposalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The essay's result in force beside the newer grading that is waiting. */
    comparison: build.query<ComparisonReply | null, string>({
      query: (id) => pathTo(API.essayProposal, { id }),
      providesTags: ['Results'],
    }),
    putInForce: build.mutation<GradingResult, PutInForceRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.resultInForce, { id }), method: 'PUT', body }),
      invalidatesTags: [...CHANGED],
    }),
    declineProposal: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.resultProposal, { id }), method: 'DELETE' }),
      invalidatesTags: [...CHANGED],
    }),
    /** Asked for where the teacher is about to accept them, so that they are as they stand now. */
    waitingProposals: build.query<WaitingProposal[] | null, WaitingProposalsQuery>({
      query: (params) => ({ url: API.proposals, params }),
      keepUnusedDataFor: 0,
    }),
    acceptProposals: build.mutation<AcceptProposalsReply, readonly WaitingProposal[]>({
      query: (proposals) => ({
        url: API.acceptProposals,
        method: 'POST',
        body: {
          proposals: proposals.map(({ essayId, id, version, inForce, isReviewed }) => ({
            ...{ essayId, id, version, inForce, isReviewed },
          })),
        },
      }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});
export const {
  useComparisonQuery,
  usePutInForceMutation,
  useDeclineProposalMutation,
  useLazyWaitingProposalsQuery,
  useAcceptProposalsMutation,
} = proposalsApi;
