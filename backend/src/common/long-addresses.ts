import { EXPORT_IDS_MAX } from '@marklight/contracts/business';
import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '@marklight/contracts/errors';

const HEADERS_TOO_LARGE = 431;
/** What Node itself replies to a request that it cannot read; 400 to all others. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request whose address and headers are more than Node takes (16 KB) in words, where Node would say nothing but
 * the status. No handler ever sees such a request.
 */
export function answerLongAddresses(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(replyFor(STATUSES[error.code ?? ''] ?? 400));
  });
}

function replyFor(status: number): string {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n`;
  if (status !== HEADERS_TOO_LARGE) return `${head}\r\n`;
  const body = JSON.stringify({
    statusCode: status,
    code: 'too_large',
    message: `This address is too long. To choose essays in it, name at most ${EXPORT_IDS_MAX}.`,
  } satisfies ApiError);
  return `${head}Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
