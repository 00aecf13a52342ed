import { Injectable } from '@nestjs/common';
import type { Invitation, InviteReply, InviteRequest } from '@marklight/contracts/invitations';
import { maskedEmail } from '../common/masked-email';
import { InvitationsService } from '../invitations/invitations.service';
import { AuditLog, type Actor } from './audit.service';

/** Invitations as administrators make and withdraw them, each with its line in the audit log. */
@Injectable()
export class AdminInvitations {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws what `InvitationsService.invite` throws */
  invite(actor: Actor, request: InviteRequest): Promise<InviteReply> {
    return this.audit.carryOut(
      actor,
      'Somebody invited',
      (manager) => this.invitations.invite(manager, actor.admin.id, request),
      ({ invitation }) => ({ action: 'invited', details: whom(invitation) }),
    );
  }

  /** @throws InvitationError not_open. NotFoundError */
  revoke(actor: Actor, id: string): Promise<Invitation> {
    return this.audit.carryOut(
      actor,
      'Invitation withdrawn',
      (manager) => this.invitations.revoke(manager, id),
      (revoked) => ({ action: 'invitation_revoked', details: whom(revoked) }),
    );
  }
}

/** The log outlives invitations, and people’s email addresses must not outlive them. */
function whom({ email, expiresAt }: Invitation): string {
  const who = email === null ? 'anybody who has the link' : maskedEmail(email);
  return `${who}, until ${expiresAt.slice(0, 10)}`;
}
