import { baseApi } from '@marklight/api-client/base-api';
import type { Essay } from '@marklight/contracts/essays';
import type { GradingResult, ReviewRequest, TextAsSentReply } from '@marklight/contracts/grading';
import { API, pathTo } from '@marklight/contracts/routes';

export const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reviewedEssay: build.query<Essay | null, string>({
      query: (id) => pathTo(API.essay, { id }),
      providesTags: ['Essays'],
    }),
    /** Newest first; one of each criteria set. */
    resultsOfEssay: build.query<GradingResult[] | null, string>({
      query: (id) => pathTo(API.essayResults, { id }),
      providesTags: ['Results'],
    }),
    /** Some essays that wait for review, the newest first. */
    waitingForReview: build.query<Essay[] | null, void>({
      query: () => ({ url: API.essays, params: { status: 'ready_for_review', page: 1, pageSize: 2 } }),
      providesTags: ['Essays'],
    }),
    /** The teacher's decision on every criterion. */
    decideResult: build.mutation<GradingResult, ReviewRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.result, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results', 'Metrics', 'Profile'],
    }),
    /** Refused with `criteria_not_marked` while criteria have no level, unless they are left out expressly. */
    markReviewed: build.mutation<unknown, { id: string; reviewed: boolean; leaveOutUnmarked?: boolean }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.essayReviewed, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results', 'Metrics', 'Profile'],
    }),
    textAsSent: build.query<TextAsSentReply | null, string>({
      query: (id) => pathTo(API.resultTextAsSent, { id }),
    }),
  }),
});
export const {
  useReviewedEssayQuery,
  useLazyReviewedEssayQuery,
  useResultsOfEssayQuery,
  useWaitingForReviewQuery,
  useDecideResultMutation,
  useMarkReviewedMutation,
  useTextAsSentQuery,
} = reviewApi;
