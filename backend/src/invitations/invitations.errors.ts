import { INVITATION_MESSAGES } from '@marklight/contracts/invitations';
import { codedErrors } from '../common/coded-error';

export class InvitationError extends codedErrors({
  invitation_not_valid: { status: 410, message: INVITATION_MESSAGES.notValid },
  other_email: { status: 400, message: 'This invitation is for another email address.' },
  email_needed: { status: 400, message: INVITATION_MESSAGES.emailNeeded },
  not_open: { status: 409, message: 'This invitation has already been used or withdrawn, or has expired.' },
}) {}
