import type { MigrationInterface, QueryRunner } from 'typeorm';
import { textHash } from '../../common/files/hashes';

/** How many texts are in memory together; they may be long. */
const CHUNK = 50;

/** Hashes that recognise a file or a text. The files of earlier essays were not kept, so those have only the text's. */
export class EssayDuplicates2026112292000 implements MigrationInterface {
  name = 'EssayDuplicates2026112292000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table essays add file_hash text, add text_hash text');
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await runner.query('select id, content from essays where id > $1 order by id limit $2', [
        last,
        CHUNK,
      ])) as { id: string; content: string }[];
      for (const { id, content } of rows) {
        await runner.query('update essays set text_hash = $2 where id = $1', [id, textHash(content)]);
      }
      const end = rows.at(-1);
      if (!end || rows.length < CHUNK) break;
      last = end.id;
    }
    await runner.query(`
      create index essays_file_hash on essays (user_id, file_hash);
      create index essays_text_hash on essays (user_id, text_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table essays drop column file_hash, drop column text_hash');
  }
}
