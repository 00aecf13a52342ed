import { baseApi } from '@marklight/api-client/base-api';
import { TIMINGS } from '@marklight/contracts/business';
import type {
  GradeEnhancedReply,
  GradeEnhancedBody,
  GradingResult,
  ProcessingStatus,
} from '@marklight/contracts/grading';
import type { GradingPreviewBody, GradingPreviewReply } from '@marklight/contracts/grading-preview';
import { API, pathTo } from '@marklight/contracts/routes';

export const gradingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    results: build.query<GradingResult[] | null, void>({
      query: () => API.results,
      providesTags: ['Results'],
    }),
    /** Requested once; the stream keeps it up to date (see useProcessingStatus). */
    processingStatus: build.query<ProcessingStatus[] | null, void>({
      query: () => API.processingStatus,
      keepUnusedDataFor: TIMINGS.processingStatusStale / 1000,
    }),
    /** Takes an essay's entry off the list. */
    dismissStatus: build.mutation<unknown, string>({
      query: (essayId) => ({ url: pathTo(API.processingStatusOne, { essayId }), method: 'DELETE' }),
    }),
    gradeEssays: build.mutation<GradeEnhancedReply, GradeEnhancedBody>({
      query: (body) => ({ url: API.gradeEnhanced, method: 'POST', body }),
    }),
    /** What starting would do with these essays; requested again when essays or results have changed. */
    gradingPreview: build.query<GradingPreviewReply | null, GradingPreviewBody>({
      query: (body) => ({ url: API.gradingPreview, method: 'POST', body }),
      providesTags: ['Results', 'Assignments'],
      keepUnusedDataFor: 0,
    }),
    /** Deletes every essay not yet reviewed and every criteria set. */
    clearWorkingSet: build.mutation<unknown, void>({
      query: () => ({ url: API.workingSet, method: 'DELETE' }),
      invalidatesTags: ['Essays', 'Criteria', 'Results'],
    }),
  }),
});
export const {
  useResultsQuery,
  useProcessingStatusQuery,
  useDismissStatusMutation,
  useGradeEssaysMutation,
  useGradingPreviewQuery,
  useLazyGradingPreviewQuery,
  useClearWorkingSetMutation,
} = gradingApi;
