import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscriptions at Stripe: the facts kept with an account, its payments, and work that must not be lost. */
export class Billing2026112101000 implements MigrationInterface {
  name = 'Billing2026112101000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        -- Complimentary access given by an administrator.
        add complimentary_until timestamptz,
        add cancel_at_period_end boolean not null default false,
        -- The provider's page where the overdue invoice is paid.
        add open_invoice_url text,
        add pending_payment text not null default 'none'
          check (pending_payment in ('none', 'started', 'processing')),
        -- Rises with every state that is written, so that an older one, read in between, does not overwrite it.
        add billing_version integer not null default 0,
        add billing_read_at timestamptz;

      -- An event is stored in the transaction of its effect, so a repeated one has none.
      create table stripe_events (
        id text primary key,
        type text not null,
        received_at timestamptz not null default now()
      );
      create index stripe_events_received on stripe_events (received_at);

      -- Written before Stripe is asked: its id is the idempotency key, so that repeating the call makes nothing twice.
      create table billing_attempts (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('form', 'hosted')),
        -- Until when access was free anyway: the rest of that is added to the first period.
        free_until timestamptz,
        -- The subscription or the checkout session that came of it.
        stripe_id text,
        state text not null default 'open' check (state in ('open', 'done', 'dropped')),
        created_at timestamptz not null default now(),
        closed_at timestamptz
      );
      create unique index billing_attempts_one_open on billing_attempts (user_id) where state = 'open';
      create index billing_attempts_user on billing_attempts (user_id);

      -- Changes still to be sent to Stripe, kept until they have been. No foreign key: a row outlives the account.
      create table billing_tasks (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('remove_customer', 'update_email', 'move_trial_end')),
        customer_id text not null,
        user_id uuid,
        payload jsonb not null default '{}',
        attempts integer not null default 0,
        run_after timestamptz not null default now(),
        created_at timestamptz not null default now()
      );
      create index billing_tasks_due on billing_tasks (run_after);

      -- A payment is on the books for longer than the account that made it.
      alter table payment_transactions
        alter user_id drop not null,
        drop constraint payment_transactions_user_id_fkey,
        add foreign key (user_id) references users on delete set null,
        add stripe_invoice_id text unique,
        add invoice_number text,
        add refunded_amount numeric(10, 2) not null default 0,
        -- The end of the time that was paid for.
        add period_end timestamptz,
        add hosted_url text,
        add pdf_url text,
        add updated_at timestamptz not null default now(),
        add check (amount >= 0 and refunded_amount >= 0 and refunded_amount <= amount);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from payment_transactions where user_id is null;
      alter table payment_transactions
        drop constraint payment_transactions_user_id_fkey,
        add foreign key (user_id) references users on delete cascade,
        alter user_id set not null,
        drop stripe_invoice_id, drop invoice_number, drop refunded_amount, drop period_end, drop hosted_url,
        drop pdf_url, drop updated_at;
      drop table billing_tasks, billing_attempts, stripe_events;
      alter table users
        drop complimentary_until, drop cancel_at_period_end, drop open_invoice_url, drop pending_payment,
        drop billing_version, drop billing_read_at;
    `);
  }
}
