import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import {
  type AccountActionRequest,
  type AdminUser,
  type DeleteUserRequest,
  type ExtendTrialRequest,
  type GiveAccessRequest,
  type ResetLinkReply,
  type SetDisabledRequest,
  type SetRoleRequest,
} from '@marklight/contracts/admin';
import {
  accountActionRequestSchema,
  deleteUserRequestSchema,
  extendTrialRequestSchema,
  giveAccessRequestSchema,
  setDisabledRequestSchema,
  setRoleRequestSchema,
} from '@marklight/contracts/admin.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { ADMIN_API } from '@marklight/contracts/routes';
import { AdminsOnly } from '../auth/signed-in.guard';
import { AccountActions } from './account-actions.service';
import { ActorOf } from './actor';
import type { Actor } from './audit.service';

/** What administrators do to an account. */
@AdminsOnly()
@Controller()
export class AccountActionsController {
  constructor(private readonly actions: AccountActions) {}

  @HttpCode(200)
  @Post(ADMIN_API.extendTrial)
  extendTrial(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: extendTrialRequestSchema }) body: ExtendTrialRequest,
  ): Promise<AdminUser> {
    return this.actions.extendTrial(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.giveAccess)
  giveAccess(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: giveAccessRequestSchema }) body: GiveAccessRequest,
  ): Promise<AdminUser> {
    return this.actions.giveAccess(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.setRole)
  setRole(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: setRoleRequestSchema }) body: SetRoleRequest,
  ): Promise<AdminUser> {
    return this.actions.setRole(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.setDisabled)
  setDisabled(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: setDisabledRequestSchema }) body: SetDisabledRequest,
  ): Promise<AdminUser> {
    return this.actions.setDisabled(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.signOut)
  signOut(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: accountActionRequestSchema }) body: AccountActionRequest,
  ): Promise<AdminUser> {
    return this.actions.signOut(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.confirmEmail)
  confirmEmail(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: accountActionRequestSchema }) body: AccountActionRequest,
  ): Promise<AdminUser> {
    return this.actions.confirmEmail(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.resetLink)
  makeResetLink(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: accountActionRequestSchema }) body: AccountActionRequest,
  ): Promise<ResetLinkReply> {
    return this.actions.makeResetLink(actor, id, body);
  }

  @HttpCode(204)
  @Post(ADMIN_API.deleteUser)
  delete(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: deleteUserRequestSchema }) body: DeleteUserRequest,
  ): Promise<void> {
    return this.actions.delete(actor, id, body);
  }
}
