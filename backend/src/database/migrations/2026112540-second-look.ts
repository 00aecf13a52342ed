import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists show these words as they are stored. */
export class SecondLook2026112540000 implements MigrationInterface {
  name = 'SecondLook2026112540000';

  up(runner: QueryRunner): Promise<void> {
    return reword(runner, 'Look twice at ', 'Take a second look at ');
  }

  down(runner: QueryRunner): Promise<void> {
    return reword(runner, 'Take a second look at ', 'Look twice at ');
  }
}

async function reword(runner: QueryRunner, from: string, to: string): Promise<void> {
  await runner.query(
    `update grading_results set eye_reasons = (
       select jsonb_agg(case when starts_with(reason ->> 'words', $1::text)
         then jsonb_set(reason, '{words}', to_jsonb($2::text || substr(reason ->> 'words', length($1) + 1))) else reason end order by place)
       from jsonb_array_elements(eye_reasons) with ordinality listed (reason, place))
     where exists (
       select from jsonb_array_elements(eye_reasons) reason where starts_with(reason ->> 'words', $1))`,
    [from, to],
  );
}
