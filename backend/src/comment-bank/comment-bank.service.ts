import { Injectable } from '@nestjs/common';
import {
  BANK_IMPORT_MAX_CHARACTERS,
  COMMENT_BANK_MAX,
  COMMENT_MAX_CHARACTERS,
  EXPORT_FILENAMES,
} from '@marklight/contracts/business';
import type {
  BankComment,
  BankImportReply,
  BankImportRequest,
  BankQuery,
  BankSettings,
} from '@marklight/contracts/comment-bank';
import { codedErrors, NotFoundError } from '../common/coded-error';
import { exportFilename } from '../common/files/export-filename';
import type { ExportedFile } from '../common/files/send-file';
import type { Page } from '../common/paging';
import type { Asker } from '../common/work/asker';
import { ThreadWork } from '../common/work/thread-work';
import { workerFile } from '../common/worker-file';
import { bankCsv } from './bank-csv';
import { addWords, CommentBankRepository, findWords, lockBank, newWords } from './comment-bank.repository';
import type { CommentsToImport } from './comments-to-import';
import { run } from './comments-to-import.worker';

const n = (count: number) => count.toLocaleString('en-AU');

export class CommentBankError extends codedErrors({
  bank_full: {
    status: 409,
    message: `Your comment bank has ${n(COMMENT_BANK_MAX)} comments, which is the most it can hold. Delete some first.`,
  },
  known_comment: { status: 409, message: 'Your comment bank has these words already.' },
  nothing_to_import: {
    status: 400,
    message: 'There is no comment in this text. Write one on each line.',
  },
  line_too_long: { status: 400, message: 'A line is too long.' },
  broken_quote: { status: 400, message: 'A quotation mark is not closed.' },
}) {}

/** Words that a teacher uses again, found by typing. */
@Injectable()
export class CommentBankService {
  constructor(
    private readonly bank: CommentBankRepository,
    private readonly work: ThreadWork,
  ) {}

  list(userId: string, query: BankQuery): Promise<Page<BankComment>> {
    return this.bank.page(userId, query);
  }

  /** @throws CommentBankError where there is no room */
  add(userId: string, words: string): Promise<BankComment> {
    return this.bank.transaction(async (manager) => {
      const count = await lockBank(manager, userId);
      const known = await findWords(manager, userId, words);
      if (known) return known;
      if (count >= COMMENT_BANK_MAX) throw new CommentBankError('bank_full');
      const [added] = await addWords(manager, userId, [words]);
      if (!added) throw new Error('The comment was not stored.');
      return added;
    });
  }

  /** @throws NotFoundError, CommentBankError where another comment has these words */
  async change(userId: string, id: string, words: string): Promise<BankComment> {
    return this.bank.transaction(async (manager) => {
      if (!(await this.bank.owns(manager, userId, id))) throw notFound();
      await lockBank(manager, userId);
      const changed = await this.bank.change(manager, userId, id, words);
      if (changed) return changed;
      // It may have been deleted while another change held the lock.
      throw (await this.bank.owns(manager, userId, id)) ? new CommentBankError('known_comment') : notFound();
    });
  }

  /** @throws NotFoundError */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.bank.remove(userId, id))) throw notFound();
  }

  /** All comments or none. @throws CommentBankError that names the lines that are wrong, or how much room there is; WorkError */
  async import(userId: string, request: BankImportRequest, asker: Asker): Promise<BankImportReply> {
    const read = await this.work.runOrDefer<BankImportRequest, CommentsToImport>(
      {
        file: workerFile(__dirname, 'comments-to-import.worker'),
        input: request,
        size: {
          what: 'text',
          is: request.text.length,
          limit: BANK_IMPORT_MAX_CHARACTERS,
          unit: 'characters',
        },
        asker,
      },
      run,
    );
    if (!('words' in read)) throw refusalOf(read);
    const { words, given } = read;
    if (given === 0) throw new CommentBankError('nothing_to_import');
    return this.bank.transaction(async (manager) => {
      const count = await lockBank(manager, userId);
      const fresh = await newWords(manager, userId, words);
      const room = Math.max(0, COMMENT_BANK_MAX - count);
      if (fresh.length > room)
        throw new CommentBankError('bank_full', {
          message: `Your comment bank holds ${n(COMMENT_BANK_MAX)} comments and has room for ${n(room)} more; this would add ${n(fresh.length)}. Import fewer, or delete some first. Nothing was imported.`,
        });
      await addWords(manager, userId, fresh);
      return { added: fresh.length, known: given - fresh.length };
    });
  }

  async export(userId: string): Promise<ExportedFile> {
    const comments = await this.bank.all(userId);
    return {
      contentType: 'text/csv; charset=utf-8',
      filename: exportFilename(EXPORT_FILENAMES.commentBank, 'csv', new Date()),
      content: bankCsv(comments),
    };
  }

  settings(userId: string): Promise<BankSettings> {
    return this.bank.settings(userId);
  }

  async set(userId: string, grows: boolean): Promise<BankSettings> {
    await this.bank.set(userId, grows);
    return this.bank.settings(userId);
  }
}

const notFound = () => new NotFoundError('This comment is no longer in your comment bank.');

function refusalOf(read: Exclude<CommentsToImport, { words: string[] }>): CommentBankError {
  if ('tooLong' in read) return new CommentBankError('line_too_long', { message: tooLong(read) });
  if ('brokenQuote' in read)
    return new CommentBankError('broken_quote', {
      message: `In the CSV text a comment begins on line ${n(read.brokenQuote)} with a quotation mark that does not close where the comment ends. Close it, and double every quotation mark inside ("" for "), or remove it. Nothing was imported.`,
    });
  return new CommentBankError('bank_full', {
    message: `A comment bank holds ${n(COMMENT_BANK_MAX)} comments; this text has ${n(read.tooMany)} different ones. Import fewer. Nothing was imported.`,
  });
}

function tooLong({ tooLong: lines, count }: { tooLong: readonly number[]; count: number }): string {
  const named = lines.map(n);
  const more = count - named.length;
  const list =
    more > 0
      ? `${named.join(', ')} and ${n(more)} more`
      : [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ');
  const subject = count === 1 ? `Line ${list} has` : `Lines ${list} have`;
  return `${subject} more than ${n(COMMENT_MAX_CHARACTERS)} characters, which is the most a comment can have. Nothing was imported.`;
}
