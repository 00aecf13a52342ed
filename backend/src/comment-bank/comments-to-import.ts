import { COMMENT_BANK_MAX, COMMENT_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { BankImportFormat, BankImportRequest } from '@marklight/contracts/comment-bank';
import { plainText } from '@marklight/contracts/text';
import { readRows } from '../common/files/delimited-rows';
import { textOfCell } from '../common/files/safe-cell';

interface GivenComment {
  /** From 1, where it begins in the text. */
  line: number;
  words: string;
}

/** What an import asks for, or the one thing that is wrong with it. Small, whatever the text: it comes from a thread. */
export type CommentsToImport =
  /** `given`: how many, those that are said twice included. */
  | { words: string[]; given: number }
  /** The first lines that are too long, and how many are. */
  | { tooLong: number[]; count: number }
  /** The line of a quotation mark that is not closed where its comment ends. */
  | { brokenQuote: number }
  /** More different ones than a bank holds. */
  | { tooMany: number };

/** The first row of our own file, and of others that name their column. */
const HEADER = /^comments?$/i;
/** Listing more line numbers than this is of no use. */
const LINES_NAMED_MAX = 5;

/** The comments of a pasted text or a file, each once, without blank ones. Linear in the length of the text. */
export function commentsToImport({ text, format }: BankImportRequest): CommentsToImport {
  const clean = text.replace(/^\uFEFF/u, '').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const read = READERS[format](clean);
  if (!Array.isArray(read)) return read;
  const given = read
    .map(({ line, words }) => ({ line, words: plainText(words) }))
    .filter(({ words }) => words !== '');
  const long = given.filter(({ words }) => words.length > COMMENT_MAX_CHARACTERS);
  if (long.length > 0)
    return { tooLong: long.slice(0, LINES_NAMED_MAX).map(({ line }) => line), count: long.length };
  const different = new Map<string, string>();
  for (const { words } of given) {
    const folded = foldedOf(words);
    if (!different.has(folded)) different.set(folded, words);
  }
  if (different.size > COMMENT_BANK_MAX) return { tooMany: different.size };
  return { words: [...different.values()], given: given.length };
}

/** Words that differ in spaces and capitals alone are the same, as in the database. */
const foldedOf = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();

const READERS: Record<BankImportFormat, (text: string) => GivenComment[] | { brokenQuote: number }> = {
  lines: (text) => text.split('\n').map((words, index) => ({ line: index + 1, words })),
  csv: fromCsv,
};

function fromCsv(text: string): GivenComment[] | { brokenQuote: number } {
  const { rows, brokenQuote } = readRows(text, { untilBrokenQuote: true });
  if (brokenQuote !== null) return { brokenQuote };
  return rows
    .map(({ line, fields }) => ({ line, words: textOfCell((fields[0] ?? '').trim()) }))
    .filter(({ words }, index) => index > 0 || !HEADER.test(words));
}
