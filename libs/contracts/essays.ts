import type { z } from 'zod';
import type {
  correctTextRequestSchema,
  deleteEssaysReplySchema,
  deleteEssaysRequestSchema,
  deletedEssaySchema,
  duplicateFileSchema,
  essayCountsSchema,
  essayFilterSchema,
  essayListQuerySchema,
  essaySchema,
  essayStatusSchema,
  fileFaultSchema,
  hiddenTextSchema,
  matchingEssaysSchema,
  pagePictureQuerySchema,
  refusedFileSchema,
  restoreEssaysReplySchema,
  restoreEssaysRequestSchema,
  updateEssayRequestSchema,
  uploadEssaysReplySchema,
} from './essays.schema';

/** Name of the repeated multipart field of an upload. */
export const ESSAYS_FIELD = 'essays';

/** What a teacher may do with files that repeat an essay. */
export const DUPLICATE_CHOICES = ['ask', 'keep', 'replace', 'skip'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];
export const DUPLICATE_REASONS = ['same_file', 'same_text', 'same_student'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Why handwriting was not read: there is no service whose model sees pictures, or nobody has agreed to send it any, … */
export const HANDWRITING_UNREAD = ['no_service', 'off', 'allowance', 'failed'] as const;
export type HandwritingUnread = (typeof HANDWRITING_UNREAD)[number];

export type EssayStatus = z.infer<typeof essayStatusSchema>;
export type HiddenText = z.infer<typeof hiddenTextSchema>;
export type FileFault = z.infer<typeof fileFaultSchema>;
export type Essay = z.infer<typeof essaySchema>;
export type DuplicateFile = z.infer<typeof duplicateFileSchema>;
export type RefusedFile = z.infer<typeof refusedFileSchema>;
export type UploadEssaysReply = z.infer<typeof uploadEssaysReplySchema>;

export const ESSAY_SORTS = ['uploadedAt', 'filename', 'studentName', 'status', 'grade'] as const;

export type EssayListQuery = z.infer<typeof essayListQuerySchema>;

export type PagePictureQuery = z.infer<typeof pagePictureQuerySchema>;

export type EssayFilter = z.infer<typeof essayFilterSchema>;
export type MatchingEssays = z.infer<typeof matchingEssaysSchema>;
export type EssayCounts = z.infer<typeof essayCountsSchema>;
export type CorrectTextRequest = z.infer<typeof correctTextRequestSchema>;
export type UpdateEssayRequest = z.infer<typeof updateEssayRequestSchema>;
export type DeleteEssaysRequest = z.infer<typeof deleteEssaysRequestSchema>;
export type DeleteEssaysReply = z.infer<typeof deleteEssaysReplySchema>;
export type RestoreEssaysRequest = z.infer<typeof restoreEssaysRequestSchema>;
export type RestoreEssaysReply = z.infer<typeof restoreEssaysReplySchema>;
export type DeletedEssay = z.infer<typeof deletedEssaySchema>;
