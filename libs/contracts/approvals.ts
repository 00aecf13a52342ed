import type { z } from 'zod';
import type {
  approvalsQuerySchema,
  approveReplySchema,
  approveRequestSchema,
  takeBackReplySchema,
  takeBackRequestSchema,
  waitingApprovalSchema,
} from './approvals.schema';

export type ApprovalsQuery = z.infer<typeof approvalsQuerySchema>;
export type WaitingApproval = z.infer<typeof waitingApprovalSchema>;
export type ApproveRequest = z.infer<typeof approveRequestSchema>;
export type ApproveReply = z.infer<typeof approveReplySchema>;
export type TakeBackRequest = z.infer<typeof takeBackRequestSchema>;
export type TakeBackReply = z.infer<typeof takeBackReplySchema>;
