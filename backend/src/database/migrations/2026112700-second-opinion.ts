import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A second reading of an essay, kept beside the levels of a result. No row is written: nobody has asked for one yet. */
export class SecondOpinion2026112700000 implements MigrationInterface {
  name = 'SecondOpinion2026112700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_jobs add second_opinion boolean not null default false;
      alter table grading_jobs drop constraint grading_jobs_essay_id_criteria_id_key;
      alter table grading_jobs add constraint grading_jobs_essay_criteria_key unique (essay_id, criteria_id, second_opinion);
      -- The levels stand beside the whole, because lists need them and nothing else.
      alter table grading_results add second_opinion jsonb, add second_levels smallint[];
    `);
    await runner.query(
      countedBy(`${BYTES_BEFORE} + ${BYTES_OF_SECOND}`, [...TEXTS_BEFORE, 'second_opinion']),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      insert into stored_result_changes (user_id, items, bytes)
      select user_id, 0, -sum(${BYTES_OF_SECOND}) from grading_results
      where second_opinion is not null and user_id is not null group by user_id
    `);
    await runner.query(countedBy(BYTES_BEFORE, TEXTS_BEFORE));
    await runner.query(`
      alter table grading_results drop second_opinion, drop second_levels;
      delete from grading_jobs where second_opinion;
      alter table grading_jobs drop constraint grading_jobs_essay_criteria_key;
      alter table grading_jobs drop second_opinion;
      alter table grading_jobs add constraint grading_jobs_essay_id_criteria_id_key unique (essay_id, criteria_id);
    `);
  }
}

const BYTES_OF_SECOND = 'coalesce(octet_length(second_opinion::text), 0)';
/** As the migrations before this one left the counts. */
const TEXTS_BEFORE = [
  'feedback',
  'review',
  'overall_analysis',
  'contextual_insights',
  'text_as_sent',
  'whole_review',
];
const BYTES_BEFORE = `octet_length(feedback::text) + coalesce(octet_length(review::text), 0)
  + octet_length(overall_analysis::text) + octet_length(contextual_insights::text)
  + coalesce(octet_length(text_as_sent), 0) + 500 + coalesce(octet_length(whole_review::text), 0)`;

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
