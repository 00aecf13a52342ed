import { ESSAY_MAX_CHARACTERS } from '@marklight/contracts/business';
import { RefusedInWorker } from '../../worker/refused-in-worker';
import { Bytes } from './bytes';

/** A stretch of text that stands together in the file ([MS-DOC] 2.9.177). */
export interface Piece {
  /** First character, and the one after the last. */
  start: number;
  end: number;
  /** Where it stands in the document stream. */
  offset: number;
  bytesPerCharacter: 1 | 2;
  text: string;
  /** Properties that all of it takes on, over those of its runs. */
  properties: Bytes;
}

const GRPPRL = 1;
/** Bytes that the format allows ([MS-DOC] 2.9.209). */
const MOST_OF_GROUP = 0x3fa2;
const PIECE_TABLE = 2;
/** With its notes, headers and comments. */
const MOST_CHARACTERS = 4 * ESSAY_MAX_CHARACTERS;
const IS_8_BIT = 0x40000000;

/**
 * The text of a file, in order ([MS-DOC] 2.9.38).
 * @param clx the piece table with the properties that it refers to
 * @throws RefusedInWorker `damaged`, `too_long`
 */
export function readPieces(document: Bytes, clx: Bytes): Piece[] {
  const groups: Bytes[] = [];
  let at = 0;
  while (clx.u8(at) === GRPPRL) {
    const length = clx.u16(at + 1);
    if (length > MOST_OF_GROUP) throw new RefusedInWorker('damaged');
    groups.push(clx.slice(at + 3, length));
    at += 3 + length;
  }
  if (clx.u8(at) !== PIECE_TABLE) throw new RefusedInWorker('damaged');
  const table = clx.slice(at + 5, clx.u32(at + 1));
  const count = (table.length - 4) / 12;
  if (!Number.isInteger(count) || count < 1) throw new RefusedInWorker('damaged');
  if (table.u32(count * 4) > MOST_CHARACTERS) throw new RefusedInWorker('too_long');
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [table.u32(index * 4), table.u32(index * 4 + 4)];
    if (end < start || (index === 0 && start !== 0)) throw new RefusedInWorker('damaged');
    const descriptor = table.slice((count + 1) * 4 + index * 8, 8);
    return {
      start,
      end,
      ...pieceText(document, descriptor.u32(2), end - start),
      properties: modifier(descriptor, groups),
    };
  });
}

function pieceText(document: Bytes, place: number, length: number) {
  const isNarrow = (place & IS_8_BIT) !== 0;
  const offset = isNarrow ? (place & (IS_8_BIT - 1)) >>> 1 : place & (IS_8_BIT - 1);
  const bytesPerCharacter = isNarrow ? (1 as const) : (2 as const);
  const raw = document.raw(offset, length * bytesPerCharacter);
  // Not TextDecoder for UTF-16: it drops a byte-order mark, and each character must keep its place.
  const text = isNarrow
    ? new TextDecoder('windows-1252').decode(raw)
    : Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('utf16le');
  return { offset, bytesPerCharacter, text };
}

/** Properties that a piece names by a number of seven bits ([MS-DOC] 2.9.215); the others decide nothing here. */
const SHORT_NAMES: Readonly<Record<number, number>> = {
  0x18: 0x2416,
  0x19: 0x2417,
  0x41: 0x0800,
  0x43: 0x0802,
  0x4d: 0x2a0c,
  0x51: 0x0818,
  0x53: 0x2a33,
  0x5c: 0x083c,
  0x62: 0x2a42,
  0x75: 0x0855,
};
const NO_PROPERTIES = new Bytes(new Uint8Array());

function modifier(descriptor: Bytes, groups: readonly Bytes[]): Bytes {
  const value = descriptor.u16(6);
  if (value & 1) {
    const group = groups[value >> 1];
    if (!group) throw new RefusedInWorker('damaged');
    return group;
  }
  const name = SHORT_NAMES[(value >> 1) & 0x7f];
  return name === undefined ? NO_PROPERTIES : new Bytes(Uint8Array.of(name & 0xff, name >> 8, value >> 8));
}
