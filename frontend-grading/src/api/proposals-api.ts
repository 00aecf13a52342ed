import { PROPOSALS_MAX } from '@marklight/contracts/business';
import { baseApi } from '@marklight/api-client/base-api';
import { baseQuery } from '@marklight/api-client/base-query';
import { messageOf } from '@marklight/api-client/errors';
import { everyPage } from '@marklight/api-client/every-page';
import type { GradingResult } from '@marklight/contracts/grading';
import {
  type AcceptProposalsReply,
  type ComparisonQuery,
  type ComparisonReply,
  type PutInForceRequest,
  type SeenWithProposal,
  type WaitingProposal,
} from '@marklight/contracts/proposals';
import { API, pathTo } from '@marklight/contracts/routes';

const CHANGED = ['Essays', 'Results', 'Metrics', 'Profile'] as const;

/** The outcome of everything that the teacher accepted together. */
export interface AcceptedProposals extends AcceptProposalsReply {
  /** Why the rest was not even tried; null if all was. */
  failure: string | null;
}

/** The parameters that tell the server which proposal the teacher saw. */
const asSeen = ({ essayId, id, version, inForce, isReviewed }: WaitingProposal) => ({
  ...{ essayId, id, version, inForce, isReviewed },
});

export const proposalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The essay's result in force beside another one of its results, or beside the newer grading that is waiting. */
    comparison: build.query<ComparisonReply | null, ComparisonQuery & { id: string }>({
      query: ({ id, ...params }) => ({ url: pathTo(API.essayProposal, { id }), params }),
      providesTags: ['Results'],
    }),
    putInForce: build.mutation<GradingResult, PutInForceRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.resultInForce, { id }), method: 'PUT', body }),
      invalidatesTags: [...CHANGED],
    }),
    declineProposal: build.mutation<unknown, SeenWithProposal & { id: string }>({
      query: ({ id, ...params }) => ({ url: pathTo(API.resultProposal, { id }), method: 'DELETE', params }),
      invalidatesTags: [...CHANGED],
    }),
    /** Fetched when the teacher is about to accept them, so that they are up to date. */
    waitingProposals: build.query<WaitingProposal[] | null, { assignmentId?: string }>({
      queryFn: (params, api) => everyPage<WaitingProposal>({ url: API.proposals, params }, api),
      keepUnusedDataFor: 0,
    }),
    /**
     * Sends as many requests as it takes. If one fails, the reply says what was accepted before it and what is left.
     */
    acceptProposals: build.mutation<AcceptedProposals, readonly WaitingProposal[]>({
      queryFn: async (proposals, api) => {
        const sum: AcceptedProposals = { accepted: [], withoutProposal: [], changed: [], failure: null };
        for (let at = 0; at < proposals.length; at += PROPOSALS_MAX) {
          const body = { proposals: proposals.slice(at, at + PROPOSALS_MAX).map(asSeen) };
          const reply = await baseQuery({ url: API.acceptProposals, method: 'POST', body }, api, {});
          if (reply.error && at === 0) return { error: reply.error };
          if (reply.error) return { data: { ...sum, failure: messageOf(reply.error) } };
          // Null where the session has ended.
          const part = reply.data as AcceptProposalsReply | null;
          sum.accepted.push(...(part?.accepted ?? []));
          sum.withoutProposal.push(...(part?.withoutProposal ?? []));
          sum.changed.push(...(part?.changed ?? []));
        }
        return { data: sum };
      },
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
