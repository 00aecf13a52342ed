import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DATA_ARCHIVE_FILENAME } from '@marklight/contracts/profile';
import type { DataSource } from 'typeorm';
import { AuthService } from '../../auth/auth.service';
import type { User } from '../../auth/user.entity';
import { exportFilename } from '../../common/files/export-filename';
import type { ExportedFile } from '../../common/files/send-file';
import { started } from '../../common/files/started';
import { essayEntryName } from './entry-name';
import { jsonArray } from './json-array';
import { ESSAY_TEXTS_SQL, ESSAYS_SQL, RESULTS_SQL, SECTIONS, type Section } from './sections';
import { zipArchive, type ZipEntry } from './zip';

/** Rows read at a time. An essay's text can have at most 600,000 characters, most have a few thousand. */
const ROWS_AT_ONCE = 500;
const TEXTS_AT_ONCE = 50;
const RESULTS_OF_ESSAYS_AT_ONCE = 50;

interface NumberedEssay {
  id: string;
  entryName: string;
}

/** Everything that a person has here, as one ZIP of readable files. */
@Injectable()
export class DataArchive {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly auth: AuthService,
  ) {}

  /** Read from the database as it is sent; only the list of the essays' names is held meanwhile. */
  async of(user: User, now = new Date()): Promise<ExportedFile> {
    // The first piece now: a database that is away is an error reply, not a broken file.
    const content = await started(zipArchive(this.entries(user), now));
    if (!content) throw new Error('an archive has at least its list of files');
    return {
      contentType: 'application/zip',
      filename: exportFilename(DATA_ARCHIVE_FILENAME, 'zip', now),
      content,
    };
  }

  private async *entries(user: User): AsyncGenerator<ZipEntry> {
    const essays = await this.essaysOf(user.id);
    yield { name: 'README.txt', content: [readme()] };
    yield { name: 'account.json', content: [`${JSON.stringify(this.auth.toReply(user), null, 2)}\n`] };
    yield { name: 'essays.json', content: jsonArray(this.essayRows(essays)) };
    yield { name: 'results.json', content: jsonArray(this.resultRows(essays)) };
    for (const section of SECTIONS) {
      yield { name: section.file, content: jsonArray(this.rows(section, user.id)) };
    }
    yield* this.essayFiles(essays);
  }

  /** In the order of the Essays page, newest first; deleted ones that can still be restored included. */
  private async essaysOf(userId: string): Promise<NumberedEssay[]> {
    const rows = (await this.dataSource.query(
      'select id, filename from essays where user_id = $1 order by uploaded_at desc, id',
      [userId],
    )) as { id: string; filename: string }[];
    return rows.map(({ id, filename }, index) => ({ id, entryName: essayEntryName(index + 1, filename) }));
  }

  private async *essayRows(essays: readonly NumberedEssay[]): AsyncGenerator<object> {
    const entryNames = new Map(essays.map(({ id, entryName }) => [id, entryName]));
    for await (const row of this.ofEssays<{ id: string }>(essays, ESSAYS_SQL, ROWS_AT_ONCE)) {
      yield { ...row, file: entryNames.get(row.id) };
    }
  }

  private resultRows(essays: readonly NumberedEssay[]): AsyncGenerator<object> {
    return this.ofEssays(essays, RESULTS_SQL, RESULTS_OF_ESSAYS_AT_ONCE);
  }

  private async *essayFiles(essays: readonly NumberedEssay[]): AsyncGenerator<ZipEntry> {
    const entryNames = new Map(essays.map(({ id, entryName }) => [id, entryName]));
    const texts = this.ofEssays<{ id: string; content: string }>(essays, ESSAY_TEXTS_SQL, TEXTS_AT_ONCE);
    for await (const { id, content } of texts) {
      yield { name: entryNames.get(id) ?? `essays/${id}.txt`, content: [content, '\n'] };
    }
  }

  /** Rows that belong to these essays, of `batch` essays at a time. */
  private async *ofEssays<Row extends object>(
    essays: readonly NumberedEssay[],
    sql: string,
    batch: number,
  ): AsyncGenerator<Row> {
    for (let from = 0; from < essays.length; from += batch) {
      const ids = essays.slice(from, from + batch).map(({ id }) => id);
      yield* (await this.dataSource.query(sql, [ids])) as Row[];
    }
  }

  private async *rows({ sql, file }: Section, userId: string): AsyncGenerator<object> {
    let last = file === 'activity.json' ? '0' : '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = (await this.dataSource.query(sql, [userId, last, ROWS_AT_ONCE])) as { id: string }[];
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

function readme(): string {
  const files = [
    ['account.json', 'your account'],
    ['essays.json', 'the list of your essays; "file" names the text of each'],
    ['essays/', 'the texts of the essays, as they were read from the files that you uploaded'],
    ['results.json', 'all gradings; "feedback" is what was proposed, "yourDecisions" what you changed'],
    ...SECTIONS.map(({ file, what }) => [file, what]),
  ];
  return [
    `Your data in ${PRODUCT_NAME}`,
    '',
    'The .json files can be read by any text editor and by most programs. All texts are UTF-8, all times UTC.',
    `${PRODUCT_NAME} keeps the text of an essay, not the PDF file that it came in.`,
    'The essays are your students’ work: keep this archive where only you can read it.',
    '',
    ...files.map(([name, what]) => `${name}: ${what}.`),
    '',
  ].join('\n');
}
