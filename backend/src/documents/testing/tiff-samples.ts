import { deflateSync } from 'node:zlib';
import type { Canvas } from '@napi-rs/canvas';

export interface TiffSample {
  width: number;
  height: number;
  compression: number;
  photometric: number;
  bits: number[];
  rowsPerStrip: number;
  strips: Uint8Array[];
  /** Other tags of one number. */
  more?: Readonly<Record<number, number>>;
  palette?: number[];
  jpegTables?: Uint8Array;
}

const SHORT = 3;
const LONG = 4;
const BYTES = 7;

/** A TIFF file of these pages. */
export function aTiff(pages: readonly TiffSample[], isLittle = true): Buffer {
  const parts: Buffer[] = [Buffer.from(isLittle ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1')];
  let length = 8;
  const put = (part: Uint8Array): number => {
    const at = length;
    parts.push(Buffer.from(part), Buffer.alloc(part.length % 2));
    length += part.length + (part.length % 2);
    return at;
  };
  const write16 = (to: Buffer, value: number, at: number) =>
    isLittle ? to.writeUInt16LE(value, at) : to.writeUInt16BE(value, at);
  const write32 = (to: Buffer, value: number, at: number) =>
    isLittle ? to.writeUInt32LE(value, at) : to.writeUInt32BE(value, at);
  let link = { in: parts[0]!, at: 4 };
  for (const page of pages) {
    const offsets = page.strips.map(put);
    const tags: [tag: number, type: number, values: readonly number[]][] = [
      [256, LONG, [page.width]],
      [257, LONG, [page.height]],
      [258, SHORT, page.bits],
      [259, SHORT, [page.compression]],
      [262, SHORT, [page.photometric]],
      [273, LONG, offsets],
      [277, SHORT, [page.bits.length]],
      [278, LONG, [page.rowsPerStrip]],
      [279, LONG, page.strips.map((strip) => strip.length)],
      ...(page.palette ? ([[320, SHORT, page.palette]] as [number, number, number[]][]) : []),
      ...(page.jpegTables ? ([[347, BYTES, [...page.jpegTables]]] as [number, number, number[]][]) : []),
      ...Object.entries(page.more ?? {}).map(
        ([tag, value]) => [Number(tag), SHORT, [value]] as [number, number, number[]],
      ),
    ];
    tags.sort((a, b) => a[0] - b[0]);
    const directory = Buffer.alloc(2 + tags.length * 12 + 4);
    write16(directory, tags.length, 0);
    tags.forEach(([tag, type, values], index) => {
      const at = 2 + index * 12;
      const size = { [SHORT]: 2, [LONG]: 4, [BYTES]: 1 }[type]!;
      const data = Buffer.alloc(Math.max(4, size * values.length));
      values.forEach((value, place) => {
        if (size === 1) data.writeUInt8(value, place);
        else if (size === 2) write16(data, value, place * 2);
        else write32(data, value, place * 4);
      });
      write16(directory, tag, at);
      write16(directory, type, at + 2);
      write32(directory, values.length, at + 4);
      if (data.length === 4) data.copy(directory, at + 8);
      else write32(directory, put(data), at + 8);
    });
    const at = put(directory);
    write32(link.in, at, link.at);
    link = { in: parts.at(-2)!, at: directory.length - 4 };
  }
  return Buffer.concat(parts);
}

/** A drawn page, grey, as a copier saves it: strips of some rows, each deflated. */
export function aGreyTiffPage(canvas: Canvas, rowsPerStrip = 64): TiffSample {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const grey = Buffer.from(data.filter((_, at) => at % 4 === 0));
  const strips = Array.from({ length: Math.ceil(height / rowsPerStrip) }, (_, at) =>
    deflateSync(grey.subarray(at * rowsPerStrip * width, (at + 1) * rowsPerStrip * width)),
  );
  return { width, height, compression: 8, photometric: 1, bits: [8], rowsPerStrip, strips };
}

/** Writes numbers of so many bits, the highest bit first. */
export function packed(codes: readonly (readonly [value: number, bits: number])[]): Buffer {
  const bits = codes.map(([value, count]) => value.toString(2).padStart(count, '0')).join('');
  return Buffer.from(
    Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
      Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
    ),
  );
}

/** LZW as TIFF has it, which begins a new table before the codes become longer. */
export function lzw(data: Uint8Array): Buffer {
  const codes: [number, number][] = [];
  data.forEach((byte, at) => {
    if (at % 200 === 0) codes.push([256, 9]);
    codes.push([byte, 9]);
  });
  return packed([...codes, [257, 9]]);
}

/** PackBits, byte after byte as it is. */
export function packBits(data: Uint8Array): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += 128) {
    const part = Buffer.from(data.subarray(at, at + 128));
    parts.push(Buffer.from([part.length - 1]), part);
  }
  return Buffer.concat(parts);
}

/** Fax (Group 4) of 128 pixels in each row, the left half white and the right half black. */
export function fax4(rows: number): Buffer {
  const first: [number, number][] = [
    // Two runs follow: 64 white and none more, 64 black and none more.
    [0b001, 3],
    ...([
      [0b11011, 5],
      [0b00110101, 8],
      [0b0000001111, 10],
      [0b0000110111, 10],
    ] as [number, number][]),
  ];
  // As the row above, at both changes.
  const others = Array.from({ length: (rows - 1) * 2 }, () => [1, 1] as [number, number]);
  return packed([...first, ...others, [0b000000000001, 12], [0b000000000001, 12]]);
}
