import type { z } from 'zod';
import type {
  invitationLookUpReplySchema,
  invitationLookUpRequestSchema,
  invitationSchema,
  inviteReplySchema,
  inviteRequestSchema,
} from './invitations.schema';

/** Who may create an account: anybody, people of some email domains, people with an invitation, people invited by name. */
export const SIGNUP_MODES = ['open', 'domain', 'invite', 'closed'] as const;
export type SignupMode = (typeof SIGNUP_MODES)[number];

export const INVITATION_MESSAGES = {
  notValid: 'This invitation has been used or withdrawn, or has expired. Ask an administrator for a new one.',
  email: 'Please enter a valid email address.',
  emailNeeded: 'On this server each invitation is for one person. Enter their email address.',
} as const;

export type InvitationLookUpRequest = z.infer<typeof invitationLookUpRequestSchema>;
export type InvitationLookUpReply = z.infer<typeof invitationLookUpReplySchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type InviteRequest = z.infer<typeof inviteRequestSchema>;
export type InviteReply = z.infer<typeof inviteReplySchema>;
