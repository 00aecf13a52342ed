import type { z } from 'zod';
import { AUTH_MESSAGES } from './auth-messages';
import type {
  accessStatusSchema,
  confirmLinkRequestSchema,
  currentUserSchema,
  forgotPasswordReplySchema,
  forgotPasswordRequestSchema,
  loginReplySchema,
  loginRequestSchema,
  resendConfirmationReplySchema,
  resendConfirmationRequestSchema,
  resetPasswordRequestSchema,
  signupReplySchema,
  signupRequestSchema,
} from './auth.schema';

export type AccessStatus = z.infer<typeof accessStatusSchema>;

export { AUTH_MESSAGES };

export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type SignupRequest = z.infer<typeof signupRequestSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
export type LoginReply = z.infer<typeof loginReplySchema>;
export type SignupReply = z.infer<typeof signupReplySchema>;
export type ConfirmLinkRequest = z.infer<typeof confirmLinkRequestSchema>;
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>;
export type ForgotPasswordReply = z.infer<typeof forgotPasswordReplySchema>;
export type ResendConfirmationRequest = z.infer<typeof resendConfirmationRequestSchema>;
export type ResendConfirmationReply = z.infer<typeof resendConfirmationReplySchema>;
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;
