import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What administrators work with: the record of scheduled jobs, the audit log, maintenance windows, disabled accounts;
 * and counters, kept by the database itself, from which the dashboard's numbers are read without counting rows.
 */
export class Administration2026112103000 implements MigrationInterface {
  name = 'Administration2026112103000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduled_job_runs (
        id bigint generated always as identity primary key,
        job text not null,
        -- The time it was due, claimed by this row for one process alone; null for a run started by hand.
        slot timestamptz,
        started_by text not null check (started_by in ('schedule', 'admin')),
        outcome text not null default 'running' check (outcome in ('running', 'succeeded', 'failed', 'interrupted')),
        attempts integer not null default 1,
        summary text,
        error text,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        unique (job, slot)
      );
      create index scheduled_job_runs_newest on scheduled_job_runs (job, started_at desc, id desc);

      alter table users
        add column disabled_at timestamptz,
        -- Rises with every action of an administrator; an action on an older version is refused.
        add column version integer not null default 1;
      create index users_created on users (created_at desc, id);

      create table admin_audit_log (
        id bigint generated always as identity primary key,
        admin_id uuid references users on delete set null,
        admin_email text not null,
        -- No reference: it stays when the account is gone, and then identifies nobody.
        subject_id uuid,
        subject_label text,
        action text not null,
        details text,
        reason text,
        created_at timestamptz not null default now()
      );
      create index admin_audit_log_subject on admin_audit_log (subject_id, id desc);

      create table maintenance_windows (
        id uuid primary key default gen_random_uuid(),
        starts_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > starts_at),
        message text not null,
        version integer not null default 1,
        created_by uuid references users on delete set null,
        created_at timestamptz not null default now(),
        cancelled_at timestamptz,
        constraint maintenance_windows_apart
          exclude using gist (tstzrange(starts_at, ends_at) with &&) where (cancelled_at is null)
      );

      create index user_analytics_time on user_analytics (timestamp desc);

      -- When each person was last active; outlives the activity log, whose entries are removed after a while.
      create table user_last_activity (
        user_id uuid primary key references users on delete cascade,
        at timestamptz not null
      );
      create index user_last_activity_at on user_last_activity (at desc);
      create function is_own_activity(action text) returns boolean language sql immutable
        -- Someone's guess at a password, the clock and the payment service are not the person's own activity.
        return action not in ('login_failed', 'trial_ended', 'billing_changed');
      insert into user_last_activity
        select user_id, max(created_at) from user_activity_log
        where user_id is not null and is_own_activity(action) group by 1;
      create function note_last_activity() returns trigger language plpgsql as $$
      begin
        insert into user_last_activity as l
          select user_id, max(created_at) from added
          where user_id is not null and is_own_activity(action) group by 1 order by 1
        on conflict (user_id) do update set at = excluded.at where l.at < excluded.at;
        return null;
      end $$;
      create trigger user_activity_log_noted after insert on user_activity_log
        referencing new table as added for each statement execute function note_last_activity();

      -- How many results an essay has: the essay's row is what says whether they count (it is not deleted).
      alter table essays add column gradings integer not null default 0;
      alter table essay_counts add column gradings integer not null default 0;
      update essays set gradings = found.n
        from (select essay_id, count(*) as n from grading_results group by 1) as found where essays.id = found.essay_id;
      update essay_counts as c set gradings = found.n from (
        select user_id, status, grade is not null as graded, sum(gradings) as n
        from essays where deleted_at is null group by 1, 2, 3
      ) as found
      where c.user_id = found.user_id and c.status = found.status and c.graded = found.graded;

      create function count_gradings_added() returns trigger language plpgsql as $$
      begin
        -- Locked in order first: two transactions may store results of the same essays.
        perform from essays where id in (select essay_id from added) order by id for no key update;
        update essays set gradings = gradings + found.n
          from (select essay_id, count(*) as n from added group by 1) as found where essays.id = found.essay_id;
        return null;
      end $$;
      create function count_gradings_removed() returns trigger language plpgsql as $$
      begin
        perform from essays where id in (select essay_id from removed) order by id for no key update;
        update essays set gradings = gradings - found.n
          from (select essay_id, count(*) as n from removed group by 1) as found where essays.id = found.essay_id;
        return null;
      end $$;
      create trigger grading_results_count_added after insert on grading_results
        referencing new table as added for each statement execute function count_gradings_added();
      create trigger grading_results_count_removed after delete on grading_results
        referencing old table as removed for each statement execute function count_gradings_removed();

      create or replace function count_essays_added() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c (user_id, status, graded, n, gradings)
          select user_id, status, grade is not null, count(*), sum(gradings)
          from added where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update
          set n = c.n + excluded.n, gradings = c.gradings + excluded.gradings;
        return null;
      end $$;
      create or replace function count_essays_removed() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c (user_id, status, graded, n, gradings)
          select user_id, status, grade is not null, -count(*), -sum(gradings)
          from removed where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update
          set n = c.n + excluded.n, gradings = c.gradings + excluded.gradings;
        delete from essay_counts where n = 0 and user_id in (select user_id from removed);
        return null;
      end $$;
      create or replace function count_essays_changed() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c (user_id, status, graded, n, gradings)
          select user_id, status, graded, sum(d), sum(g) from (
            select user_id, status, grade is not null as graded, 1 as d, gradings as g
            from added where deleted_at is null
            union all
            select user_id, status, grade is not null, -1, -gradings from removed where deleted_at is null
          ) as change
          group by 1, 2, 3 having sum(d) <> 0 or sum(g) <> 0 order by 1, 2, 3
        on conflict (user_id, status, graded) do update
          set n = c.n + excluded.n, gradings = c.gradings + excluded.gradings;
        return null;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger grading_results_count_added on grading_results;
      drop trigger grading_results_count_removed on grading_results;
      drop function count_gradings_added, count_gradings_removed;
      create or replace function count_essays_added() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c
          select user_id, status, grade is not null, count(*)
          from added where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update set n = c.n + excluded.n;
        return null;
      end $$;
      create or replace function count_essays_removed() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c
          select user_id, status, grade is not null, -count(*)
          from removed where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update set n = c.n + excluded.n;
        delete from essay_counts where n = 0 and user_id in (select user_id from removed);
        return null;
      end $$;
      create or replace function count_essays_changed() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c
          select user_id, status, graded, sum(d) from (
            select user_id, status, grade is not null as graded, 1 as d from added where deleted_at is null
            union all
            select user_id, status, grade is not null, -1 from removed where deleted_at is null
          ) as change
          group by 1, 2, 3 having sum(d) <> 0 order by 1, 2, 3
        on conflict (user_id, status, graded) do update set n = c.n + excluded.n;
        return null;
      end $$;
      alter table essay_counts drop column gradings;
      alter table essays drop column gradings;
      drop trigger user_activity_log_noted on user_activity_log;
      drop function note_last_activity, is_own_activity;
      drop table user_last_activity, maintenance_windows, admin_audit_log, scheduled_job_runs;
      drop index users_created, user_analytics_time;
      alter table users drop column disabled_at, drop column version;
    `);
  }
}
