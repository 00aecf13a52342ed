import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { Public } from '../../auth/signed-in.guard';
import { BillingError } from '../billing.errors';
import { WebhookService } from './webhook.service';

/** Called by Stripe. The signature over the bytes identifies it; there is no session and no origin. */
@Controller()
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  @Public()
  @HttpCode(200)
  @Post(API.stripeWebhook)
  async receive(
    @Req() request: Request,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const payload: unknown = request.body;
    if (!Buffer.isBuffer(payload) || !signature) throw new BillingError('bad_signature');
    await this.webhook.receive(payload, signature);
    return { received: true };
  }
}
