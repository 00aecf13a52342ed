import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { aRawPdf, UNICODE_FONT } from '../pdf-samples';

/** A page that shows an essay, and some words of which the table says whether a reader sees them. */
export interface Construction {
  name: string;
  pdf: Buffer;
}

export const ESSAY_LINES = [
  'The library in our town is the one place where everybody meets.',
  'It costs little and gives much, and nobody has to buy anything',
  'to sit in it for a whole afternoon with a book and a friend.',
];
/** Words that the essay does not have. */
export const WORDS = 'Quick brown zebras jump over five hundred lazy frogs';
/** They stand at this place, 12 points high, within this box. */
export const AT = { x: 72, y: 400 };
export const BOX = { x: 60, y: 390, width: 340, height: 30 };

/** The words of the essay, black, at the top of the page. */
export const essay = (y = 740, before = '') =>
  `q BT ${before} /F1 12 Tf 16 TL 72 ${y} Td\n${ESSAY_LINES.map((line) => `(${line}) Tj T*`).join('\n')}\nET Q\n`;

/** @param before operators that set colour and the like, @param size of the type */
export const words = (before = '', size = 12, { x, y } = AT, text = WORDS) =>
  `q ${before} BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET Q\n`;

export const rectangle = ({ x, y, width, height } = BOX) => `${x} ${y} ${width} ${height} re`;
/** A filled rectangle. */
export const filled = (colour: string, box = BOX) => `q ${colour} rg ${rectangle(box)} f Q\n`;
/** A picture or form over a box; a form is a unit square. */
export const placed = (name: string, { x, y, width, height } = BOX) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`;
export const PAGE = { x: 0, y: 0, width: 595, height: 842 };

export const WHITE = '1 1 1';
export const BLACK = '0 0 0';

/** The words in white. */
export const white = words(`${WHITE} rg`);
/** What each of a row of like things paints. */
export const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** What is painted turned counter-clockwise about the middle of the page. */
export function slanting(degrees: number, content: string): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle).toFixed(5), Math.sin(angle).toFixed(5)];
  return `q 1 0 0 1 297.5 421 cm ${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm 1 0 0 1 -297.5 -421 cm ${content} Q\n`;
}

/** Resources of a page by kind; the first object has number 6. */
interface Parts {
  objects?: string[];
  states?: Record<string, string>;
  pictures?: Record<string, string>;
  patterns?: Record<string, string>;
  shadings?: Record<string, string>;
  other?: string;
  page?: string;
  catalog?: string;
}

const dictionary = (entries: Record<string, string> | undefined) =>
  Object.entries(entries ?? {})
    .map(([name, value]) => `/${name} ${value}`)
    .join(' ');

export function aPage(name: string, content: string, parts: Parts = {}): Construction {
  const resources = [
    `/ExtGState << ${dictionary(parts.states)} >>`,
    `/XObject << ${dictionary(parts.pictures)} >>`,
    `/Pattern << ${dictionary(parts.patterns)} >>`,
    `/Shading << ${dictionary(parts.shadings)} >>`,
    parts.other ?? '',
  ].join(' ');
  const { page, catalog, objects } = parts;
  return { name, pdf: aRawPdf(content, { resources, page, catalog, objects }) };
}

export const stream = (entries: string, body: string) =>
  `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;

const FONT = '/Font << /F1 5 0 R >>';
/** A form as large as the page. */
export const form = (body: string, { group = '', resources = '', box = '0 0 595 842' } = {}) =>
  stream(
    `/Type /XObject /Subtype /Form /BBox [${box}] /Resources << ${FONT} ${resources} >> ${group ? `/Group << /S /Transparency ${group} >>` : ''}`,
    body,
  );
export const maskGroup = (body: string, resources = '') =>
  form(body, { group: '/CS /DeviceGray /I true', resources });
export const softMask = (kind: 'Luminosity' | 'Alpha', group = 6) =>
  `<< /SMask << /S /${kind} /G ${group} 0 R >> >>`;

/** What a page needs to show a picture as `I`. */
export const showing = (image: string, ...more: string[]) => ({
  objects: [image, ...more],
  pictures: { I: '6 0 R' },
});

/** A picture of the given brightnesses, a byte for each pixel. */
export const greys = (width: number, height: number, bytes: readonly number[]) =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode`,
    `${Buffer.from(bytes).toString('hex')}>`,
  );
/** A stencil of one pixel, which paints the colour of the moment. */
export const STENCIL = stream(
  '/Type /XObject /Subtype /Image /ImageMask true /Width 8 /Height 1 /BitsPerComponent 1 /Filter /ASCIIHexDecode',
  '00>',
);
/** Blotches, the same each time. */
export const blotches = (side: number, dark: number, light: number) =>
  greys(
    side,
    side,
    Array.from(
      { length: side * side },
      (_, at) => dark + ((at * 7_919 + (at % 13) * 104_729) % (light - dark)),
    ),
  );

/** Colours from left to right of the box, each as "r g b". */
export const shading = (from: string, to: string) =>
  `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 0 400 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N 1 >> >>`;
export const shadingPattern = (from: string, to: string) =>
  `<< /Type /Pattern /PatternType 2 /Shading ${shading(from, to)} >>`;
/** Squares of ten points. */
export const tiling = (body: string) =>
  stream(
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
    body,
  );

/** A canvas as a picture of the page. */
export function scanned(canvas: Canvas): string {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const bits = Buffer.alloc(Math.ceil(width / 8) * height, 0);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4]! > 128) bits[y * Math.ceil(width / 8) + (x >> 3)]! |= 128 >> (x & 7);
  return stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /ASCIIHexDecode`,
    `${bits.toString('hex')}>`,
  );
}

const FAMILY = 'Seen Sample';

/** What a scanner sees of the page: its essay, and the words at their place. */
export function scanOf(lines: readonly string[], text = WORDS, slant = 0): Canvas {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(UNICODE_FONT, FAMILY);
  const scale = 2.5;
  const canvas = createCanvas(595 * scale, 842 * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  const middle = [canvas.width / 2, canvas.height / 2] as const;
  context.translate(...middle);
  context.rotate((-slant * Math.PI) / 180);
  context.translate(-middle[0], -middle[1]);
  context.font = `${12 * scale}px "${FAMILY}"`;
  lines.forEach((line, at) => context.fillText(line, 72 * scale, (842 - 740 + at * 16) * scale));
  context.fillText(text, AT.x * scale, (842 - AT.y) * scale);
  return canvas;
}

let essayScan: string | undefined;
/** The essay’s page as a scanner sees it, drawn once for all that use it. */
export const scannedEssay = (): string => (essayScan ??= scanned(scanOf(ESSAY_LINES)));

/** The words in a field of a form, or as type that was set onto the page. */
export const typedInto = (kind: 'Widget' | 'FreeText', colour: string): Parts => ({
  objects: [
    `<< /Type /Annot /Subtype /${kind} ${kind === 'Widget' ? '/FT /Tx /T (a)' : ''} /V (${WORDS}) /Contents (${WORDS}) /DA (/F1 12 Tf 0 g) /Rect [${BOX.x} ${BOX.y} ${BOX.x + BOX.width} ${BOX.y + BOX.height}] /F 4 /AP << /N 7 0 R >> >>`,
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 ${BOX.width} ${BOX.height}] /Resources << ${FONT} >>`,
      `${colour} BT /F1 12 Tf 4 10 Td (${WORDS}) Tj ET`,
    ),
  ],
  page: '/MediaBox [0 0 595 842] /Annots [6 0 R]',
});

/** A colour `S` of inks, and what is shown where a device does not have them. */
export const spotColour = (inks: string, shown = BLACK, count = 1): Parts => ({
  objects: [
    stream(
      `/FunctionType 4 /Domain [${'0 1 '.repeat(count)}] /Range [0 1 0 1 0 1]`,
      `{ ${'pop '.repeat(count)} ${shown} }`,
    ),
  ],
  other: `/ColorSpace << /S [ ${inks} /DeviceRGB 6 0 R ] >>`,
});

/** A font `F2` of signs, and what its codes are said to mean. */
export const asLatin = (font: string, range = '<20> <7e> <0020>', encoding = ''): Parts => ({
  objects: [
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} ${encoding} /ToUnicode 7 0 R >>`,
    stream(
      '',
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange ${range} endbfrange endcmap end end`,
    ),
  ],
  other: '/Font << /F1 5 0 R /F2 6 0 R >>',
});
