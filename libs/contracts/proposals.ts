import type { z } from 'zod';
import type {
  acceptProposalsReplySchema,
  acceptProposalsRequestSchema,
  comparedResultSchema,
  comparisonQuerySchema,
  comparisonReplySchema,
  putInForceRequestSchema,
  seenWithProposalSchema,
  waitingProposalSchema,
  waitingProposalsQuerySchema,
} from './proposals.schema';

export type ComparedResult = z.infer<typeof comparedResultSchema>;
export type ComparisonQuery = z.infer<typeof comparisonQuerySchema>;
export type ComparisonReply = z.infer<typeof comparisonReplySchema>;
export type PutInForceRequest = z.infer<typeof putInForceRequestSchema>;
export type SeenWithProposal = z.infer<typeof seenWithProposalSchema>;
export type WaitingProposal = z.infer<typeof waitingProposalSchema>;
export type WaitingProposalsQuery = z.infer<typeof waitingProposalsQuerySchema>;
export type AcceptProposalsRequest = z.infer<typeof acceptProposalsRequestSchema>;
export type AcceptProposalsReply = z.infer<typeof acceptProposalsReplySchema>;
