import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUser, AdminUserFilter, AdminUsersQuery } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import type { AccessFacts } from '../plan/access';
import { statusSql } from '../plan/plan.sql';
import { likePattern } from '../database/like-pattern';

const AT_NOW = { at: '$1::timestamptz', billingOff: '$2::boolean' };

/** What each sort needs: the key, and the tables besides `u` that the key is found in. */
const SORTS: Record<AdminUsersQuery['sort'], { key: string; join?: string }> = {
  createdAt: { key: 'u.created_at' },
  email: { key: 'lower(u.email)' },
  name: { key: `nullif(lower(trim(u.last_name || ' ' || u.first_name)), '')` },
  status: { key: statusSql(AT_NOW) },
  lastActivity: { key: 'l.at', join: 'left join user_last_activity l on l.user_id = u.id' },
  essays: {
    key: 'coalesce(c.n, 0)',
    join: 'left join (select user_id, sum(n) as n from essay_counts group by 1) c on c.user_id = u.id',
  },
  tokensUsed: {
    key: 'coalesce(t.n, 0)',
    join: `left join (
      select user_id, sum(prompt_tokens::bigint + completion_tokens) as n from ai_usage group by 1
    ) t on t.user_id = u.id`,
  },
};

/** $1: now, $2: billing off, $3: pattern, $4: status, $5: whether administrators. */
const MATCHING = `($3::text is null or u.email ilike $3 or u.first_name || ' ' || u.last_name ilike $3)
  and ($4::text is null or case when $4 = 'disabled' then u.disabled_at is not null else ${statusSql(AT_NOW)} = $4 end)
  and ($5::boolean is null or u.is_admin = $5)`;

const ROW = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  u.subscription_status as "subscriptionStatus", u.trial_ends_at as "trialEndsAt",
  u.subscription_ends_at as "subscriptionEndsAt", u.complimentary_until as "complimentaryUntil",
  u.cancel_at_period_end as "cancelAtPeriodEnd", u.disabled_at as "disabledAt", u.email_verified_at as "emailVerifiedAt", u.created_at as "createdAt",
  u.version, l.at as "lastActivity", c.essays, c.gradings, t.tokens as "tokensUsed", t.month as "tokensThisMonth", t.cost as "costUsd"`;
const ROW_TABLES = `
  left join user_last_activity l on l.user_id = u.id
  cross join lateral (
    select coalesce(sum(n), 0)::int as essays, coalesce(sum(gradings), 0)::int as gradings
    from essay_counts where user_id = u.id
  ) c
  cross join lateral (
    select coalesce(sum(prompt_tokens::bigint + completion_tokens), 0)::float8 as tokens, sum(cost_usd)::float8 as cost,
      coalesce(sum(prompt_tokens::bigint + completion_tokens) filter (
        where created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
      ), 0)::float8 as month
    from ai_usage where user_id = u.id
  ) t`;

export type AdminUserRow = AccessFacts &
  Pick<
    AdminUser,
    | 'id'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'version'
    | 'essays'
    | 'gradings'
    | 'tokensUsed'
    | 'tokensThisMonth'
    | 'costUsd'
  > & { createdAt: Date; lastActivity: Date | null; disabledAt: Date | null; emailVerifiedAt: Date | null };

/** The moment for which a plan is computed, and whether billing is off. */
export interface PlanMoment {
  now: Date;
  billingOff: boolean;
}

/** Where the previous chunk ended. The time is text, because a JavaScript Date drops the microseconds. */
export interface AfterAccount {
  createdAt: string;
  id: string;
}

/** Accounts with what the administrator sees of each: searched, filtered, sorted and paged in the database. */
@Injectable()
export class AdminUsersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async page(
    query: AdminUsersQuery,
    { take, skip }: { take: number; skip: number },
    moment: PlanMoment,
  ): Promise<{ rows: AdminUserRow[]; total: number }> {
    const { key, join = '' } = SORTS[query.sort];
    const direction = query.order === 'asc' ? 'asc' : 'desc';
    const filter = filterValues(query, moment);
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<AdminUserRow[]>(
        `with page as materialized (
           select u.id, row_number() over () as place from (
             select u.id from users u ${join} where ${MATCHING}
             order by ${key} ${direction} nulls last, u.id ${direction} limit $6 offset $7
           ) as u
         )
         select ${ROW} from page join users u on u.id = page.id ${ROW_TABLES} order by page.place`,
        [...filter, take, skip],
      ),
      this.dataSource.query<{ total: number }[]>(
        `select count(*)::int as total from users u where ${MATCHING}`,
        filter,
      ),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  async find(id: string): Promise<AdminUserRow | null> {
    const [row] = await this.dataSource.query<AdminUserRow[]>(
      `select ${ROW} from users u ${ROW_TABLES} where u.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** The next accounts that the filter lets through, oldest first. `last` is null if there are none. */
  async chunk(
    filter: AdminUserFilter,
    moment: PlanMoment,
    after: AfterAccount | null,
    size: number,
  ): Promise<{ rows: AdminUserRow[]; last: AfterAccount | null }> {
    const rows = await this.dataSource.query<(AdminUserRow & { createdAtText: string })[]>(
      `select ${ROW}, u.created_at::text as "createdAtText" from users u ${ROW_TABLES}
       where ${MATCHING} and ($6::timestamptz is null or (u.created_at, u.id) > ($6::timestamptz, $7::uuid))
       order by u.created_at, u.id limit $8`,
      [...filterValues(filter, moment), after?.createdAt ?? null, after?.id ?? null, size],
    );
    const last = rows.at(-1);
    return { rows, last: last ? { createdAt: last.createdAtText, id: last.id } : null };
  }
}

function filterValues({ search, status, role }: AdminUserFilter, { now, billingOff }: PlanMoment): unknown[] {
  const pattern = search ? likePattern(search) : null;
  return [now, billingOff, pattern, status ?? null, role === undefined ? null : role === 'admin'];
}
