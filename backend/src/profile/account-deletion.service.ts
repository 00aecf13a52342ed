import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { SessionsService } from '../auth/sessions.service';
import { FormerTrials } from '../auth/former-trials';
import { User } from '../auth/user.entity';
import { lockAdmins } from '../auth/users.repository';
import { BillingTasks } from '../billing/billing-tasks.service';
import { removeGradingJobs } from './account-deletion.repository';
import { ProfileError } from './profile.errors';

const ATTEMPTS = 3;
const DEADLOCK = '40P01';

/** Removes an account and everything of it. */
@Injectable()
export class AccountDeletion {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly billingTasks: BillingTasks,
    private readonly sessions: SessionsService,
    private readonly formerTrials: FormerTrials,
  ) {}

  /**
   * Immediately and for good: essays, results, classes, rubrics, activity and sessions go with the account. A grading
   * that is running ends without a result, because its job is gone. A subscription ends with it, at the latest when the
   * payment service can be reached again.
   * @param inTransaction what else belongs to the same transaction; it may be run again
   * @throws ProfileError last_admin
   */
  async delete(
    user: User,
    inTransaction: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const customerId = await this.dataSource.transaction(async (manager) => {
          await requireAnotherAdmin(manager, user);
          await inTransaction(manager);
          const customer = await this.billingTasks.queueRemoval(manager, user.id);
          await this.sessions.endAll(manager, user.id);
          await this.formerTrials.note(manager, user.email, user.trialEndsAt);
          await remove(manager, user);
          return customer;
        });
        if (customerId) await this.billingTasks.workSoon(customerId);
        return;
      } catch (error) {
        // Another window saved something of the account at this very moment; the next attempt waits for it.
        if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
      }
    }
  }
}

async function remove(manager: EntityManager, user: User): Promise<void> {
  // Jobs first: a worker that is storing a result holds its job, and then needs the account's row, which the
  // last statement locks.
  await removeGradingJobs(manager, user.id);
  await manager.delete(User, { id: user.id });
}

/** Locked, so that the last two administrators cannot leave at the same moment. */
async function requireAnotherAdmin(manager: EntityManager, user: User): Promise<void> {
  const admins = await lockAdmins(manager);
  if (admins.includes(user.id) && admins.length === 1) throw new ProfileError('last_admin');
}

function isDeadlock(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === DEADLOCK;
}
