import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Activity, ActivityAction } from '@marklight/contracts/profile';
import { Not, Repository } from 'typeorm';
import { activityDetailsText, type ActivityDetails } from './activity-details';
import { shortenedAddress, shortenedAgent, type RequestOrigin } from './request-origin';
import { UserActivity } from './user-activity.entity';

/** Someone else's guess at a password is listed, but it is not the person's own activity. */
const FAILED_LOGIN: ActivityAction = 'login_failed';

/** What people did: what, who, when, and from where as far as privacy allows. */
@Injectable()
export class ActivityService {
  constructor(@InjectRepository(UserActivity) private readonly log: Repository<UserActivity>) {}

  /**
   * Notes that a person did something. Never fails: what was done is done, whether or not it could be noted (the
   * account may be gone by now).
   */
  async record(
    userId: string,
    action: ActivityAction,
    details: ActivityDetails | null,
    origin: RequestOrigin,
  ): Promise<void> {
    await this.log.insert({ userId, action, details, ...shortened(origin) }).catch(() => undefined);
  }

  /**
   * Notes a sign-in that was refused, where there is an account of this email. One statement either way, so that
   * the time of the answer does not tell whether there is.
   */
  async recordFailedLogin(email: string, origin: RequestOrigin): Promise<void> {
    const { ipAddress, userAgent } = shortened(origin);
    await this.log
      .query(
        `insert into user_activity_log (user_id, action, ip_address, user_agent)
         select id, $2, $3, $4 from users where lower(email) = lower($1)`,
        [email, FAILED_LOGIN, ipAddress, userAgent],
      )
      .catch(() => undefined);
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

  /** When the person last did something; null where nothing is on record. */
  async lastOf(userId: string): Promise<Date | null> {
    const last = await this.log.findOne({
      select: { id: true, createdAt: true },
      where: { userId, action: Not(FAILED_LOGIN) },
      order: { createdAt: 'desc' },
    });
    return last?.createdAt ?? null;
  }
}

function shortened({ ip, userAgent }: RequestOrigin) {
  return { ipAddress: shortenedAddress(ip), userAgent: shortenedAgent(userAgent) };
}
