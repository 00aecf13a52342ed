import { RefusedInWorker } from '../../worker/refused-in-worker';
import type { Bytes } from './bytes';

const WORD_97 = 0xa5ec;
/** Of Word 6 and 95, whose files have the same container but other structures. */
const WORD_6 = 0xa5dc;
const FIRST_READ_VERSION = 0x00c1;
const IS_ENCRYPTED = 0x0100;
const TABLE_IS_1 = 0x0200;

/** Places of the pairs of offset and length in the FIB ([MS-DOC] 2.5.6). */
const PARTS = {
  styles: 1,
  headers: 11,
  characterRuns: 12,
  paragraphRuns: 13,
  pieces: 33,
  shapes: 40,
  textBoxes: 56,
} as const;
const FIRST_PART_AT = 0x9a;

/** Lengths of the texts that follow each other in a file, in characters ([MS-DOC] 2.5.5). */
const LENGTHS = {
  body: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  textBoxes: 0x64,
  headerTextBoxes: 0x68,
} as const;
export type Story = keyof typeof LENGTHS;

export interface Fib {
  tableStream: '0Table' | '1Table';
  /** First character of each text, and the one after its last. */
  stories: Readonly<Record<Story, readonly [start: number, end: number]>>;
  /** Offset and length in the table stream. */
  parts: Readonly<Record<keyof typeof PARTS, readonly [offset: number, length: number]>>;
}

/**
 * The head of a Word file ([MS-DOC] 2.5.1).
 * @throws RefusedInWorker `encrypted`, `old_word`, `damaged`
 */
export function readFib(document: Bytes): Fib {
  const mark = document.u16(0);
  if (mark !== WORD_97 && mark !== WORD_6) throw new RefusedInWorker('damaged');
  // Its file may be locked too, but it is not read without the password either.
  if (mark === WORD_6 || document.u16(2) < FIRST_READ_VERSION) throw new RefusedInWorker('old_word');
  const flags = document.u16(0x0a);
  if (flags & IS_ENCRYPTED) throw new RefusedInWorker('encrypted');
  let start = 0;
  const stories = mapped(LENGTHS, (at) => {
    const length = document.i32(at);
    if (length < 0) throw new RefusedInWorker('damaged');
    return [start, (start += length)] as const;
  });
  const parts = mapped(PARTS, (place) => {
    const at = FIRST_PART_AT + place * 8;
    return [document.u32(at), document.u32(at + 4)] as const;
  });
  return { tableStream: flags & TABLE_IS_1 ? '1Table' : '0Table', stories, parts };
}

function mapped<Key extends string, Value>(
  of: Readonly<Record<Key, number>>,
  valueOf: (number: number) => Value,
): Record<Key, Value> {
  const entries = Object.entries<number>(of).map(([key, number]) => [key, valueOf(number)]);
  return Object.fromEntries(entries) as Record<Key, Value>;
}
