import type { BankImportFormat } from '@marklight/contracts/comment-bank';
import { plainText } from '@marklight/contracts/text';
import { readRows } from '../common/files/delimited-rows';

export interface GivenComment {
  /** From 1, where it begins in the text. */
  line: number;
  words: string;
}

/** The first row of our own file, and of others that name their column. */
const HEADER = /^comments?$/i;
/** What our own CSV puts before words that a spreadsheet would calculate. */
const GUARD = /^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/;

/** The comments of a pasted text or a file, without blank ones. */
export function commentsToImport(text: string, format: BankImportFormat): GivenComment[] {
  const clean = text.replace(/^\uFEFF/u, '').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const given = format === 'csv' ? fromCsv(clean) : fromLines(clean);
  return given
    .map(({ line, words }) => ({ line, words: plainText(words) }))
    .filter(({ words }) => words !== '');
}

function fromLines(text: string): GivenComment[] {
  return text.split('\n').map((words, index) => ({ line: index + 1, words }));
}

function fromCsv(text: string): GivenComment[] {
  const { rows } = readRows(text);
  return rows
    .map(({ line, fields }) => ({ line, words: (fields[0] ?? '').trim().replace(GUARD, '') }))
    .filter(({ words }, index) => index > 0 || !HEADER.test(words));
}
