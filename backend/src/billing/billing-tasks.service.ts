import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../common/clock';
import { BillingError } from './billing.errors';
import { BillingLog } from './billing-log';
import { StripeGateway } from './stripe/stripe-gateway';

type TaskKind = 'remove_customer' | 'update_email' | 'move_trial_end';

interface Task {
  id: string;
  kind: TaskKind;
  customerId: string;
  userId: string | null;
  payload: { subscriptionId?: string; to?: string };
  attempts: number;
}

export interface MovedCharge {
  userId: string;
  customerId: string;
  subscriptionId: string;
  to: Date;
}

/** A process that died while it worked on a task is taken to be gone after this long. */
const CLAIM_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 360;
/** What Stripe refuses so often, it will refuse tomorrow: the subscription has ended, for instance. */
const REFUSALS = 10;

/**
 * What Stripe must be told, written in the transaction that makes it necessary and kept until Stripe has taken
 * it: nothing is lost when Stripe or we are away. Telling twice does no harm.
 */
@Injectable()
export class BillingTasks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: StripeGateway,
    private readonly clock: Clock,
    private readonly log: BillingLog,
  ) {}

  /**
   * An account goes: its subscription ends at once and its customer is deleted. Call it before the row is removed.
   * @returns the customer for `workSoon` after the commit; null where there is none
   */
  async queueRemoval(manager: EntityManager, userId: string): Promise<string | null> {
    const [task] = (await manager.query(
      `insert into billing_tasks (kind, customer_id, run_after)
       select 'remove_customer', stripe_customer_id, $2 from users where id = $1 and stripe_customer_id is not null
       returning customer_id as "customerId"`,
      [userId, this.clock.now()],
    )) as { customerId: string }[];
    // The books keep the payments; what leads to the person does not stay.
    await manager.query(
      `update payment_transactions set hosted_url = null, pdf_url = null where user_id = $1`,
      [userId],
    );
    return task?.customerId ?? null;
  }

  /** Receipts of Stripe go to the new email. */
  async queueEmail(manager: EntityManager, userId: string): Promise<string | null> {
    const [task] = (await manager.query(
      `insert into billing_tasks (kind, customer_id, user_id, run_after)
       select 'update_email', stripe_customer_id, id, $2 from users where id = $1 and stripe_customer_id is not null
       returning customer_id as "customerId"`,
      [userId, this.clock.now()],
    )) as { customerId: string }[];
    return task?.customerId ?? null;
  }

  async queueMove(manager: EntityManager, moved: MovedCharge): Promise<void> {
    await manager.query(
      `insert into billing_tasks (kind, customer_id, user_id, payload, run_after)
       values ('move_trial_end', $1, $2, $3, $4)`,
      [
        moved.customerId,
        moved.userId,
        JSON.stringify({ subscriptionId: moved.subscriptionId, to: moved.to.toISOString() }),
        this.clock.now(),
      ],
    );
  }

  /** Works what is due for one customer; failures stay for the job. */
  async workSoon(customerId: string): Promise<void> {
    if (this.gateway.available) await this.work(customerId).catch(() => undefined);
  }

  /** Works everything that is due, of one customer or of all. @returns how many were done and how many failed */
  async work(customerId: string | null = null): Promise<{ done: number; failed: number }> {
    const counts = { done: 0, failed: 0 };
    for (let task = await this.claim(customerId); task; task = await this.claim(customerId)) {
      try {
        await this.perform(task);
        await this.dataSource.query('delete from billing_tasks where id = $1', [task.id]);
        counts.done += 1;
      } catch (error) {
        counts.failed += 1;
        await this.putOff(task, error);
      }
    }
    return counts;
  }

  private async claim(customerId: string | null): Promise<Task | null> {
    const now = this.clock.now();
    const [rows] = (await this.dataSource.query(
      `update billing_tasks set attempts = attempts + 1, run_after = $1::timestamptz + make_interval(mins => $2)
       where id = (
         select id from billing_tasks where run_after <= $1 and ($3::text is null or customer_id = $3)
         order by created_at, id limit 1 for update skip locked
       )
       returning id, kind, customer_id as "customerId", user_id as "userId", payload, attempts`,
      [now, CLAIM_MINUTES, customerId],
    )) as [Task[], number];
    return rows[0] ?? null;
  }

  private async perform(task: Task): Promise<void> {
    if (task.kind === 'remove_customer') return this.gateway.removeCustomer(task.customerId);
    if (task.kind === 'update_email') {
      const [user] = (await this.dataSource.query('select email from users where id = $1', [
        task.userId,
      ])) as {
        email: string;
      }[];
      if (user) await this.gateway.updateEmail(task.customerId, user.email);
      return;
    }
    const { subscriptionId, to } = task.payload;
    if (!subscriptionId || !to) throw new Error('a task without its payload');
    await this.gateway.moveNextCharge(subscriptionId, new Date(to));
  }

  private async putOff(task: Task, error: unknown): Promise<void> {
    const code = error instanceof BillingError ? error.code : 'unexpected';
    this.log.warn('task_failed', { kind: task.kind, attempts: task.attempts, reason: code });
    if (code === 'payment_refused' && task.attempts >= REFUSALS) {
      await this.dataSource.query('delete from billing_tasks where id = $1', [task.id]);
      return;
    }
    const minutes = Math.min(2 ** Math.min(task.attempts, 10), LONGEST_WAIT_MINUTES);
    await this.dataSource.query('update billing_tasks set run_after = $2 where id = $1', [
      task.id,
      new Date(this.clock.now().getTime() + minutes * 60_000),
    ]);
  }
}
