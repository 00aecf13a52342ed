import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { idSchema, pageQuerySchema, type PageQuery } from '@marklight/contracts/common';
import {
  inviteRequestSchema,
  type Invitation,
  type InviteReply,
  type InviteRequest,
} from '@marklight/contracts/invitations';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { AdminsOnly } from '../auth/signed-in.guard';
import { maskedEmail } from '../common/masked-email';
import { listReply } from '../common/paging';
import { InvitationsService } from '../invitations/invitations.service';
import { ActorOf } from './actor';
import { AuditLog, type Actor } from './audit.service';

/** Who is let in to create an account. */
@AdminsOnly()
@Controller()
export class AdminInvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly audit: AuditLog,
  ) {}

  @Get(API.adminInvitations)
  async list(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Invitation[]> {
    return listReply(response, await this.invitations.list(query));
  }

  @Post(API.adminInvitations)
  invite(
    @ActorOf() actor: Actor,
    @Body({ schema: inviteRequestSchema }) body: InviteRequest,
  ): Promise<InviteReply> {
    return this.audit.carryOut(
      actor,
      'Somebody invited',
      (manager) => this.invitations.invite(manager, actor.admin.id, body),
      ({ invitation }) => ({ action: 'invited', details: whom(invitation) }),
    );
  }

  @HttpCode(200)
  @Post(API.adminRevokeInvitation)
  revoke(@ActorOf() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Invitation> {
    return this.audit.carryOut(
      actor,
      'Invitation withdrawn',
      (manager) => this.invitations.revoke(manager, id),
      (revoked) => ({ action: 'invitation_revoked', details: whom(revoked) }),
    );
  }
}

/** The log outlives invitations, and emails of people do not. */
function whom({ email, expiresAt }: Invitation): string {
  const who = email === null ? 'whoever has the link' : maskedEmail(email);
  return `${who}, until ${expiresAt.slice(0, 10)}`;
}
