import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export interface BillingTask {
  id: string;
  kind: 'remove_customer' | 'update_email' | 'move_trial_end';
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

/** The table `billing_tasks`: changes still to be sent to Stripe. */
@Injectable()
export class BillingTasksRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns the customer to remove; null if the account has none */
  async insertRemoval(manager: EntityManager, userId: string, now: Date): Promise<string | null> {
    const [task] = await manager.query<{ customerId: string }[]>(
      `insert into billing_tasks (kind, customer_id, run_after)
       select 'remove_customer', stripe_customer_id, $2 from users where id = $1 and stripe_customer_id is not null
       returning customer_id as "customerId"`,
      [userId, now],
    );
    return task?.customerId ?? null;
  }

  /** @returns the customer whose email changes; null if the account has none */
  async insertEmailUpdate(manager: EntityManager, userId: string, now: Date): Promise<string | null> {
    const [task] = await manager.query<{ customerId: string }[]>(
      `insert into billing_tasks (kind, customer_id, user_id, run_after)
       select 'update_email', stripe_customer_id, id, $2 from users where id = $1 and stripe_customer_id is not null
       returning customer_id as "customerId"`,
      [userId, now],
    );
    return task?.customerId ?? null;
  }

  async insertMove(manager: EntityManager, moved: MovedCharge, now: Date): Promise<void> {
    await manager.query(
      `insert into billing_tasks (kind, customer_id, user_id, payload, run_after)
       values ('move_trial_end', $1, $2, $3, $4)`,
      [
        moved.customerId,
        moved.userId,
        JSON.stringify({ subscriptionId: moved.subscriptionId, to: moved.to.toISOString() }),
        now,
      ],
    );
  }

  /**
   * Takes the oldest task that is due, of one customer or of all. @param minutes after which others may take it,
   * because the process that took it is gone
   */
  async claim(customerId: string | null, now: Date, minutes: number): Promise<BillingTask | null> {
    const [rows] = await this.dataSource.query<[BillingTask[], number]>(
      `update billing_tasks set attempts = attempts + 1, run_after = $1::timestamptz + make_interval(mins => $2)
       where id = (
         select id from billing_tasks where run_after <= $1 and ($3::text is null or customer_id = $3)
         order by created_at, id limit 1 for update skip locked
       )
       returning id, kind, customer_id as "customerId", user_id as "userId", payload, attempts`,
      [now, minutes, customerId],
    );
    return rows[0] ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query('delete from billing_tasks where id = $1', [id]);
  }

  async postpone(id: string, until: Date): Promise<void> {
    await this.dataSource.query('update billing_tasks set run_after = $2 where id = $1', [id, until]);
  }
}
