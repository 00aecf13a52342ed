import { baseApi } from '@marklight/api-client/base-api';
import type { EssayAnalysis } from '@marklight/contracts/analysis';
import type { Locale } from '@marklight/contracts/language';
import { API } from '@marklight/contracts/routes';

export interface AnalysisRequest {
  essayId: string;
  text: string;
  locale: Locale;
}

export const analysisApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Counts, readability, spelling and grammar of one text; kept per essay and language standard. */
    analysis: build.query<EssayAnalysis | null, AnalysisRequest>({
      query: ({ text, locale }) => ({ url: API.analyzeText, method: 'POST', body: { text, locale } }),
      // The essay's id stands for its text; the text as a cache key would only be long.
      serializeQueryArgs: ({ queryArgs, endpointName }) =>
        `${endpointName}:${queryArgs.essayId}:${queryArgs.locale}`,
    }),
  }),
});
export const { useAnalysisQuery, useLazyAnalysisQuery } = analysisApi;
