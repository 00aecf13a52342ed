import type { BankComment } from '@marklight/contracts/comment-bank';
import { BYTE_ORDER_MARK, csvLines } from '../common/files/csv-lines';
import { safeCell } from '../common/files/safe-cell';

const CHUNK = 500;

/** The bank as CSV text, a chunk at a time; `commentsToImport` reads it again. */
export async function* bankCsv(comments: readonly BankComment[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([['Comment', 'Used']]);
  for (let at = 0; at < comments.length; at += CHUNK)
    yield csvLines(comments.slice(at, at + CHUNK).map(({ words, uses }) => [safeCell(words), uses]));
}
