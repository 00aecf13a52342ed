import type { z } from 'zod';
import type {
  explanationQuerySchema,
  gradedBySchema,
  ledgerChangeSchema,
  ledgerEntrySchema,
  ledgerProposalSchema,
  ledgerQuerySchema,
  namedResultSchema,
} from './ledger.schema';

export type GradedBy = z.infer<typeof gradedBySchema>;
export type NamedResult = z.infer<typeof namedResultSchema>;
export type LedgerProposal = z.infer<typeof ledgerProposalSchema>;
export type LedgerChange = z.infer<typeof ledgerChangeSchema>;
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;
export type ExplanationQuery = z.infer<typeof explanationQuerySchema>;
