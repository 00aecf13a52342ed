/** One page of a TIFF file, as its tags describe it. Nothing is decoded. */
export interface TiffPage {
  width: number;
  height: number;
  /** Dots to the inch; null where the file does not say. */
  dots: { across: number; down: number } | null;
  /** Quarters of a full turn clockwise by which it is to be shown. */
  quarters: number;
  compression: number;
  /** How numbers become colours: 0 white is 0, 1 black is 0, 2 RGB, 3 palette, 5 CMYK, 6 YCbCr. */
  photometric: number;
  bits: number;
  samples: number;
  predictor: number;
  /** The lowest bit of a byte comes first. */
  isLowBitFirst: boolean;
  /** Options of Group 3 fax. */
  faxOptions: number;
  /** Rows of a strip, of which the last may have fewer. */
  rowsPerStrip: number;
  strips: Uint8Array[];
  palette: number[] | null;
  jpegTables: Uint8Array | null;
}

const TAG = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  across: 282,
  down: 283,
  planar: 284,
  faxOptions: 292,
  unit: 296,
  predictor: 317,
  palette: 320,
  tileOffsets: 324,
  sampleFormat: 339,
  jpegTables: 347,
} as const;

/** Bytes of a value, by its type. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 };
/** Strips of a page, and numbers of a palette of 8 bits. */
const VALUES_MAX = 20_000;
const CENTIMETRES = 3;
const CENTIMETRES_PER_INCH = 2.54;
/** A smaller picture of the page beside it, or its mask. */
const NO_PAGE = 0b101;

/** A TIFF of a kind that no copier makes. */
export class TiffNotRead extends Error {}

/**
 * The pages of a TIFF file.
 * @param most the pages that are looked at; one more shows that there are too many
 * @throws TiffNotRead; RangeError if the file ends before what it announces
 */
export function tiffPages(file: Uint8Array, most: number): TiffPage[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const pages: TiffPage[] = [];
  const seen = new Set<number>();
  let held = 0;
  for (let at = view.getUint32(4, isLittle); at !== 0 && pages.length <= most;) {
    if (seen.has(at)) throw new TiffNotRead('its pages go round in a circle');
    seen.add(at);
    const count = view.getUint16(at, isLittle);
    const page = pageAt(new Tags(file, view, isLittle, at + 2, count));
    if (page) pages.push(page);
    held += page?.strips.reduce((sum, strip) => sum + strip.length, 0) ?? 0;
    // A small file could otherwise stand for gigabytes.
    if (held > file.length) throw new TiffNotRead('its parts lie over each other');
    at = view.getUint32(at + 2 + count * 12, isLittle);
    if (seen.size > most * 4) throw new TiffNotRead('it has too many parts');
  }
  return pages;
}

class Tags {
  private readonly places = new Map<number, number>();

  constructor(
    readonly file: Uint8Array,
    private readonly view: DataView,
    private readonly isLittle: boolean,
    at: number,
    count: number,
  ) {
    for (let entry = 0; entry < count; entry += 1)
      this.places.set(view.getUint16(at + entry * 12, isLittle), at + entry * 12);
  }

  has(tag: number): boolean {
    return this.places.has(tag);
  }

  all(tag: number): number[] {
    const at = this.places.get(tag);
    if (at === undefined) return [];
    const { view, isLittle } = this;
    const type = view.getUint16(at + 2, isLittle);
    const count = view.getUint32(at + 4, isLittle);
    const size = SIZES[type];
    if (!size || count > VALUES_MAX) throw new TiffNotRead('a tag is of an unknown kind');
    const from = size * count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    return Array.from({ length: count }, (_, index) => this.value(type, from + index * size));
  }

  one(tag: number, otherwise: number): number {
    return this.all(tag)[0] ?? otherwise;
  }

  bytes(tag: number): Uint8Array | null {
    return this.has(tag) ? Uint8Array.from(this.all(tag)) : null;
  }

  private value(type: number, at: number): number {
    const { view, isLittle } = this;
    if (type === 3) return view.getUint16(at, isLittle);
    if (type === 4) return view.getUint32(at, isLittle);
    if (type === 5) return view.getUint32(at, isLittle) / Math.max(1, view.getUint32(at + 4, isLittle));
    return view.getUint8(at);
  }
}

function pageAt(tags: Tags): TiffPage | null {
  if ((tags.one(TAG.subfile, 0) & NO_PAGE) !== 0) return null;
  const height = tags.one(TAG.height, 0);
  const bits = tags.all(TAG.bits);
  if (tags.has(TAG.tileOffsets)) throw new TiffNotRead('it is made of tiles');
  if (tags.one(TAG.planar, 1) !== 1) throw new TiffNotRead('its colours are apart');
  if (tags.all(TAG.sampleFormat).some((format) => format !== 1))
    throw new TiffNotRead('its numbers have signs');
  if (bits.some((each) => each !== bits[0])) throw new TiffNotRead('its colours differ in depth');
  return {
    width: tags.one(TAG.width, 0),
    height,
    dots: dotsOf(tags),
    quarters: { 3: 2, 6: 1, 8: 3 }[tags.one(TAG.orientation, 1)] ?? 0,
    compression: tags.one(TAG.compression, 1),
    photometric: tags.one(TAG.photometric, 1),
    bits: bits[0] ?? 1,
    samples: tags.one(TAG.samples, 1),
    predictor: tags.one(TAG.predictor, 1),
    isLowBitFirst: tags.one(TAG.fillOrder, 1) === 2,
    faxOptions: tags.one(TAG.faxOptions, 0),
    rowsPerStrip: Math.max(1, Math.min(height, tags.one(TAG.rowsPerStrip, height))),
    strips: stripsOf(tags),
    palette: tags.has(TAG.palette) ? tags.all(TAG.palette) : null,
    jpegTables: tags.bytes(TAG.jpegTables),
  };
}

function dotsOf(tags: Tags): TiffPage['dots'] {
  const unit = tags.one(TAG.unit, 2);
  const perInch = unit === CENTIMETRES ? CENTIMETRES_PER_INCH : 1;
  const [across, down] = [tags.one(TAG.across, 0) * perInch, tags.one(TAG.down, 0) * perInch];
  return unit !== 1 && across > 0 && down > 0 ? { across, down } : null;
}

function stripsOf(tags: Tags): Uint8Array[] {
  const lengths = tags.all(TAG.stripBytes);
  return tags.all(TAG.stripOffsets).map((from, at) => {
    const to = from + (lengths[at] ?? 0);
    if (to > tags.file.length) throw new RangeError('the file ends before its pages');
    return tags.file.subarray(from, to);
  });
}
