import { PdfPieces } from './pdf-pieces';
import { TiffNotRead, tiffPages, type TiffPage } from './read-tiff';

const FAX_2 = 2;
const FAX_3 = 3;
const FAX_4 = 4;
const LZW = 5;
const JPEG = 7;
const NONE = 1;
const PACK_BITS = 32_773;
const DEFLATE = [8, 32_946];

const WHITE_IS_0 = 0;
const RGB = 2;
const PALETTE = 3;
const CMYK = 5;
/** Of a page whose file does not say how large its paper was, as of a photo: A4. */
const LONGER_SIDE = 842;
/** A page is at most so many points long, and at least so many. */
const LONGEST = 14_400;
const SHORTEST = 10;

/**
 * The same pages as a PDF: what a TIFF carries is what a PDF can carry, so that no other decoder is needed. Nothing is
 * decoded here.
 * @throws TiffNotRead; RangeError if the file ends before what it announces
 */
export function tiffAsPdf(file: Uint8Array, most: number): Uint8Array {
  const pages = tiffPages(file, most);
  const pdf = new PdfPieces();
  const tree = pdf.reserve();
  const numbers = pages.map((page) => addPage(pdf, tree, page));
  pdf.fill(
    tree,
    `<< /Type /Pages /Kids [${numbers.map((one) => `${one} 0 R`).join(' ')}] /Count ${numbers.length} >>`,
  );
  return pdf.finish(pdf.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`));
}

function addPage(pdf: PdfPieces, tree: number, page: TiffPage): number {
  const { width, height, rowsPerStrip, strips, quarters } = page;
  if (width < 1 || height < 1 || strips.length < Math.ceil(height / rowsPerStrip))
    throw new RangeError('a page has no size, or fewer strips than rows');
  const images = imagesOf(page).map(({ data, rows, below }) => ({
    ...{ rows, below },
    number: addStrip(pdf, page, data, rows),
  }));
  const [wide, high] = sizeOf(page);
  const [x, y] = [wide / width, high / height];
  const content = images
    .map(({ rows, below }, at) => `q ${width * x} 0 0 ${rows * y} 0 ${below * y} cm /S${at} Do Q`)
    .join('\n');
  const resources = images.map(({ number }, at) => `/S${at} ${number} 0 R`).join(' ');
  const contents = pdf.add(`<< /Length ${content.length} >>`, Buffer.from(content));
  return pdf.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${wide} ${high}] /Rotate ${quarters * 90} /Contents ${contents} 0 R /Resources << /XObject << ${resources} >> >> >>`,
  );
}

interface Image {
  data: Uint8Array;
  rows: number;
  /** Rows of the page beneath it. */
  below: number;
}

/** One for each strip, or for the page where strips can simply be put together. */
function imagesOf({ compression, height, rowsPerStrip, strips }: TiffPage): Image[] {
  const count = Math.ceil(height / rowsPerStrip);
  if (compression === NONE || compression === PACK_BITS)
    return [{ data: Buffer.concat(strips.slice(0, count)), rows: height, below: 0 }];
  return strips.slice(0, count).map((data, at) => {
    const rows = Math.min(rowsPerStrip, height - at * rowsPerStrip);
    return { data, rows, below: height - at * rowsPerStrip - rows };
  });
}

function sizeOf({ width, height, dots }: TiffPage): [number, number] {
  const sides = dots ? [(width * 72) / dots.across, (height * 72) / dots.down] : [];
  const isSensible = sides.length > 0 && sides.every((side) => side >= SHORTEST && side <= LONGEST);
  const scale = LONGER_SIDE / Math.max(width, height);
  const [wide, high] = isSensible ? sides : [width * scale, height * scale];
  return [round(wide!), round(high!)];
}

const round = (number: number): number => Math.round(number * 1_000) / 1_000;

function addStrip(pdf: PdfPieces, page: TiffPage, strip: Uint8Array, rows: number): number {
  const { width, bits, samples } = page;
  if (![1, 2, 4, 8].includes(bits)) throw new TiffNotRead('its colours are too deep');
  const { filter, parameters, data } = codingOf(page, strip, rows);
  const entries = [
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${rows} /BitsPerComponent ${bits}`,
    `/ColorSpace ${coloursOf(page)}`,
    page.photometric === WHITE_IS_0 && samples === 1 ? '/Decode [1 0]' : '',
    filter && `/Filter /${filter}`,
    parameters && `/DecodeParms << ${parameters} >>`,
    `/Length ${data.length}`,
  ];
  return pdf.add(`<< ${entries.filter(Boolean).join(' ')} >>`, data);
}

function coloursOf({ photometric, samples, palette, bits }: TiffPage): string {
  if (photometric === PALETTE && palette && samples === 1) return indexed(palette, bits);
  const space = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: photometric === CMYK ? '/DeviceCMYK' : null }[
    samples
  ];
  if (!space) throw new TiffNotRead('its colours are of an unknown kind');
  return space;
}

/** All reds, then all greens and blues, of two bytes each. */
function indexed(palette: readonly number[], bits: number): string {
  const count = 2 ** bits;
  const colours = Array.from({ length: count }, (_, at) =>
    [0, 1, 2].map((part) => ((palette[part * count + at] ?? 0) >> 8).toString(16).padStart(2, '0')).join(''),
  );
  return `[/Indexed /DeviceRGB ${count - 1} <${colours.join('')}>]`;
}

interface Coding {
  filter: string;
  parameters: string;
  data: Uint8Array;
}

function codingOf(page: TiffPage, strip: Uint8Array, rows: number): Coding {
  const { compression, width, samples, bits, predictor, photometric } = page;
  const data = page.isLowBitFirst && compression !== JPEG ? withBitsReversed(strip) : strip;
  if ([FAX_2, FAX_3, FAX_4].includes(compression)) return faxOf(page, data, rows);
  if (compression === JPEG) {
    const parameters = photometric === RGB ? '/ColorTransform 0' : '';
    return { filter: 'DCTDecode', parameters, data: withTables(strip, page.jpegTables) };
  }
  const parameters =
    predictor === 2 ? `/Predictor 2 /Columns ${width} /Colors ${samples} /BitsPerComponent ${bits}` : '';
  if (compression === LZW) return { filter: 'LZWDecode', parameters, data };
  if (DEFLATE.includes(compression)) return { filter: 'FlateDecode', parameters, data };
  if (compression === PACK_BITS) return { filter: 'RunLengthDecode', parameters: '', data };
  if (compression === NONE) return { filter: '', parameters: '', data };
  throw new TiffNotRead(`compression ${compression}`);
}

function faxOf({ compression, width, faxOptions }: TiffPage, data: Uint8Array, rows: number): Coding {
  const twoDimensional = compression === FAX_4 ? -1 : compression === FAX_3 && (faxOptions & 1) !== 0 ? 1 : 0;
  const aligned = compression === FAX_2 || (faxOptions & 4) !== 0;
  return {
    filter: 'CCITTFaxDecode',
    parameters: `/K ${twoDimensional} /Columns ${width} /Rows ${rows} /EncodedByteAlign ${aligned} /BlackIs1 true /EndOfBlock false`,
    data,
  };
}

/** Strips share the tables that stand once for the page. */
function withTables(strip: Uint8Array, tables: Uint8Array | null): Uint8Array {
  if (!tables || tables.length < 4) return strip;
  // Without the mark of its end, and the mark of the strip's start.
  return Buffer.concat([tables.subarray(0, -2), strip.subarray(2)]);
}

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2),
);

const withBitsReversed = (data: Uint8Array): Uint8Array => data.map((byte) => REVERSED[byte]!);
