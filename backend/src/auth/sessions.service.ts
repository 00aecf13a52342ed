import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OpenSession } from '@marklight/contracts/profile';
import {
  ADMIN_SESSION_IDLE_HOURS,
  SESSION_IDLE_DAYS,
  SESSIONS_PER_ACCOUNT,
} from '@marklight/contracts/business';
import type { Request, Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import { HOUR_MS } from '@marklight/contracts/durations';
import { shortenedAgent } from '../activity/request-origin';
import { NotFoundError } from '../common/coded-error';
import { closeSession, logIn } from './own-session';
import { SessionsRepository } from './sessions.repository';
import type { User } from './user.entity';

/** Sessions whose use this process remembers; a forgotten one costs a query, no write. */
const REMEMBERED = 10_000;

/**
 * Where people are signed in. A session ends SESSION_DAYS after signing in, or when it has not been used for
 * SESSION_IDLE_DAYS (ADMIN_SESSION_IDLE_HOURS for administrators), or by one of the `end…` methods. The table itself
 * tells every process of a session that is removed; `SessionWatch` closes what is open for it.
 */
@Injectable()
export class SessionsService {
  /** When the use of a session was last noted, by id. */
  private readonly noted = new Map<string, number>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
  ) {}

  /** Signs the person in under a new id; the request's earlier session ends. */
  async open(request: Request, user: User): Promise<void> {
    await logIn(request, user);
    await this.sessions.describe(request.sessionID, shortenedAgent(request.headers['user-agent']));
    await this.sessions.keep(user.id, request.sessionID, SESSIONS_PER_ACCOUNT);
  }

  /** Most recently used first. */
  async list(user: User, ownSid: string): Promise<OpenSession[]> {
    const own = sessionKeyOf(ownSid);
    return (await this.sessions.of(user.id, idleHoursOf(user))).map(
      ({ key, agent, openedAt, lastUsedAt }) => ({
        id: key,
        agent,
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: key === own,
      }),
    );
  }

  /** Keeps a session that is in use from idling out; at most one write an hour. */
  async noteUse(sid: string, now = Date.now()): Promise<void> {
    if (now - (this.noted.get(sid) ?? 0) < HOUR_MS) return;
    if (this.noted.size >= REMEMBERED) this.noted.clear();
    this.noted.set(sid, now);
    await this.sessions.noteUse(sid);
  }

  /** Ends the session of this request and removes its cookie. */
  async endOwn(request: Request, response: Response): Promise<void> {
    await closeSession(request, response);
  }

  /**
   * Ends every session of a person, in the caller's transaction.
   * @returns how many there were
   */
  endAll(manager: EntityManager, userId: string): Promise<number> {
    return this.sessions.endAll(manager, userId);
  }

  /**
   * Ends every session of a person but one.
   * @returns how many ended
   */
  endOthers(userId: string, keptSid: string, manager = this.dataSource.manager): Promise<number> {
    return this.sessions.endOthers(manager, userId, keptSid);
  }

  /**
   * Ends one session of a person, by the id of the list.
   * @throws NotFoundError if the person has no such session
   */
  async endOne(userId: string, id: string): Promise<void> {
    if (!(await this.sessions.endOne(this.dataSource.manager, userId, id))) throw new NotFoundError();
  }
}

/** A session's name outside the store, since its id is half of what opens it. */
export function sessionKeyOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

function idleHoursOf(user: Pick<User, 'isAdmin'>): number {
  return user.isAdmin ? ADMIN_SESSION_IDLE_HOURS : SESSION_IDLE_DAYS * 24;
}
