import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ADMIN_SESSION_IDLE_HOURS, SESSION_IDLE_DAYS } from '@marklight/contracts/business';
import type { DataSource, EntityManager } from 'typeorm';

export interface SessionRow {
  key: string;
  agent: string | null;
  openedAt: Date;
  lastUsedAt: Date;
}

/** Whose session it is; passport writes the id there. */
const OWNER = `sess -> 'passport' ->> 'user'`;
/** The name of a session outside this table: its id is a secret. `sessionKeyOf` computes the same. */
const KEY = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;
const USE_NOTED_EVERY = '1 hour';

/** How long a session of the query's person (`user` or another alias) may go unused, as SQL. */
function idleLimitSql(person: string): string {
  return `make_interval(hours =>
    case when ${person}.is_admin then ${ADMIN_SESSION_IDLE_HOURS} else ${SESSION_IDLE_DAYS * 24} end)`;
}

/** Whether the session `:sid` was used recently enough for the person of the query's `user`, as its condition. */
export const IN_USE = `exists (
  select from sessions where sid = :sid and last_used_at >= now() - ${idleLimitSql('"user"')})`;

/** The table `sessions`, which connect-pg-simple shares: it reads only what has not expired. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The person's sessions that are still valid, the most recently used first. */
  of(userId: string, idleHours: number): Promise<SessionRow[]> {
    return this.dataSource.query<SessionRow[]>(
      `select ${KEY} as key, agent, opened_at as "openedAt", last_used_at as "lastUsedAt"
       from sessions
       where ${OWNER} = $1 and expire >= now() and last_used_at >= now() - make_interval(hours => $2)
       order by last_used_at desc, opened_at desc, sid`,
      [userId, idleHours],
    );
  }

  /** Whether the session is still valid for this person. */
  async isOpen(userId: string, sid: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select from sessions s join users u on u.id::text = s.${OWNER}
       where s.sid = $1 and u.id = $2 and s.expire > now() and u.disabled_at is null
         and s.last_used_at >= now() - ${idleLimitSql('u')}`,
      [sid, userId],
    );
    return rows.length > 0;
  }

  /** Ends those that expired or that have gone unused for too long by `now`. @returns how many */
  endExpired(now: Date): Promise<number> {
    // An administrator’s idle session ends sooner: it is refused until this removes it.
    return deleted(
      this.dataSource.manager,
      `delete from sessions where expire < $1 or last_used_at < $1::timestamptz - make_interval(days => $2)`,
      [now, SESSION_IDLE_DAYS],
    );
  }

  /** Notes on which device a session was opened. */
  async describe(sid: string, agent: string | null): Promise<void> {
    await this.dataSource.query('update sessions set agent = $2 where sid = $1', [sid, agent]);
  }

  /** Notes that a session was used, unless that was noted within the hour. An update only, so that an ended session stays ended. */
  async noteUse(sid: string): Promise<void> {
    await this.dataSource.query(
      `update sessions set last_used_at = now() where sid = $1 and last_used_at < now() - $2::interval`,
      [sid, USE_NOTED_EVERY],
    );
  }

  /** Ends the sessions beyond the number `most`, those unused for longest first; never `ownSid`. */
  async keep(userId: string, ownSid: string, most: number): Promise<void> {
    await this.dataSource.query(
      `delete from sessions where sid in (
         select sid from sessions where ${OWNER} = $1 and sid <> $2
         order by last_used_at desc, opened_at desc, sid offset $3)`,
      [userId, ownSid, most - 1],
    );
  }

  /** @returns how many ended */
  endAll(manager: EntityManager, userId: string): Promise<number> {
    return deleted(manager, `delete from sessions where ${OWNER} = $1`, [userId]);
  }

  /** @returns how many ended */
  endOthers(manager: EntityManager, userId: string, keptSid: string): Promise<number> {
    return deleted(manager, `delete from sessions where ${OWNER} = $1 and sid <> $2`, [userId, keptSid]);
  }

  /** @returns whether the person had such a session */
  async endOne(manager: EntityManager, userId: string, key: string): Promise<boolean> {
    return (
      (await deleted(manager, `delete from sessions where ${OWNER} = $1 and ${KEY} = $2`, [userId, key])) > 0
    );
  }
}

async function deleted(manager: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(sql, values);
  return count;
}
