import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ADMIN_SESSION_IDLE_HOURS, SESSION_IDLE_DAYS } from '@marklight/contracts/business';
import type { SessionData } from 'express-session';
import type { DataSource, EntityManager } from 'typeorm';
import { together } from '../common/together';
import { PreparedStatements } from '../database/prepared-statements.repository';
import { User } from './user.entity';

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

/** What a request's cookie opens. */
export interface OpenedSession {
  /** A copy, because the request may change it. */
  data: () => SessionData;
  /** Null if it has gone unused for too long, or the account is gone. */
  account: User | null;
}

type OpenedRow = User & { sessionId: string; sessionData: SessionData };

/** Sessions in one statement. */
const LOOKED_UP_TOGETHER = 100;

/** The table `sessions`, which connect-pg-simple shares: it reads only what has not expired. */
@Injectable()
export class SessionsRepository {
  private readonly account: readonly { name: string; column: string }[];
  private readonly openedSql: string;
  private readonly openedTogether = together(async (sids: readonly string[]) => {
    const rows = await this.prepared.rows<OpenedRow>('session', this.openedSql, [sids]);
    return new Map(rows.map((row) => [row.sessionId, row]));
  }, LOOKED_UP_TOGETHER);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: PreparedStatements,
  ) {
    this.account = dataSource
      .getMetadata(User)
      .columns.filter(({ isSelect }) => isSelect)
      .map(({ propertyName, databaseName }) => ({ name: propertyName, column: databaseName }));
    this.openedSql = `select session.sid as "sessionId", session.sess as "sessionData",
        ${this.account.map(({ name, column }) => `person.${column} as "${name}"`).join(', ')}
      from sessions session left join users person on person.id = (${OWNER})::uuid
        and session.last_used_at >= now() - ${idleLimitSql('person')}
      where session.sid = any($1) and session.expire >= now()`;
  }

  /**
   * A session that has not expired, and whose it is: every request reads both. Null if there is none. Requests that arrive in one round
   * of the event loop, as the calls of a page do, are looked up in one statement, which begins after the last of them.
   */
  async opened(sid: string): Promise<OpenedSession | null> {
    const row = (await this.openedTogether([sid])).get(sid);
    if (!row) return null;
    const { sessionId: _, sessionData, ...account } = row;
    return {
      data: () => structuredClone(sessionData),
      account: account.id === null ? null : Object.assign(new User(), account),
    };
  }

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
    const rows = await this.prepared.rows<object>(
      'session is open',
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

  /** Records on which device a session was opened. */
  async describe(sid: string, agent: string | null): Promise<void> {
    await this.dataSource.query('update sessions set agent = $2 where sid = $1', [sid, agent]);
  }

  /**
   * Records that a session was used, unless that was recorded within the hour. An update only, so that an ended
   * session stays ended.
   */
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
