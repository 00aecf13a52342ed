import type { BankImportRequest } from '@marklight/contracts/comment-bank';
import { commentsToImport, type CommentsToImport } from './comments-to-import';

export function run(request: BankImportRequest): CommentsToImport {
  return commentsToImport(request);
}
