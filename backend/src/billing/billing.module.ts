import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { BillingAccountsRepository } from './billing-accounts.repository';
import { BillingAttempts } from './billing-attempts';
import { BillingAttemptsRepository } from './billing-attempts.repository';
import { BillingController } from './billing.controller';
import { BillingLog } from './billing-log';
import { BillingSync } from './billing-sync.service';
import { BillingTasksRepository } from './billing-tasks.repository';
import { BillingTasks } from './billing-tasks.service';
import { Customers } from './customers';
import { InvoicesService } from './invoices.service';
import { Payments } from './payments';
import { PaymentsRepository } from './payments.repository';
import { Reconciliation } from './reconciliation';
import { StatusService } from './status.service';
import { CustomerReader } from './stripe/customer-reader';
import { StripeGateway } from './stripe/stripe-gateway';
import { StripeEventsRepository } from './stripe-events.repository';
import { SubscribeService } from './subscribe.service';
import { SubscriptionService } from './subscription.service';
import { WebhookController } from './webhook/webhook.controller';
import { WebhookService } from './webhook/webhook.service';

@Module({
  imports: [ActivityModule, AuthModule, MailModule, ScheduledJobsModule],
  controllers: [BillingController, WebhookController],
  providers: [
    BillingAccountsRepository,
    BillingAttempts,
    BillingAttemptsRepository,
    BillingLog,
    BillingSync,
    BillingTasks,
    BillingTasksRepository,
    Customers,
    CustomerReader,
    InvoicesService,
    Payments,
    PaymentsRepository,
    Reconciliation,
    StatusService,
    StripeEventsRepository,
    StripeGateway,
    SubscribeService,
    SubscriptionService,
    WebhookService,
  ],
  exports: [BillingLog, BillingTasks, Reconciliation],
})
export class BillingModule {}
