import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `cus_…` and so on; random, because a database that met an earlier run of the stand-in must not mistake one for another. */
export function newId(prefix: string, length = 14): string {
  const text = [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${prefix}_${text}`;
}

/** The id of a reference that may have been expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
