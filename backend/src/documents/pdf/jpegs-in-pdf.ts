import { pictureSize, type PictureSize } from '../pictures/picture-size';

/** A JPEG that is a stream of a PDF as it stands: its only filter is its own. */
export interface JpegInPdf {
  /** From the `<<` of the dictionary before the stream up to the end of `endstream`. */
  object: readonly [from: number, to: number];
  /** The text of the dictionary. */
  entries: string;
  /** Of the JPEG. */
  data: readonly [from: number, to: number];
  /** By its own header. */
  size: PictureSize;
}

const STREAM = Buffer.from('stream');
const END_OF_STREAM = Buffer.from('endstream');
const START_OF_JPEG = Buffer.from([0xff, 0xd8]);
const NO_START = 0xd7;
/** A dictionary of an image has a few hundred bytes. */
const DICTIONARY_MAX = 2_000;
/** More are left as they are. */
const EXAMINED_MAX = 2_000;
const ONLY_JPEG = /\/(?:Filter|F)\s*(?:\/(?:DCTDecode|DCT)\s*[/>]|\[\s*\/(?:DCTDecode|DCT)\s*\])/;

/** Found without reading the structure of the file: a stream has its dictionary before it, whatever the rest is packed in. */
export function jpegsIn(file: Uint8Array): JpegInPdf[] {
  const view = viewOf(file);
  const found: JpegInPdf[] = [];
  let examined = 0;
  for (let at = view.indexOf(STREAM); at !== -1; at = view.indexOf(STREAM, at + STREAM.length)) {
    const from = afterLineBreak(view, at + STREAM.length);
    if (from === null || view[from] !== 0xff || view[from + 1] !== 0xd8 || view[from + 2] !== 0xff) continue;
    examined += 1;
    if (examined > EXAMINED_MAX) break;
    const jpeg = jpegAt(view, at, from);
    if (jpeg) found.push(jpeg);
  }
  return found;
}

/**
 * Makes the JPEGs undecodable, in place. Where only their places on the page count, decoding them would be nearly all of the
 * time and memory.
 */
export function blindJpegs(file: Uint8Array): void {
  const view = viewOf(file);
  for (const { data } of jpegsIn(file)) {
    const jpeg = view.subarray(...data);
    // A small picture in its header has such a mark too.
    for (let at = jpeg.indexOf(START_OF_JPEG); at !== -1; at = jpeg.indexOf(START_OF_JPEG, at + 2))
      jpeg[at + 1] = NO_START;
  }
}

const viewOf = (file: Uint8Array): Buffer => Buffer.from(file.buffer, file.byteOffset, file.byteLength);

function jpegAt(view: Buffer, stream: number, from: number): JpegInPdf | null {
  const start = Math.max(0, stream - DICTIONARY_MAX);
  const before = view.toString('latin1', start, stream);
  const opening = before.indexOf('<<', before.lastIndexOf('obj'));
  const closing = before.lastIndexOf('>>') + 2;
  const to = view.indexOf(END_OF_STREAM, from);
  if (opening === -1 || closing < opening || to === -1) return null;
  const entries = before.slice(opening, closing);
  if (!ONLY_JPEG.test(entries)) return null;
  const size = pictureSize(view.subarray(from, to), 'jpeg');
  return size && { object: [start + opening, to + END_OF_STREAM.length], entries, data: [from, to], size };
}

function afterLineBreak(view: Buffer, at: number): number | null {
  if (view[at] === 0x0d && view[at + 1] === 0x0a) return at + 2;
  return view[at] === 0x0a || view[at] === 0x0d ? at + 1 : null;
}
