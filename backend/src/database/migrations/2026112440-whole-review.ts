import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the teacher decided on what a result says of the whole essay, beside the grader's words. No row is written: nothing
 * was decided yet, and the bytes of nothing are none.
 */
export class WholeReview2026112440000 implements MigrationInterface {
  name = 'WholeReview2026112440000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results add whole_review jsonb');
    await runner.query(countedBy(`${BYTES_BEFORE} + ${BYTES_OF_WHOLE}`, [...TEXTS_BEFORE, 'whole_review']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      insert into stored_result_changes (user_id, items, bytes)
      select user_id, 0, -sum(${BYTES_OF_WHOLE}) from grading_results
      where whole_review is not null and user_id is not null group by user_id
    `);
    await runner.query(countedBy(BYTES_BEFORE, TEXTS_BEFORE));
    await runner.query('alter table grading_results drop column whole_review');
  }
}

const BYTES_OF_WHOLE = 'coalesce(octet_length(whole_review::text), 0)';
/** As the migration that made the counts has them. */
const TEXTS_BEFORE = ['feedback', 'review', 'overall_analysis', 'contextual_insights', 'text_as_sent'];
const BYTES_BEFORE = `octet_length(feedback::text) + coalesce(octet_length(review::text), 0)
  + octet_length(overall_analysis::text) + octet_length(contextual_insights::text)
  + coalesce(octet_length(text_as_sent), 0) + 500`;

/** What a result counts for in its account's stored amounts. */
function countedBy(bytes: string, texts: readonly string[]): string {
  const sum = (rows: string, sign: '' | '-') => `
    insert into stored_result_changes (user_id, items, bytes)
      select user_id, ${sign}count(*), ${sign}sum(${bytes}) from ${rows}
      where user_id is not null and exists (select from users where users.id = user_id)
      group by user_id;
    return null;`;
  return `
    create or replace function store_more_grading_results() returns trigger language plpgsql as $$ begin
      ${sum('added', '')}
    end $$;
    create or replace function store_less_grading_results() returns trigger language plpgsql as $$ begin
      ${sum('removed', '-')}
    end $$;
    create or replace function store_changed_grading_results() returns trigger language plpgsql as $$
    declare
      more bigint := (select ${bytes} from (select new.*) one) - (select ${bytes} from (select old.*) one);
    begin
      if more <> 0 then
        insert into stored_result_changes (user_id, items, bytes) values (new.user_id, 0, more);
      end if;
      return null;
    end $$;
    drop trigger grading_results_store_changed on grading_results;
    create trigger grading_results_store_changed after update of ${texts.join(', ')} on grading_results
      for each row execute function store_changed_grading_results();
  `;
}
