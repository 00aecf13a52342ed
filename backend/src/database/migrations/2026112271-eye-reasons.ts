import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HIDDEN_TEXT } from '@marklight/contracts/file-flags';
import { listedReasons, type TriagedResult } from '@marklight/contracts/triage';

interface StoredItem {
  level: number | null;
  status: string;
  confidenceScore: number;
  reviewReasons: [];
  feedback: string;
}
interface StoredResult {
  id: string;
  feedback: StoredItem[];
  /** What the teacher decided on each item; null before that. */
  review: Pick<StoredItem, 'level' | 'feedback'>[] | null;
  flags: TriagedResult['flags'];
}

/** Feedback may be large, so only this many results are in memory at a time. */
const CHUNK = 50;

/** Why a result needs the teacher's eye, beside each result, so that lists can be filtered by it in the database. */
export class EyeReasons2026112271000 implements MigrationInterface {
  name = 'EyeReasons2026112271000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table grading_results add eye_reasons jsonb not null default '[]'`);
    await runner.query(
      `update grading_results result set flags = result.flags || $1::jsonb from essays essay
       where essay.id = result.essay_id and essay.hidden_text <> '[]'`,
      [JSON.stringify([{ code: 'hidden_text', message: HIDDEN_TEXT, evidence: null }])],
    );
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await runner.query(
        'select id, feedback, review, flags from grading_results where id > $1 order by id limit $2',
        [last, CHUNK],
      )) as StoredResult[];
      for (const { id, feedback, review, flags } of rows) {
        const reasons = listedReasons({ feedback: decided(feedback, review), flags });
        if (reasons.length === 0) continue;
        await runner.query('update grading_results set eye_reasons = $2 where id = $1', [
          id,
          JSON.stringify(reasons),
        ]);
      }
      const end = rows.at(-1);
      if (!end || rows.length < CHUNK) return;
      last = end.id;
    }
  }

  /** Flags about hidden text were not made before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update grading_results
      set flags = jsonb_path_query_array(flags, '$[*] ? (@.code != "hidden_text")')
      where flags @> '[{"code": "hidden_text"}]';
      alter table grading_results drop column eye_reasons;
    `);
  }
}

/**
 * The items as they counted at the time of this migration: the teacher's decisions take precedence over proposals.
 */
function decided(feedback: StoredItem[], review: StoredResult['review']): TriagedResult['feedback'] {
  return feedback.map((item, index) => {
    const decision = review?.[index];
    if (!decision || (decision.level === item.level && decision.feedback === item.feedback)) return item;
    const status = decision.level === null ? 'not_assessed' : 'decided';
    return { ...item, level: decision.level, status, proposed: { level: item.level } };
  });
}
