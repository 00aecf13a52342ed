import { createHash, createHmac } from 'node:crypto';

/**
 * The token of a one-time link, computed from its row's id and a secret that is not in the database: reading the
 * database or a backup gives nobody a link, and a mail that is sent again carries the same one. 256 bits, URL-safe.
 */
export function oneTimeToken(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`one-time link ${id}`).digest('base64url');
}

/** The digest of a token, as stored, in hex. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
