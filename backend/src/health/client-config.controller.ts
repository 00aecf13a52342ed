import { Controller, Get, Inject } from '@nestjs/common';
import type { AiProvider } from '@marklight/ai/provider';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import type { ClientConfig } from '@marklight/contracts/config';
import { API } from '@marklight/contracts/routes';
import { AI_PROVIDER } from '../ai/ai-provider.token';
import { Public } from '../auth/signed-in.guard';
import { AppConfig } from '../config/app-config';

@Controller()
export class ClientConfigController {
  constructor(
    private readonly config: AppConfig,
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
  ) {}

  @Public()
  @Get(API.config)
  clientConfig(): ClientConfig {
    const { env } = this.config;
    return {
      productName: PRODUCT_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      provider: { name: this.provider.name, model: this.provider.model },
      billing: { enabled: env.BILLING === 'on', publishableKey: null },
      remotes: { grading: env.GRADING_REMOTE_URL, admin: env.ADMIN_REMOTE_URL },
      maintenance: null,
    };
  }
}
