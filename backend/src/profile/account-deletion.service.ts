import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SessionsService } from '../auth/sessions.service';
import { FormerTrials } from '../auth/former-trials';
import { User } from '../auth/user.entity';
import { lockAdmins } from '../auth/users.repository';
import { BillingTasks } from '../billing/billing-tasks.service';
import { throughDeadlocks } from '../database/deadlocks';
import { removeGradingJobs } from './account-deletion.repository';
import { ProfileError } from './profile.errors';

/** Removes an account and everything that belongs to it. */
@Injectable()
export class AccountDeletion {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly billingTasks: BillingTasks,
    private readonly sessions: SessionsService,
    private readonly formerTrials: FormerTrials,
  ) {}

  /**
   * Deletes immediately and permanently: essays, results, classes, rubrics, activity and sessions go with the
   * account. A grading in progress ends without a result, because its job is gone. A subscription ends too, at the
   * latest when the payment service can be reached again.
   * @param inTransaction further work for the same transaction; it may run more than once
   * @throws ProfileError last_admin
   */
  async delete(
    user: User,
    inTransaction: (manager: EntityManager) => Promise<void> = async () => undefined,
  ): Promise<void> {
    // Another window may be saving something for the account at this very moment; the next attempt waits for
    // it.
    const customerId = await throughDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        await requireAnotherAdmin(manager, user);
        await inTransaction(manager);
        const customer = await this.billingTasks.queueRemoval(manager, user.id);
        await this.sessions.endAll(manager, user.id);
        await this.formerTrials.note(manager, user.email, user.trialEndsAt);
        await remove(manager, user);
        return customer;
      }),
    );
    if (customerId) await this.billingTasks.workSoon(customerId);
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
