import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminActivityQuery } from '@marklight/contracts/admin';
import type { ActivityAction } from '@marklight/contracts/profile';
import type { DataSource } from 'typeorm';
import type { ActivityDetails } from './activity-details';

/** An entry as administrators see it; the email is empty if the account is gone. */
export interface ActivityRow {
  id: string;
  action: ActivityAction;
  details: ActivityDetails | null;
  createdAt: Date;
  userEmail: string;
}

export interface ShortenedOrigin {
  ipAddress: string | null;
  userAgent: string | null;
}

type Filter = Pick<AdminActivityQuery, 'action' | 'userId'>;

/** `$1` the action and `$2` the person of a filter; null lets everything through. */
const MATCHING = '($1::text is null or action = $1) and ($2::uuid is null or user_id = $2)';

/** The table `user_activity_log`. */
@Injectable()
export class ActivityRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Adds an entry for the account with this email, or nothing if there is none, in one and the same statement. */
  async insertForEmail(
    email: string,
    action: ActivityAction,
    { ipAddress, userAgent }: ShortenedOrigin,
  ): Promise<void> {
    await this.dataSource.query(
      `insert into user_activity_log (user_id, action, ip_address, user_agent)
       select id, $2, $3, $4 from users where lower(email) = lower($1)`,
      [email, action, ipAddress, userAgent],
    );
  }

  async count({ action, userId }: Filter): Promise<number> {
    const [row] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from user_activity_log where ${MATCHING}`,
      [action ?? null, userId ?? null],
    );
    return row.total;
  }

  /** Newest first. */
  async entries(
    { take, skip }: { take: number; skip: number },
    { action, userId }: Filter,
  ): Promise<ActivityRow[]> {
    return this.dataSource.query<ActivityRow[]>(
      `select entry.id::text, entry.action, entry.details, entry.created_at as "createdAt", coalesce(u.email, '') as "userEmail"
       from (
         select * from user_activity_log where ${MATCHING}
         order by created_at desc, id desc limit $3 offset $4
       ) entry left join users u on u.id = entry.user_id
       order by entry.created_at desc, entry.id desc`,
      [action ?? null, userId ?? null, take, skip],
    );
  }

  /** @returns how many of the oldest entries from before that moment were removed, at most `limit` */
  async removeOldest(before: Date, limit: number): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(
      `delete from user_activity_log where id in (
         select id from user_activity_log where created_at < $1 order by created_at limit $2
       )`,
      [before, limit],
    );
    return removed;
  }
}
