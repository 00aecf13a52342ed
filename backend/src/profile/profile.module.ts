import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { ActivityModule } from '../activity/activity.module';
import { AuthModule } from '../auth/auth.module';
import { BillingModule } from '../billing/billing.module';
import { EssaysModule } from '../essays/essays.module';
import { LetterheadModule } from '../letterhead/letterhead.module';
import { AccountDeletion } from './account-deletion.service';
import { DataArchiveRepository } from './archive/data-archive.repository';
import { DataArchive } from './archive/data-archive.service';
import { MailModule } from '../mail/mail.module';
import { EmailChangeController } from './email-change.controller';
import { EmailChange } from './email-change.service';
import { OwnPassword } from './own-password.service';
import { OwnSessionsController } from './own-sessions.controller';
import { ProfileController } from './profile.controller';
import { ProfileRepository } from './profile.repository';
import { ProfileService } from './profile.service';

@Module({
  imports: [ActivityModule, AiModule, AuthModule, BillingModule, EssaysModule, LetterheadModule, MailModule],
  controllers: [ProfileController, OwnSessionsController, EmailChangeController],
  providers: [
    AccountDeletion,
    DataArchive,
    DataArchiveRepository,
    EmailChange,
    OwnPassword,
    ProfileRepository,
    ProfileService,
  ],
  exports: [AccountDeletion],
})
export class ProfileModule {}
