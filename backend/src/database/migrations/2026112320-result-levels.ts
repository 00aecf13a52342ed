import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In one statement, all feedback of a large installation takes longer than a statement may. */
const CHUNK = 1_000;

/**
 * The levels of each result as they count, beside its feedback: sorting an assignment by a criterion needs one number
 * from each result, and its feedback is some 10 KB. A trigger keeps them in step, because no statement that writes a
 * result may forget it.
 */
export class ResultLevels2026112320000 implements MigrationInterface {
  name = 'ResultLevels2026112320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_results add levels smallint[] not null default '{}';

      -- What the teacher decided goes before what was proposed; null for a criterion without a level.
      create function levels_that_count(feedback jsonb, review jsonb) returns smallint[] language sql immutable as $$
        select coalesce(array_agg((coalesce(review -> (place::int - 1), item) ->> 'level')::smallint order by place), '{}')
        from jsonb_array_elements(feedback) with ordinality as proposed(item, place)
      $$;
    `);
    await fillLevels(runner);
    await runner.query(`
      create function keep_levels() returns trigger language plpgsql as $$
      begin
        new.levels := levels_that_count(new.feedback, new.review);
        return new;
      end $$;
      create trigger grading_results_levels before insert or update of feedback, review on grading_results
        for each row execute function keep_levels();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger grading_results_levels on grading_results;
      drop function keep_levels();
      drop function levels_that_count(jsonb, jsonb);
      alter table grading_results drop column levels;
    `);
  }
}

async function fillLevels(runner: QueryRunner): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = (await runner.query('select id from grading_results where id > $1 order by id limit $2', [
      last,
      CHUNK,
    ])) as { id: string }[];
    const ids = rows.map(({ id }) => id);
    await runner.query(
      'update grading_results set levels = levels_that_count(feedback, review) where id = any($1::uuid[])',
      [ids],
    );
    const end = ids.at(-1);
    if (!end || ids.length < CHUNK) return;
    last = end;
  }
}
