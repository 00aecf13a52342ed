import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many essays each teacher has, by status and whether graded, kept by the database itself: counting
 * 100,000 rows for every page of a list takes longer than reading the page.
 */
export class EssayCounts2026112008000 implements MigrationInterface {
  name = 'EssayCounts2026112008000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No reference to users: when an account goes, its essays go row by row and count themselves down.
      create table essay_counts (
        user_id uuid not null,
        status text not null,
        graded boolean not null,
        n integer not null,
        primary key (user_id, status, graded)
      );
      insert into essay_counts
        select user_id, status, grade is not null, count(*) from essays where deleted_at is null group by 1, 2, 3;

      -- Sorted, so that two transactions of one teacher lock the counters in the same order.
      create function count_essays_added() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c
          select user_id, status, grade is not null, count(*)
          from added where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update set n = c.n + excluded.n;
        return null;
      end $$;

      create function count_essays_removed() returns trigger language plpgsql as $$
      begin
        insert into essay_counts as c
          select user_id, status, grade is not null, -count(*)
          from removed where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
        on conflict (user_id, status, graded) do update set n = c.n + excluded.n;
        delete from essay_counts where n = 0 and user_id in (select user_id from removed);
        return null;
      end $$;

      create function count_essays_changed() returns trigger language plpgsql as $$
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

      create trigger essays_count_added after insert on essays
        referencing new table as added for each statement execute function count_essays_added();
      create trigger essays_count_removed after delete on essays
        referencing old table as removed for each statement execute function count_essays_removed();
      create trigger essays_count_changed after update on essays
        referencing old table as removed new table as added for each statement execute function count_essays_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger essays_count_added on essays;
      drop trigger essays_count_removed on essays;
      drop trigger essays_count_changed on essays;
      drop function count_essays_added, count_essays_removed, count_essays_changed;
      drop table essay_counts;
    `);
  }
}
