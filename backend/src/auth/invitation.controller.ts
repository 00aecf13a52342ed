import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type InvitationLookUpReply, type InvitationLookUpRequest } from '@marklight/contracts/invitations';
import { invitationLookUpRequestSchema } from '@marklight/contracts/invitations.schema';
import { API } from '@marklight/contracts/routes';
import { Public } from './signed-in.guard';
import { InvitationsService } from '../invitations/invitations.service';

@Controller()
export class InvitationController {
  constructor(private readonly invitations: InvitationsService) {}

  /** By POST, so that the secret is in no address and no log. */
  @Public()
  @HttpCode(200)
  @Post(API.invitationLookUp)
  lookUp(
    @Body({ schema: invitationLookUpRequestSchema }) body: InvitationLookUpRequest,
  ): Promise<InvitationLookUpReply> {
    return this.invitations.lookUp(body.invitation);
  }
}
