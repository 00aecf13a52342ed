import { aCompoundFile, type Stored } from './compound-samples';

/** Properties of characters, as a Word 97–2003 file writes them ([MS-DOC] 2.6.1). */
export const CHP = {
  deleted: '000801',
  hidden: '3c0801',
  shown: '3c0800',
  asStyle: '3c0880',
  notAsStyle: '3c0881',
  alwaysHidden: '180801',
  style: (number: number) => `304a${u16(number)}`,
  colour: (rgb: string) => `7068${rgb}00`,
  automatic: '7068000000ff',
  palette: (index: number) => `422a${u8(index)}`,
  halfPoints: (size: number) => `434a${u16(size)}`,
  stretch: (perCent: number) => `5248${u16(perCent)}`,
  complexHalfPoints: (size: number) => `614a${u16(size)}5a0801`,
  spacing: (twips: number) => `4088${u16(twips)}`,
  position: (halfPoints: number) => `4548${u16(halfPoints)}`,
  fit: (twips: number) => `76ca08${u32(twips)}${u32(1)}`,
  highlight: (index: number) => `0c2a${u8(index)}`,
  shade: (rgb: string) => `71ca0a${'000000ff'}${rgb}00${u16(0)}`,
  picture: (at: number) => `036a${u32(at)}550801`,
  plain: '332a01',
} as const;
/** Properties of paragraphs and tables ([MS-DOC] 2.6.2, 2.6.3). */
export const PAP = {
  inTable: '162401',
  endsRow: '162401172401',
  shade: (rgb: string) => `4dc60a${'000000ff'}${rgb}00${u16(0)}`,
  /** Exactly as high. */
  lineHeight: (twips: number) => `1264${u16(-twips)}${u16(0)}`,
  rowHeight: (twips: number) => `0794${u16(-twips)}`,
  cellShades: (...rgbs: string[]) =>
    `12d6${u8(rgbs.length * 10)}${rgbs.map((rgb) => `000000ff${rgb}00${u16(0)}`).join('')}`,
} as const;

export interface DocRun {
  text: string;
  properties?: string;
}
export interface DocParagraph {
  runs: readonly DocRun[];
  mark?: '\r' | '\u0007';
  style?: number;
  properties?: string;
}
export interface DocStyle {
  kind: 'paragraph' | 'character';
  basedOn?: number;
  paragraph?: string;
  characters?: string;
}

export interface DocParts {
  body: readonly DocParagraph[];
  footnotes?: readonly DocParagraph[];
  comments?: readonly DocParagraph[];
  endnotes?: readonly DocParagraph[];
  textBoxes?: readonly DocParagraph[];
  /** On odd pages. */
  header?: readonly DocParagraph[];
  styles?: readonly (DocStyle | null)[];
  /** One byte to a character. */
  narrow?: boolean;
  /** Properties of a separate piece for the last of the body's paragraphs: by a number, or a list. */
  pieceProperties?: { short: readonly [name: number, value: number] } | { list: string };
  data?: Buffer;
  flags?: number;
  mark?: number;
  version?: number;
  /** Anchored shapes by their sides in twips. */
  shapes?: readonly (readonly [width: number, height: number])[];
  beside?: Record<string, Stored>;
}

export const docRun = (text: string, properties = ''): DocRun => ({ text, properties });
export const docParagraph = (...runs: (DocRun | string)[]): DocParagraph => ({
  runs: runs.map((run) => (typeof run === 'string' ? docRun(run) : run)),
});

const TEXT_AT = 1_024;
const PAGE = 512;

/** A Word 97–2003 file ([MS-DOC]) with these parts. */
export function aDoc(parts: DocParts): Buffer {
  const end = docParagraph('');
  const { body, footnotes = [], comments = [], endnotes = [], textBoxes = [], header = [] } = parts;
  const stories = [body, footnotes, header, [], comments, endnotes, textBoxes, []];
  const all = stories.flat();
  if (all.length > body.length) all.push(end);
  const width = parts.narrow ? 1 : 2;
  const runs: { end: number; properties: string }[] = [];
  const paragraphs: { end: number; paragraph: DocParagraph }[] = [];
  let text = '';
  const place = () => TEXT_AT + text.length * width;
  for (const paragraph of all) {
    const { mark = '\r', properties: _, ...rest } = paragraph;
    for (const run of rest.runs) {
      text += run.text;
      if (run.text !== '') runs.push({ end: place(), properties: run.properties ?? '' });
    }
    text += mark;
    runs.push({ end: place(), properties: '' });
    paragraphs.push({ end: place(), paragraph });
  }
  const textBytes = Buffer.from(text, parts.narrow ? 'latin1' : 'utf16le');
  const characterPages = pages(
    runs.map((run) => ({ end: run.end, bytes: chpx(run.properties) })),
    1,
  );
  const paragraphPages = pages(
    paragraphs.map(({ end: until, paragraph }) => ({ end: until, bytes: papx(paragraph) })),
    13,
  );
  const firstPage = Math.ceil((TEXT_AT + textBytes.length) / PAGE);
  const lengths = stories.map((story) => story.reduce((sum, paragraph) => sum + lengthOf(paragraph), 0));
  const headers = headerPlaces(lengths[2] ?? 0);
  const tables = {
    styles: styleSheet(parts.styles ?? [{ kind: 'paragraph' }]),
    headers,
    characterRuns: binTable(characterPages, firstPage),
    paragraphRuns: binTable(paragraphPages, firstPage + characterPages.length),
    pieces: pieceTable(
      text.length,
      width,
      lengthOf(body.at(-1) ?? end),
      lengths[0] ?? 0,
      parts.pieceProperties,
    ),
    shapes: shapeTable(parts.shapes ?? []),
  };
  const at: Record<string, number> = {};
  let table = Buffer.alloc(0);
  for (const [name, bytes] of Object.entries(tables)) {
    at[name] = table.length;
    table = Buffer.concat([table, bytes]);
  }
  const fib = Buffer.alloc(TEXT_AT);
  fib.writeUInt16LE(parts.mark ?? 0xa5ec, 0);
  fib.writeUInt16LE(parts.version ?? 0xc1, 2);
  fib.writeUInt16LE(0x0200 | (parts.flags ?? 0), 0x0a);
  lengths.forEach((length, index) => fib.writeInt32LE(length, 0x4c + index * 4));
  const parties = { styles: 1, headers: 11, characterRuns: 12, paragraphRuns: 13, pieces: 33, shapes: 40 };
  for (const [name, index] of Object.entries(parties)) {
    fib.writeUInt32LE(at[name] ?? 0, 0x9a + index * 8);
    fib.writeUInt32LE(tables[name as keyof typeof tables].length, 0x9a + index * 8 + 4);
  }
  const document = Buffer.concat([
    padTo(Buffer.concat([fib, textBytes]), firstPage * PAGE),
    ...[...characterPages, ...paragraphPages].map(({ page }) => page),
  ]);
  return aCompoundFile({
    WordDocument: document,
    '1Table': table,
    ...(parts.data && { Data: parts.data }),
    ...parts.beside,
  });
}

const lengthOf = ({ runs }: DocParagraph): number => runs.reduce((sum, { text }) => sum + text.length, 1);

function chpx(properties: string): Buffer {
  const list = Buffer.from(properties, 'hex');
  return list.length === 0 ? list : Buffer.concat([Buffer.from([list.length]), list]);
}

function papx({ style = 0, properties = '' }: DocParagraph): Buffer {
  const list = Buffer.concat([Buffer.from(u16(style), 'hex'), Buffer.from(properties, 'hex')]);
  const even = padTo(list, list.length + (list.length % 2));
  return Buffer.concat([Buffer.from([0, even.length / 2]), even]);
}

interface Page {
  start: number;
  end: number;
  page: Buffer;
}

/** Pages of 512 bytes with the runs up to each end, from both sides: places ahead, lists behind. */
function pages(runs: readonly { end: number; bytes: Buffer }[], entryBytes: number): Page[] {
  const made: Page[] = [];
  let start = TEXT_AT;
  for (let next = 0; next < runs.length;) {
    const taken: { end: number; bytes: Buffer }[] = [];
    const used = () =>
      taken.reduce((sum, { bytes }) => sum + bytes.length + 2, 0) + (taken.length + 1) * (4 + entryBytes) + 4;
    while (
      next < runs.length &&
      taken.length < 60 &&
      used() + (runs[next]?.bytes.length ?? 0) + 8 + entryBytes < 510
    )
      taken.push(runs[next++] as { end: number; bytes: Buffer });
    const page = Buffer.alloc(PAGE);
    page.writeUInt32LE(start, 0);
    let behind = 510;
    taken.forEach(({ end, bytes }, index) => {
      page.writeUInt32LE(end, (index + 1) * 4);
      if (bytes.length === 0) return;
      behind = (behind - bytes.length) & ~1;
      bytes.copy(page, behind);
      page.writeUInt8(behind / 2, (taken.length + 1) * 4 + index * entryBytes);
    });
    page.writeUInt8(taken.length, 511);
    const end = taken.at(-1)?.end ?? start;
    made.push({ start, end, page });
    start = end;
  }
  return made;
}

function binTable(made: readonly Page[], firstPage: number): Buffer {
  const places = [...made.map(({ start }) => start), made.at(-1)?.end ?? TEXT_AT];
  return hex(...places.map(u32), ...made.map((_, index) => u32(firstPage + index)));
}

function pieceTable(
  length: number,
  width: 1 | 2,
  lastParagraph: number,
  body: number,
  properties: DocParts['pieceProperties'],
): Buffer {
  const cuts = properties ? [0, body - lastParagraph, body, length] : [0, length];
  const ends = cuts.filter((cut, index) => index === 0 || cut > (cuts[index - 1] ?? 0));
  const prm =
    properties === undefined
      ? 0
      : 'short' in properties
        ? (properties.short[0] << 1) | (properties.short[1] << 8)
        : 1;
  const pieces = ends.slice(0, -1).map((start) => {
    const place = width === 1 ? ((TEXT_AT + start) * 2) | 0x40000000 : TEXT_AT + start * 2;
    return `0000${u32(place)}${u16(properties && start === body - lastParagraph ? prm : 0)}`;
  });
  const group =
    properties && 'list' in properties ? `01${u16(properties.list.length / 2)}${properties.list}` : '';
  const table = ends.map(u32).join('') + pieces.join('');
  return hex(group, `02${u32(table.length / 2)}`, table);
}

/** The first six divide notes from the text; of the next six the second is the header of odd pages. */
function headerPlaces(length: number): Buffer {
  if (length === 0) return Buffer.alloc(0);
  const places = [0, 0, 0, 0, 0, 0, 0, 0, length, length, length, length, length, length];
  return hex(...places.map(u32));
}

function styleSheet(styles: readonly (DocStyle | null)[]): Buffer {
  const head = Buffer.alloc(18);
  head.writeUInt16LE(styles.length, 0);
  head.writeUInt16LE(10, 2);
  const made = styles.map((style, number) => {
    if (!style) return hex(u16(0));
    const { kind, basedOn = 0x0fff, paragraph = '', characters = '' } = style;
    const isParagraph = kind === 'paragraph';
    const lists = isParagraph ? [u16(number) + paragraph, characters] : [characters];
    const base = u16(0) + u16((basedOn << 4) | (isParagraph ? 1 : 2)) + u16(lists.length) + u16(0) + u16(0);
    const name = u16(1) + u16(0x53) + u16(0);
    const upx = lists.map((list) => u16(list.length / 2) + list + (list.length % 4 === 0 ? '' : '00'));
    const bytes = hex(base, name, ...upx);
    return Buffer.concat([hex(u16(bytes.length)), bytes]);
  });
  return Buffer.concat([hex(u16(head.length)), head, ...made]);
}

function shapeTable(shapes: readonly (readonly [number, number])[]): Buffer {
  if (shapes.length === 0) return Buffer.alloc(0);
  const anchors = Array.from({ length: shapes.length + 1 }, () => u32(0));
  const sides = shapes.map(
    ([width, height], index) =>
      u32(2_000 + index) + u32(0) + u32(0) + u32(width) + u32(height) + '00'.repeat(6),
  );
  return hex(...anchors, ...sides);
}

function u8(number: number): string {
  return number.toString(16).padStart(2, '0');
}
function u16(number: number): string {
  return u8(number & 0xff) + u8((number >> 8) & 0xff);
}
function u32(number: number): string {
  return u16(number & 0xffff) + u16((number >>> 16) & 0xffff);
}
const hex = (...parts: string[]): Buffer => Buffer.from(parts.join(''), 'hex');
const padTo = (content: Buffer, length: number): Buffer =>
  Buffer.concat([content, Buffer.alloc(Math.max(0, length - content.length))]);
