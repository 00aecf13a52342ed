import type { Response } from 'supertest';

/** For `parse` of supertest: the body of a reply as it came, for files. */
export function bodyBytes(reply: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  reply.on('data', (chunk: Buffer) => chunks.push(chunk));
  reply.on('end', () => done(null, Buffer.concat(chunks)));
}
