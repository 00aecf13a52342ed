import { Injectable } from '@nestjs/common';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { DATA_ARCHIVE_FILENAME } from '@marklight/contracts/profile';
import { AuthService } from '../../auth/auth.service';
import type { User } from '../../auth/user.entity';
import { exportFilename } from '../../common/files/export-filename';
import type { ExportedFile } from '../../common/files/send-file';
import { started } from '../../common/files/started';
import { zipArchive, type ZipEntry } from '../../common/files/zip';
import { giveWay } from '../../common/work/give-way';
import { DataArchiveRepository, type ArchivedRow } from './data-archive.repository';
import { FileStore } from '../../essays/files/file-store';
import { LetterheadService, type SheetLetterhead } from '../../letterhead/letterhead.service';
import { essayEntryName, fileEntryName } from './entry-name';
import { jsonArray } from './json-array';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** Rows read at a time. An essay's text can have at most 600,000 characters, most have a few thousand. */
const ROWS_AT_ONCE = 500;
const TEXTS_AT_ONCE = 50;
const RESULTS_OF_ESSAYS_AT_ONCE = 50;
const LOGO_ENTRY = 'school-logo.png';

interface NumberedEssay {
  id: string;
  number: number;
  filename: string;
  entryName: string;
}

/** Everything that a person has here, as one ZIP of readable files. */
@Injectable()
export class DataArchive {
  constructor(
    private readonly repository: DataArchiveRepository,
    private readonly auth: AuthService,
    private readonly files: FileStore,
    private readonly letterheads: LetterheadService,
  ) {}

  /** Read from the database while it is sent; only the list of the essays' names is held in memory. */
  async of(user: User, now = new Date()): Promise<ExportedFile> {
    // The first piece is read now, so that an unreachable database gives an error reply, not a broken file.
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
    const letterhead = await this.letterheads.forSheets(user.id);
    yield {
      name: 'account.json',
      content: [`${JSON.stringify(this.accountOf(user, letterhead), null, 2)}\n`],
    };
    if (letterhead?.logo) yield { name: LOGO_ENTRY, content: [letterhead.logo.png] };
    yield { name: 'essays.json', content: jsonArray(this.essayRows(essays)) };
    yield { name: 'results.json', content: jsonArray(this.resultRows(essays)) };
    for (const name of SECTION_NAMES) {
      yield { name: `${name}.json`, content: jsonArray(this.sectionRows(name, user.id)) };
    }
    yield* this.essayFiles(essays);
    yield* this.filesHandedIn(essays);
  }

  private accountOf(user: User, letterhead: SheetLetterhead | null): object {
    const { commentBankGrows } = user;
    return { ...this.auth.toReply(user), commentBankGrows, schoolName: letterhead?.schoolName ?? '' };
  }

  /** In the order of the Essays page, newest first; deleted ones that can still be restored included. */
  private async essaysOf(userId: string): Promise<NumberedEssay[]> {
    const rows = await this.repository.filenamesOf(userId);
    return rows.map(({ id, filename }, index) => ({
      ...{ id, filename, number: index + 1 },
      entryName: essayEntryName(index + 1, filename),
    }));
  }

  private async *essayRows(essays: readonly NumberedEssay[]): AsyncGenerator<object> {
    const entryNames = new Map(essays.map(({ id, entryName }) => [id, entryName]));
    for await (const ids of batches(essays, ROWS_AT_ONCE)) {
      for (const row of await this.repository.essays(ids)) yield { ...row, file: entryNames.get(row.id) };
    }
  }

  private async *resultRows(essays: readonly NumberedEssay[]): AsyncGenerator<object> {
    for await (const ids of batches(essays, RESULTS_OF_ESSAYS_AT_ONCE))
      yield* await this.repository.resultsOf(ids);
  }

  private async *essayFiles(essays: readonly NumberedEssay[]): AsyncGenerator<ZipEntry> {
    const entryNames = new Map(essays.map(({ id, entryName }) => [id, entryName]));
    for await (const ids of batches(essays, TEXTS_AT_ONCE)) {
      for (const { id, content } of await this.repository.essayTexts(ids)) {
        yield { name: entryNames.get(id) ?? `essays/${id}.txt`, content: [content, '\n'] };
      }
    }
  }

  private async *filesHandedIn(essays: readonly NumberedEssay[]): AsyncGenerator<ZipEntry> {
    const byId = new Map(essays.map((essay) => [essay.id, essay]));
    for await (const ids of batches(essays, ROWS_AT_ONCE)) {
      for (const [id, type] of await this.files.typesOf(ids)) {
        const { number, filename } = byId.get(id) ?? { number: 0, filename: '' };
        const content = await this.files.read(id);
        if (content) yield { name: fileEntryName(number, filename, type), content: [content] };
      }
    }
  }

  private async *sectionRows(name: SectionName, userId: string): AsyncGenerator<object> {
    let last: string | null = null;
    for (;;) {
      const rows: ArchivedRow[] = await this.repository.section(name, userId, last, ROWS_AT_ONCE);
      yield* rows;
      if (rows.length < ROWS_AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

/**
 * The ids of the essays, in batches; between batches, the event loop is free for people who are waiting for an
 * answer.
 */
async function* batches(essays: readonly NumberedEssay[], size: number): AsyncGenerator<string[]> {
  for (let from = 0; from < essays.length; from += size) {
    const begin = performance.now();
    yield essays.slice(from, from + size).map(({ id }) => id);
    await giveWay(begin);
  }
}

function readme(): string {
  const files = [
    ['account.json', 'your account'],
    [LOGO_ENTRY, 'the logo at the head of your students’ sheets, if you have one'],
    ['essays.json', 'the list of your essays; "file" names the text of each'],
    ['essays/', 'the texts of the essays, as they were read from the files that you uploaded'],
    ['files/', 'the files as they were handed in, with the numbers that their texts have'],
    [
      'results.json',
      'all gradings; "feedback" is what was proposed, "yourDecisions" and "yourDecisionsOnTheWhole" what you changed',
    ],
    ...SECTION_NAMES.map((name) => [`${name}.json`, SECTIONS[name]]),
  ];
  return [
    `Your data in ${PRODUCT_NAME}`,
    '',
    'The .json files can be read by any text editor and by most programs. All texts are UTF-8, all times UTC.',
    'The essays are your students’ work: keep this archive where only you can read it.',
    '',
    ...files.map(([name, what]) => `${name}: ${what}.`),
    '',
  ].join('\n');
}
