import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { maskedEmail } from '../common/masked-email';
import type { User } from './user.entity';

/** Entries of the audit log that no administrator made. */
@Injectable()
export class RefusalLogRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async deniedAdminCall({ id, email }: Pick<User, 'id' | 'email'>, call: string): Promise<void> {
    await this.dataSource
      .query(
        `insert into admin_audit_log (admin_email, subject_id, subject_label, action, details)
         values ('', $1, $2, 'admin_call_denied', $3)`,
        [id, maskedEmail(email), call],
      )
      .catch(() => undefined);
  }

  /** One statement whether or not there is an account, so that the time of the answer does not tell. */
  async unknownAccount(email: string, details: string): Promise<void> {
    await this.dataSource
      .query(
        `insert into admin_audit_log (admin_email, action, details)
         select '', 'sign_in_unknown', $2 where not exists (select 1 from users where lower(email) = lower($1))`,
        [email, details],
      )
      .catch(() => undefined);
  }
}
