import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  type CancelSubscriptionReply,
  type CreatePortalSessionReply,
  type CreatePortalSessionRequest,
  type CreateSubscriptionReply,
  type CreateSubscriptionRequest,
  type Invoice,
  type SubscriptionStatus,
  type SubscriptionStatusQuery,
} from '@marklight/contracts/billing';
import {
  createPortalSessionRequestSchema,
  createSubscriptionRequestSchema,
  subscriptionStatusQuerySchema,
} from '@marklight/contracts/billing.schema';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { AuthError } from '../auth/auth.errors';
import { CurrentUserOf, AllowExpired } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { InvoicesService } from './invoices.service';
import { StatusService } from './status.service';
import { SubscribeService } from './subscribe.service';
import { SubscriptionService } from './subscription.service';

/** A person's own plan. Open to accounts whose access has ended, so that they can pay. */
@AllowExpired()
@Controller()
export class BillingController {
  constructor(
    private readonly status: StatusService,
    private readonly subscribing: SubscribeService,
    private readonly subscription: SubscriptionService,
    private readonly invoices: InvoicesService,
  ) {}

  @Get(API.subscriptionStatus)
  read(
    @CurrentUserOf() user: User,
    @Query({ schema: subscriptionStatusQuerySchema }) query: SubscriptionStatusQuery,
  ): Promise<SubscriptionStatus> {
    return this.status.of(user, query.refresh === 'true');
  }

  @HttpCode(200)
  @Post(API.createSubscription)
  create(
    @CurrentUserOf() user: User,
    @Body({ schema: createSubscriptionRequestSchema }) { email }: CreateSubscriptionRequest,
  ): Promise<CreateSubscriptionReply> {
    requireOwn(user, email);
    return this.subscribing.subscribe(user.id, email === undefined ? 'form' : 'hosted');
  }

  @HttpCode(200)
  @Post(API.createPortalSession)
  async openPortal(
    @CurrentUserOf() user: User,
    @Body({ schema: createPortalSessionRequestSchema }) { email }: CreatePortalSessionRequest,
  ): Promise<CreatePortalSessionReply> {
    requireOwn(user, email);
    return { portalUrl: await this.subscription.openPortal(user.id) };
  }

  @HttpCode(200)
  @Post(API.cancelSubscription)
  cancel(@CurrentUserOf() user: User): Promise<CancelSubscriptionReply> {
    return this.subscription.cancel(user.id);
  }

  @Get(API.invoices)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Invoice[]> {
    return listReply(response, await this.invoices.list(user.id, query));
  }

  @Get(API.invoicePage)
  async invoicePage(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Res() response: Response,
  ): Promise<void> {
    response.redirect(302, await this.invoices.linkOf(user.id, id, 'hostedUrl'));
  }

  @Get(API.invoicePdf)
  async invoicePdf(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Res() response: Response,
  ): Promise<void> {
    response.redirect(302, await this.invoices.linkOf(user.id, id, 'pdfUrl'));
  }
}

/** The session says whose plan it is; a body that names somebody else is a mistake or an attack. */
function requireOwn(user: User, email: string | undefined): void {
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase()) {
    throw new AuthError('other_account');
  }
}
