import type { Bytes } from './bytes';
import { oldShadeAt, shadeAt } from './colours';
import { sprmsOf } from './sprms';

/** What of a paragraph bears on how its text is read and whether it shows. */
export interface ParagraphProperties {
  style?: number;
  shade?: string | null;
  /** Its lines are cut off at this height; in twentieths of a point. */
  lineHeight?: number | undefined;
  /** The same of the row that it ends. */
  rowHeight?: number | undefined;
  inTable?: boolean;
  /** The paragraph ends a row of a table, and holds no text. */
  endsRow?: boolean;
  endsInnerRow?: boolean;
  endsInnerCell?: boolean;
  /** How many tables it is in; the outermost is 1. */
  depth?: number;
  /** Of the cells of the row that it ends, from the left. */
  cellShades?: (string | null)[];
}

type Apply = (properties: ParagraphProperties, operand: Bytes) => void;
/** A negative number is exact; others are the least, or count lines. */
const exactHeight = (operand: Bytes) => (operand.i16(0) < 0 ? -operand.i16(0) : undefined);
const isOn = (operand: Bytes) => operand.u8(0) !== 0;
const APPLIED: Readonly<Record<number, Apply>> = {
  0x4600: (to, operand) => (to.style = operand.u16(0)),
  0x442d: (to, operand) => (to.shade = oldShadeAt(operand, 0)),
  0xc64d: (to, operand) => (to.shade = shadeAt(operand, 0)),
  0x6412: (to, operand) => (to.lineHeight = exactHeight(operand)),
  0x9407: (to, operand) => (to.rowHeight = exactHeight(operand)),
  0x2416: (to, operand) => (to.inTable = isOn(operand)),
  0x2417: (to, operand) => (to.endsRow = isOn(operand)),
  0x244b: (to, operand) => (to.endsInnerCell = isOn(operand)),
  0x244c: (to, operand) => (to.endsInnerRow = isOn(operand)),
  0x6649: (to, operand) => (to.depth = operand.i32(0)),
  // Shading of cells: the old palette, and in colours from the first, the 23rd and the 45th cell on.
  0xd609: (to, operand) => setShades(to, 0, operand, 2, oldShadeAt),
  0xd612: (to, operand) => setShades(to, 0, operand, 10, shadeAt),
  0xd616: (to, operand) => setShades(to, 22, operand, 10, shadeAt),
  0xd60c: (to, operand) => setShades(to, 44, operand, 10, shadeAt),
};
/** Their operand says where in the data stream more properties stand ([MS-DOC] 2.9.210). */
const IN_DATA_STREAM = new Set([0x6645, 0x6646, 0x646b]);

/** What lists of properties say of paragraphs; each list is read once, however many paragraphs it belongs to. */
export class ParagraphLists {
  private readonly known = new Map<Bytes, ParagraphProperties>();
  private readonly inData = new Map<number, ParagraphProperties>();

  constructor(private readonly data: Bytes | null) {}

  /** @throws RefusedInWorker `damaged` */
  read(list: Bytes): ParagraphProperties {
    const known = this.known.get(list);
    if (known) return known;
    const properties: ParagraphProperties = {};
    for (const { code, operand } of sprmsOf(list)) {
      if (IN_DATA_STREAM.has(code)) Object.assign(properties, this.readInData(operand.u32(0)));
      else APPLIED[code]?.(properties, operand);
    }
    this.known.set(list, properties);
    return properties;
  }

  private readInData(at: number): ParagraphProperties {
    const { data } = this;
    if (!data) return {};
    const known = this.inData.get(at);
    if (known) return known;
    const properties: ParagraphProperties = {};
    // A list there does not lead to a further one.
    for (const { code, operand } of sprmsOf(data.slice(at + 2, data.u16(at))))
      APPLIED[code]?.(properties, operand);
    this.inData.set(at, properties);
    return properties;
  }
}

/** Tables have at most 63 columns. */
const MAX_CELLS = 63;

function setShades(
  to: ParagraphProperties,
  first: number,
  operand: Bytes,
  size: number,
  shade: (bytes: Bytes, at: number) => string | null,
): void {
  to.cellShades = [...(to.cellShades ?? [])];
  for (let cell = 0; (cell + 1) * size <= operand.length && first + cell < MAX_CELLS; cell += 1)
    to.cellShades[first + cell] = shade(operand, cell * size);
}
