import { baseApi } from '@marklight/api-client/base-api';
import type { GradingResult } from '@marklight/contracts/grading';
import type {
  AcceptProposalsReply,
  ComparisonReply,
  PutInForceRequest,
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
    acceptProposals: build.mutation<AcceptProposalsReply, readonly string[]>({
      query: (essayIds) => ({ url: API.acceptProposals, method: 'POST', body: { essayIds } }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});
export const {
  useComparisonQuery,
  usePutInForceMutation,
  useDeclineProposalMutation,
  useAcceptProposalsMutation,
} = proposalsApi;
