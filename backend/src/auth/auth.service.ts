import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CurrentUser } from '@marklight/contracts/auth';
import { trialBannerOf, type TrialBanner } from '@marklight/contracts/trial-banner';
import { Repository } from 'typeorm';
import { accessOf, planOf } from '../plan/access';
import { Clock } from '../common/clock';
import { AppConfig } from '../config/app-config';
import { MailService } from '../mail/mail.service';
import { passwordFits } from './passwords';
import { User } from './user.entity';

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly config: AppConfig,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * The account with this email and password, or null; also null while the email waits to be confirmed, since any
   * other answer would reveal that the address was free.
   * @param decoy whether an email without an account takes as long to check as one with
   */
  async verify(email: string, password: string, { decoy = true } = {}): Promise<User | null> {
    const found = await this.users
      .createQueryBuilder('user')
      .select(['user.id', 'user.password', 'user.awaitsConfirmation'])
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
    if (!found && !decoy) return null;
    const fits = await passwordFits(found?.password ?? null, password);
    if (!found || !fits || (found.awaitsConfirmation && this.mail.enabled)) return null;
    return this.find(found.id);
  }

  find(id: string): Promise<User | null> {
    return this.users.findOneBy({ id });
  }

  accessOf(user: User, now = this.clock.now()) {
    return accessOf(user, now, this.config.env.BILLING === 'off');
  }

  /** Whether the pages of signed-in people are open to this person. */
  maySeePages(user: User): boolean {
    return user.disabledAt === null && !user.awaitsConfirmation && this.accessOf(user) !== 'expired';
  }

  /** What stands above this person's dashboard while a trial runs; null otherwise. */
  trialBannerOf(user: User): TrialBanner | null {
    if (this.config.env.BILLING === 'off') return null;
    return trialBannerOf(planOf(user, this.clock.now(), false));
  }

  toReply(user: User): CurrentUser {
    return {
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      pendingEmail: user.pendingEmail,
      firstName: user.firstName,
      lastName: user.lastName,
      isAdmin: user.isAdmin,
      awaitsConfirmation: user.awaitsConfirmation,
      accessStatus: this.accessOf(user),
      trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
      createdAt: user.createdAt.toISOString(),
    };
  }
}
