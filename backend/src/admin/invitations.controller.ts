import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { type Invitation, type InviteReply, type InviteRequest } from '@marklight/contracts/invitations';
import { inviteRequestSchema } from '@marklight/contracts/invitations.schema';
import { ADMIN_API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { AdminsOnly } from '../auth/signed-in.guard';
import { listReply } from '../common/paging';
import { InvitationsService } from '../invitations/invitations.service';
import { ActorOf } from './actor';
import { AdminInvitations } from './admin-invitations.service';
import type { Actor } from './audit.service';

/** Invitations to create an account. */
@AdminsOnly()
@Controller()
export class AdminInvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly changes: AdminInvitations,
  ) {}

  @Get(ADMIN_API.invitations)
  async list(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Invitation[]> {
    return listReply(response, await this.invitations.list(query));
  }

  @Post(ADMIN_API.invitations)
  invite(
    @ActorOf() actor: Actor,
    @Body({ schema: inviteRequestSchema }) body: InviteRequest,
  ): Promise<InviteReply> {
    return this.changes.invite(actor, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.revokeInvitation)
  revoke(@ActorOf() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Invitation> {
    return this.changes.revoke(actor, id);
  }
}
