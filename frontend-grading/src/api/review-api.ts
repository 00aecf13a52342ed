import { PAGE_SIZE_MAX } from '@marklight/contracts/business';
import { baseApi } from '@marklight/api-client/base-api';
import { baseQuery } from '@marklight/api-client/base-query';
import { isServerAway } from '@marklight/api-client/errors';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { GradedCriteria } from '@marklight/contracts/criteria';
import type { ReviewRequest } from '@marklight/contracts/decisions';
import type { CorrectTextRequest, Essay } from '@marklight/contracts/essays';
import type { GradingResult, ReviewedRequest, TextAsSentReply } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { API, ESSAY_PLACES_API, ESSAY_TEXT_API, pathTo } from '@marklight/contracts/routes';
import type { TextPlaces } from '@marklight/contracts/text-places';
import { fetchAgainSoon } from './fetch-again-soon';

export interface LedgerPage {
  entries: LedgerEntry[];
  /** How many there are in all. */
  total: number;
}

/** Nobody reviews more essays one by one than these pages hold. */
const SET_PAGES_MAX = 5;
/** What a decision of the teacher changes. */
const CHANGED = ['Essays', 'Results', 'Metrics', 'Profile'] as const;

export const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reviewedEssay: build.query<Essay | null, string>({
      query: (id) => pathTo(API.essay, { id }),
      providesTags: ['Essays'],
    }),
    correctText: build.mutation<Essay, CorrectTextRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(ESSAY_TEXT_API, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays'],
    }),
    /** Newest first; one of each criteria set. */
    resultsOfEssay: build.query<GradingResult[] | null, string>({
      query: (id) => pathTo(API.essayResults, { id }),
      providesTags: ['Results'],
    }),
    /**
     * The essays that are reviewed together: those of an assignment by name, or else all that are waiting for review,
     * newest first. Without their texts.
     */
    essaySet: build.query<Essay[] | null, string | null>({
      queryFn: async (assignmentId, api) => {
        const of =
          assignmentId === null
            ? { status: 'ready_for_review' }
            : { assignmentId, sort: 'studentName', order: 'asc' };
        const all = new Map<string, Essay>();
        for (let page = 1; page <= SET_PAGES_MAX; page++) {
          const params = { ...of, page, pageSize: PAGE_SIZE_MAX };
          const reply = await baseQuery({ url: API.essays, params }, api, {});
          if (reply.error) return { error: reply.error };
          // Null where the session has ended.
          const rows = reply.data as Essay[] | null;
          for (const row of rows ?? []) all.set(row.id, row);
          if (rows === null || rows.length < PAGE_SIZE_MAX) break;
        }
        return { data: [...all.values()] };
      },
      providesTags: ['Essays'],
    }),
    /**
     * The teacher's decision on every criterion. While the server is away it is sent repeatedly, and fetching everything
     * again each time would be more work for a server in trouble, so nothing is fetched until it answers.
     */
    decideResult: build.mutation<GradingResult, ReviewRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.result, { id }), method: 'PUT', body }),
      invalidatesTags: (_reply, error) => (error && !isServerAway(error) ? [...CHANGED] : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(fetchAgainSoon(CHANGED));
      },
    }),
    /**
     * Refused with `criteria_not_marked` while criteria have no level, unless they are left out expressly; and with
     * `changed_meanwhile` if a result other than `result` is in force.
     */
    markReviewed: build.mutation<unknown, Partial<ReviewedRequest> & { id: string; reviewed: boolean }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.essayReviewed, { id }), method: 'PUT', body }),
      onQueryStarted: async ({ id, reviewed }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) {
          dispatch(baseApi.util.invalidateTags([...CHANGED]));
          return;
        }
        // Until all is fetched again the screen would offer to mark it again.
        dispatch(
          reviewApi.util.updateQueryData('reviewedEssay', id, (essay) => {
            if (essay) essay.status = reviewed ? 'reviewed' : 'ready_for_review';
          }),
        );
        dispatch(fetchAgainSoon(CHANGED));
      },
    }),
    /** Marks the notes that only the teacher sees as read, with no concern, or takes that back. */
    markNotesRead: build.mutation<unknown, { id: string; read: boolean }>({
      query: ({ id, ...body }) => ({ url: pathTo(API.resultNotesRead, { id }), method: 'PUT', body }),
      invalidatesTags: ['Essays', 'Results'],
    }),
    /** What proposed a result and every change the teacher made, newest first. */
    ledgerOfResult: build.query<LedgerPage, { essayId: string; resultId: string; count: number }>({
      query: ({ essayId, resultId, count }) => ({
        url: pathTo(API.essayLedger, { id: essayId }),
        params: { resultId, page: 1, pageSize: count },
      }),
      transformResponse: (entries: LedgerEntry[] | null, meta) => ({
        entries: entries ?? [],
        total: Number(meta?.headers.get(TOTAL_COUNT_HEADER) ?? entries?.length ?? 0),
      }),
      providesTags: ['Results'],
    }),
    /** The criteria that a result is based on, with the rubric's version then and now. */
    gradedCriteria: build.query<GradedCriteria | null, string>({
      query: (id) => pathTo(API.criteriaSet, { id }),
    }),
    /** Where the words of this text stand on the pages of the essay's file: not those of a text before it was corrected. */
    textPlaces: build.query<TextPlaces | null, { essayId: string; text: string }>({
      query: ({ essayId }) => pathTo(ESSAY_PLACES_API, { id: essayId }),
    }),
    textAsSent: build.query<TextAsSentReply | null, string>({
      query: (id) => pathTo(API.resultTextAsSent, { id }),
    }),
  }),
});
export const {
  useCorrectTextMutation,
  useReviewedEssayQuery,
  useLazyReviewedEssayQuery,
  useResultsOfEssayQuery,
  useEssaySetQuery,
  useDecideResultMutation,
  useMarkReviewedMutation,
  useMarkNotesReadMutation,
  useLedgerOfResultQuery,
  useGradedCriteriaQuery,
  useTextAsSentQuery,
  useTextPlacesQuery,
} = reviewApi;
