import { checked } from '@marklight/contracts/issue-words';
import { wellFormed } from '@marklight/contracts/text';
import type { z } from 'zod';
import type { Issue } from '../valid-bodies';

/**
 * The outcome of reading a body: the value that the contract makes of it, or why it is refused. Data only, so that it
 * can cross threads.
 */
export type ReadJson = { value: unknown } | { issues: readonly Issue[] } | { malformed: true };

/** Escapes are the only way to write NUL or half a character in JSON; hardly any body has one. */
const ODD_ESCAPES = ['\\u0000', '\\ud', '\\uD'];
/** The most fields that one refusal names. */
const ISSUES_TOLD = 20;

/**
 * The value of a JSON text, in UTF-8 only (RFC 8259); bytes that are not UTF-8 become U+FFFD.
 * @returns undefined if it is not JSON, or neither an object nor a list
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text.byteLength === 0) return {};
  const isOdd = ODD_ESCAPES.some((escape) => text.includes(escape));
  try {
    const value: unknown = JSON.parse(text.toString('utf8').replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null) return undefined;
    return isOdd ? storable(value) : value;
  } catch {
    return undefined;
  }
}

/** Parses and checks in one go. @param schema the contract of the body; without one nothing is checked */
export function readJson(bytes: Uint8Array, schema: z.ZodType | undefined): ReadJson {
  const value = parseJson(bytes);
  if (value === undefined) return { malformed: true };
  if (!schema) return { value };
  const read = checked(schema, value);
  if (read.success) return { value: read.data };
  return {
    issues: read.error.issues
      .slice(0, ISSUES_TOLD)
      .map(({ message, path }) => ({ message, path: path.filter((part) => typeof part !== 'symbol') })),
  };
}

/** Cleans every text inside, in place and without recursion, however deeply it is nested. */
function storable<Value extends object>(value: Value): Value {
  const open: object[] = [value];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, part] of Object.entries(next) as [string, unknown][]) {
      if (typeof part === 'object' && part !== null) open.push(part);
      // A plain assignment to this key would change what the object is.
      else if (typeof part === 'string' && key !== '__proto__')
        (next as Record<string, unknown>)[key] = wellFormed(part);
    }
  }
  return value;
}
