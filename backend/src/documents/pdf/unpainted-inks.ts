import { deflateSync, inflateSync } from 'node:zlib';

/**
 * What the ink `None` becomes: it leaves no mark on any device (ISO 32000-1, 8.6.6.4), but pdf.js paints the colour that is given for
 * devices without the ink. Nearly white, so that it shows as little where a page is drawn, and nobody's own.
 */
export const UNPAINTED_INK = '#fdfefc';
/** One colour, whatever the amount of ink; shorter than what it takes the place of. */
const MARKED = `[/Indexed/RGB 0<${UNPAINTED_INK.slice(1)}>]`;

/** In names, any letter may be written as its code. */
const named = (name: string): string =>
  `/${Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}(?![\\w#])`;
const NONE = named('None');
const OF_NONE = new RegExp(
  `\\[\\s*(?:${named('Separation')}\\s*${NONE}|${named('DeviceN')}\\s*\\[(?:\\s*${NONE})+\\s*\\])`,
  'gi',
);
const OBJECT_STREAM = Buffer.from('/ObjStm');
const STREAM = Buffer.from('stream');
const END_OF_STREAM = Buffer.from('endstream');
/** Bytes: more is not looked through, as no essay's colours take as much. */
const INFLATED_MAX = 8_000_000;

/** Marks the colour spaces of a PDF whose inks leave no mark, in place. Those of encrypted files stay, as their strings are. */
export function markUnpaintedInks(file: Uint8Array): void {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (view.includes('/Encrypt')) return;
  mark(view);
  let left = INFLATED_MAX;
  for (let at = view.indexOf(OBJECT_STREAM); at !== -1; at = view.indexOf(OBJECT_STREAM, at + 1)) {
    const keyword = view.indexOf(STREAM, at);
    const to = keyword === -1 ? -1 : view.indexOf(END_OF_STREAM, keyword);
    if (to === -1 || left <= 0) return;
    const from = keyword + STREAM.length + (view[keyword + STREAM.length] === 0x0d ? 2 : 1);
    left -= markPacked(view.subarray(from, to), left);
  }
}

/** @returns how many bytes it has unpacked */
function markPacked(packed: Buffer, most: number): number {
  try {
    const objects = inflateSync(packed, { maxOutputLength: most });
    if (mark(objects)) {
      const again = deflateSync(objects, { level: 9 });
      if (again.length <= packed.length) again.copy(packed);
    }
    return objects.length;
  } catch {
    return packed.length;
  }
}

function mark(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  let isMarked = false;
  for (const { index } of text.matchAll(OF_NONE)) {
    const end = endOfArray(text, index);
    if (end - index < MARKED.length) continue;
    bytes.write(MARKED.padEnd(end - index), index, 'latin1');
    isMarked = true;
  }
  return isMarked;
}

/** After the bracket that closes the one at that place; nowhere if none does. */
function endOfArray(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length && at - start < 10_000; at += 1) {
    if (text[at] === '[') depth += 1;
    else if (text[at] === ']' && --depth === 0) return at + 1;
  }
  return -1;
}
