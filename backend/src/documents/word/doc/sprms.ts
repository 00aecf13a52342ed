import { RefusedInWorker } from '../../worker/refused-in-worker';
import type { Bytes } from './bytes';

/** One property and its value ([MS-DOC] 2.2.5). */
export interface Sprm {
  code: number;
  operand: Bytes;
}

const TABLE_DEFINITION = 0xd608;
const TAB_STOPS = 0xc615;
/** Sizes of operands by the three highest bits of the code; 6 says its own. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, null, 3] as const;

/**
 * The properties of a list.
 * @throws RefusedInWorker `damaged` if an operand ends outside the list
 */
export function sprmsOf(list: Bytes): Sprm[] {
  const sprms: Sprm[] = [];
  // A single byte at the end fills the list up to an even length.
  for (let at = 0; at + 2 < list.length;) {
    const code = list.u16(at);
    const [head, length] = sizeOf(code, list, at + 2);
    sprms.push({ code, operand: list.slice(at + 2 + head, length) });
    at += 2 + head + length;
  }
  return sprms;
}

function sizeOf(code: number, list: Bytes, at: number): readonly [head: number, length: number] {
  const fixed = OPERAND_BYTES[code >> 13];
  if (fixed !== null && fixed !== undefined) return [0, fixed];
  if (code === TABLE_DEFINITION) return [2, Math.max(0, list.u16(at) - 1)];
  const length = list.u8(at);
  if (code !== TAB_STOPS || length !== 255) return [1, length];
  const deleted = list.u8(at + 1);
  const added = list.u8(at + 2 + deleted * 4);
  return [1, 2 + deleted * 4 + added * 3];
}

/** The value of a switch: on, off, as the style has it, or the opposite of that ([MS-DOC] 2.9.327). */
export function switched({ operand }: Sprm, ofStyle: boolean | undefined): boolean {
  const value = operand.u8(0);
  if (value === 0x80) return ofStyle ?? false;
  if (value === 0x81) return !ofStyle;
  if (value > 1) throw new RefusedInWorker('damaged');
  return value === 1;
}
