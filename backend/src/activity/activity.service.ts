import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AdminActivity, AdminActivityQuery } from '@marklight/contracts/admin';
import type { Activity, ActivityAction } from '@marklight/contracts/profile';
import { Not, Repository, type EntityManager } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';
import { sliceOf, type Page } from '../common/paging';
import { activityDetailsText, type ActivityDetails } from './activity-details';
import { ActivityRepository, type ShortenedOrigin } from './activity.repository';
import { shortenedAddress } from '../common/network-address';
import { shortenedAgent, type RequestOrigin } from './request-origin';
import { UserActivity } from './user-activity.entity';

/** Someone else's guess at a password is listed, but it is not the person's own activity. */
const FAILED_LOGIN: ActivityAction = 'login_failed';

/** The record of what people did: what, who, when, and from where as far as privacy allows. */
@Injectable()
export class ActivityService {
  constructor(
    @InjectRepository(UserActivity) private readonly log: Repository<UserActivity>,
    private readonly repository: ActivityRepository,
    private readonly appLog: AppLog,
  ) {}

  /**
   * Records that a person did something. Never fails: the action stands, whether or not it could be recorded (the
   * account may have been deleted since).
   */
  async record(
    userId: string,
    action: ActivityAction,
    details: ActivityDetails | null,
    origin: RequestOrigin,
  ): Promise<void> {
    await this.log
      .insert({ userId, action, details, ...shortened(origin) })
      .catch((error: unknown) => this.cannotNote(error));
  }

  /** Records, in the caller's transaction, something that somebody else did to a person's account. */
  async recordIn(
    manager: EntityManager,
    userId: string,
    action: ActivityAction,
    details: ActivityDetails | null,
  ): Promise<void> {
    await manager.insert(UserActivity, { userId, action, details });
  }

  /**
   * Records a refused sign-in, if there is an account with this email. One statement either way, so that the time of
   * the answer does not reveal whether there is.
   */
  async recordFailedLogin(email: string, origin: RequestOrigin): Promise<void> {
    await this.repository
      .insertForEmail(email, FAILED_LOGIN, shortened(origin))
      .catch((error: unknown) => this.cannotNote(error));
  }

  private cannotNote(error: unknown): void {
    this.appLog.warn(errorFacts(error), 'an activity could not be recorded');
  }

  /** The person's newest entries, newest first. */
  async recent(userId: string, count: number): Promise<Activity[]> {
    const rows = await this.log.find({
      where: { userId },
      order: { createdAt: 'desc', id: 'desc' },
      take: count,
    });
    return rows.map(({ action, details, createdAt }) => ({
      action,
      details: activityDetailsText(details),
      createdAt: createdAt.toISOString(),
    }));
  }

  /** The newest entries of everybody, newest first. */
  async newest(count: number): Promise<AdminActivity[]> {
    return this.entries({ take: count, skip: 0 });
  }

  /** Everybody's entries as a list, newest first; of one kind or one person if the query says so. */
  async list(query: AdminActivityQuery): Promise<Page<AdminActivity>> {
    const [items, total] = await Promise.all([
      this.entries(sliceOf(query), query),
      this.repository.count(query),
    ]);
    return { items, total };
  }

  private async entries(
    slice: { take: number; skip: number },
    filter: Pick<AdminActivityQuery, 'action' | 'userId'> = {},
  ): Promise<AdminActivity[]> {
    const rows = await this.repository.entries(slice, filter);
    return rows.map(({ details, createdAt, ...row }) => ({
      ...row,
      details: activityDetailsText(details),
      createdAt: createdAt.toISOString(),
    }));
  }

  /** When the person last did something; null if nothing is on record. */
  async lastOf(userId: string): Promise<Date | null> {
    const last = await this.log.findOne({
      select: { id: true, createdAt: true },
      where: { userId, action: Not(FAILED_LOGIN) },
      order: { createdAt: 'desc' },
    });
    return last?.createdAt ?? null;
  }
}

function shortened({ ip, userAgent }: RequestOrigin): ShortenedOrigin {
  return { ipAddress: shortenedAddress(ip), userAgent: shortenedAgent(userAgent) };
}
