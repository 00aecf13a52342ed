import type { z } from 'zod';
import type {
  bankCommentRequestSchema,
  bankCommentSchema,
  bankImportReplySchema,
  bankImportRequestSchema,
  bankQuerySchema,
  bankSettingsRequestSchema,
  bankSettingsSchema,
} from './comment-bank.schema';

/** Apart from the other routes, which every first view loads. */
export const BANK_API = {
  comments: '/api/comment-bank',
  comment: '/api/comment-bank/:id',
  export: '/api/comment-bank/export',
  import: '/api/comment-bank/import',
  settings: '/api/comment-bank/settings',
} as const;

export const BANK_IMPORT_FORMATS = ['lines', 'csv'] as const;
export type BankImportFormat = (typeof BANK_IMPORT_FORMATS)[number];

export type BankComment = z.infer<typeof bankCommentSchema>;
export type BankQuery = z.infer<typeof bankQuerySchema>;
export type BankCommentRequest = z.infer<typeof bankCommentRequestSchema>;
export type BankImportRequest = z.infer<typeof bankImportRequestSchema>;
export type BankImportReply = z.infer<typeof bankImportReplySchema>;
export type BankSettingsRequest = z.infer<typeof bankSettingsRequestSchema>;
export type BankSettings = z.infer<typeof bankSettingsSchema>;
