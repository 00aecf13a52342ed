import { Controller, Get, Inject } from '@nestjs/common';
import type { AiProvider } from '@marklight/ai/provider';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import type { ClientConfig } from '@marklight/contracts/config';
import { API } from '@marklight/contracts/routes';
import { AI_PROVIDER } from '../ai/ai-provider.token';
import { Public } from '../auth/signed-in.guard';
import { AppConfig } from '../config/app-config';
import { MaintenanceService } from '../maintenance/maintenance.service';

@Controller()
export class ClientConfigController {
  constructor(
    private readonly config: AppConfig,
    private readonly maintenance: MaintenanceService,
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
  ) {}

  @Public()
  @Get(API.config)
  async clientConfig(): Promise<ClientConfig> {
    const { env, stripe } = this.config;
    const maintenance = await this.maintenance.runningOrNext();
    return {
      productName: PRODUCT_NAME,
      supportEmail: env.SUPPORT_EMAIL,
      mail: env.SMTP_URL !== undefined,
      provider: { name: this.provider.name, model: this.provider.model },
      billing: {
        enabled: env.BILLING === 'on',
        publishableKey: stripe?.publishableKey ?? null,
        scriptUrl: stripe?.scriptUrl ?? null,
      },
      signup: this.config.signup,
      remotes: { grading: env.GRADING_REMOTE_URL, admin: env.ADMIN_REMOTE_URL },
      maintenance: maintenance && {
        startsAt: maintenance.startsAt.toISOString(),
        endsAt: maintenance.endsAt.toISOString(),
        message: maintenance.message,
      },
    };
  }
}
