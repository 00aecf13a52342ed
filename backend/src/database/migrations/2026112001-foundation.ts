import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first tables, and the queue's bookkeeping. */
export class Foundation2026112001000 implements MigrationInterface {
  name = 'Foundation2026112001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null,
        first_name text not null default '',
        last_name text not null default '',
        -- No Argon2 hash starts like this, so an account without a password cannot be signed in to.
        password text not null default '!',
        reset_token text,
        reset_token_expiry timestamptz,
        profile_image_url text,
        is_admin boolean not null default false,
        stripe_customer_id text,
        stripe_subscription_id text,
        subscription_status text not null default 'trial',
        trial_start_date timestamptz,
        trial_end_date timestamptz,
        trial_ends_at timestamptz,
        subscription_ends_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index users_email_unique on users (lower(email));
      create unique index users_stripe_customer_unique on users (stripe_customer_id);
      create unique index users_stripe_subscription_unique on users (stripe_subscription_id);

      create table sessions (sid text primary key, sess jsonb not null, expire timestamptz not null);
      create index sessions_expire on sessions (expire);
      create index sessions_user on sessions ((sess -> 'passport' ->> 'user'));

      create table sign_in_limits (key text primary key, points integer not null default 0, expire bigint);

      create table classes (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text,
        -- Rises with every edit; an edit of an older version is refused.
        version integer not null default 1,
        student_count integer not null default 0,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now()
      );
      create index classes_user on classes (user_id, created_at desc);

      create table rubrics (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text,
        type text not null default 'custom' check (type in ('platform', 'custom')),
        criteria jsonb not null,
        user_id uuid references users on delete cascade,
        is_public boolean not null default false,
        version integer not null default 1,
        created_at timestamptz not null default now()
      );
      create index rubrics_user on rubrics (user_id, created_at desc);

      create table assignments (
        id uuid primary key default gen_random_uuid(),
        title text not null,
        description text,
        instructions text,
        class_id uuid not null references classes on delete cascade,
        rubric_id uuid references rubrics on delete set null,
        due_date timestamptz,
        version integer not null default 1,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz not null default now()
      );
      create index assignments_class on assignments (class_id, created_at desc);
      create index assignments_rubric on assignments (rubric_id);
      create index assignments_user on assignments (user_id, created_at desc);

      create table essays (
        id uuid primary key default gen_random_uuid(),
        filename text not null,
        content text not null,
        status text not null default 'draft' check (status in ('draft', 'ready_for_review', 'reviewed')),
        assignment_id uuid references assignments on delete set null,
        student_name text,
        user_id uuid not null references users on delete cascade,
        word_count integer not null,
        page_count integer not null,
        hidden_text jsonb not null default '[]',
        uploaded_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index essays_user on essays (user_id, uploaded_at desc, id) where deleted_at is null;
      create index essays_deleted on essays (deleted_at) where deleted_at is not null;
      create index essays_assignment on essays (assignment_id);

      create table criteria (
        id uuid primary key default gen_random_uuid(),
        filename text not null,
        items jsonb not null,
        -- Of a set that is a copy of a rubric: weights and levels by item, and the version it had.
        details jsonb,
        rubric_id uuid references rubrics on delete set null,
        rubric_version integer,
        user_id uuid not null references users on delete cascade,
        uploaded_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create index criteria_rubric on criteria (rubric_id);
      create index criteria_user on criteria (user_id, uploaded_at desc) where deleted_at is null;

      create table grading_jobs (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        essay_id uuid not null references essays on delete cascade,
        criteria_id uuid not null references criteria on delete cascade,
        locale text not null,
        status text not null default 'pending' check (status in ('pending', 'processing', 'complete', 'error')),
        progress integer not null default 0 check (progress between 0 and 100),
        error text,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        dismissed_at timestamptz,
        unique (essay_id, criteria_id)
      );
      create index grading_jobs_listed on grading_jobs (user_id, created_at) where dismissed_at is null;
      create index grading_jobs_open on grading_jobs (user_id) where status in ('pending', 'processing');

      create table grading_results (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        essay_id uuid not null references essays on delete cascade,
        criteria_id uuid not null references criteria on delete cascade,
        score double precision not null,
        total_criteria integer not null,
        percentage double precision not null,
        grade text not null,
        feedback jsonb not null,
        overall_analysis jsonb not null,
        contextual_insights jsonb not null,
        flags jsonb not null default '[]',
        locale text not null,
        provider text not null,
        model text not null,
        usage jsonb,
        text_as_sent text,
        created_at timestamptz not null default now(),
        unique (essay_id, criteria_id)
      );
      create index grading_results_user on grading_results (user_id, created_at desc);

      -- Server and worker processes that are alive; a silent one's jobs are handed to the others.
      create table worker_processes (
        worker_id text primary key,
        host text not null,
        pid integer not null,
        seen_at timestamptz not null default now()
      );

      create table user_analytics (
        id bigint generated always as identity primary key,
        user_id uuid references users on delete cascade,
        action text not null,
        metadata jsonb,
        timestamp timestamptz not null default now()
      );
      create index user_analytics_user on user_analytics (user_id, timestamp desc);

      create table payment_transactions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        payment_intent_id text unique,
        amount numeric(10, 2) not null,
        currency text not null default 'aud',
        status text not null,
        description text,
        created_at timestamptz not null default now()
      );
      create index payment_transactions_user on payment_transactions (user_id, created_at desc);

      create table admin_analytics (
        id uuid primary key default gen_random_uuid(),
        total_users integer not null default 0,
        active_users integer not null default 0,
        trial_users integer not null default 0,
        paid_users integer not null default 0,
        total_essays integer not null default 0,
        total_gradings integer not null default 0,
        revenue numeric(12, 2) not null default 0,
        date date not null unique
      );

      create table user_activity_log (
        id bigint generated always as identity primary key,
        user_id uuid references users on delete cascade,
        action text not null,
        details jsonb,
        ip_address text,
        user_agent text,
        created_at timestamptz not null default now()
      );
      create index user_activity_log_user on user_activity_log (user_id, created_at desc);
      create index user_activity_log_created on user_activity_log (created_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table user_activity_log, admin_analytics, payment_transactions, user_analytics, worker_processes,
        grading_results, grading_jobs, criteria, essays, assignments, rubrics, classes, sign_in_limits, sessions, users;
    `);
  }
}
