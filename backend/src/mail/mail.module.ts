import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module';
import { MailRepository } from './mail.repository';
import { MailSender } from './mail-sender';
import { MailTransport } from './mail-transport';
import { MailWorker } from './mail-worker';
import { MailService } from './mail.service';
import { TrialReminders } from './trial-reminders';

@Module({
  imports: [QueueModule],
  providers: [MailRepository, MailTransport, MailService, MailSender, MailWorker, TrialReminders],
  exports: [MailService, MailWorker, TrialReminders],
})
export class MailModule {}
