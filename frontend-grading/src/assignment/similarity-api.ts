import { baseApi } from '@marklight/api-client/base-api';
import { pathTo } from '@marklight/contracts/routes';
import { SIMILAR_PAIRS_PER_PAGE, SIMILARITY_ROUTE, type Similarity } from '@marklight/contracts/similarity';

export interface AskedSimilarity {
  assignmentId: string;
  withOthers: boolean;
  /** 1-based. */
  page: number;
}

export const similarityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    similarity: build.query<Similarity | null, AskedSimilarity>({
      query: ({ assignmentId, withOthers, page }) => ({
        url: pathTo(SIMILARITY_ROUTE, { id: assignmentId }),
        params: { page, pageSize: SIMILAR_PAIRS_PER_PAGE, ...(withOthers ? { others: 'include' } : {}) },
      }),
      providesTags: ['Essays', 'Assignments'],
    }),
  }),
});
export const { useSimilarityQuery } = similarityApi;
