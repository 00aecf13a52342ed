import type { z } from 'zod';
import type { similarEssaySchema, similarityQuerySchema, similarityReplySchema } from './similarity.schema';

export type Similarity = z.infer<typeof similarityReplySchema>;
export type SimilarEssays = Similarity['pairs'][number];
export type SimilarEssay = z.infer<typeof similarEssaySchema>;
export type SimilarityQuery = z.infer<typeof similarityQuerySchema>;
/** Not with the other routes, which the first view loads. */
export const SIMILARITY_ROUTE = '/api/assignments/:id/similarity';
/** Each pair shows both of its essays' words, so there are fewer on a page than in other lists. */
export const SIMILAR_PAIRS_PER_PAGE = 10;
