import type { RunProperties } from './run-properties';
import { merged } from './run-properties';
import type { Style, TablePart } from './styles';

/** What a cell is filled with: surely, or perhaps, where that depends on rows still to come. */
export interface CellPaint {
  shade: string | null;
  perhaps: readonly string[];
  properties: RunProperties;
}

/** Bits of `w:val` of a table's look (ECMA-376 part 1, 17.4.55), as older programs write it. */
const LOOK = { firstRow: 0x20, lastRow: 0x40, firstColumn: 0x80, lastColumn: 0x100 } as const;
const LOOK_WITHOUT = { noHBand: 0x200, noVBand: 0x400 } as const;

/** A table as it is read: which of its style's parts apply to the cell of the moment. */
export class OpenTable {
  style: Style | undefined;
  /** Of all of it, which some programs show and others do not. */
  shade: string | null = null;
  /** Its row is not shown. */
  isRowHidden = false;
  rowHeight: number | undefined;
  private look: (name: string) => string | undefined = () => undefined;
  private row = -1;
  private column = -1;

  takeLook(attribute: (name: string) => string | undefined): void {
    this.look = attribute;
  }

  nextRow(): void {
    this.row += 1;
    this.column = -1;
    this.isRowHidden = false;
    this.rowHeight = undefined;
  }

  nextCell(): CellPaint {
    this.column += 1;
    const parts = this.style?.parts;
    const has = (name: string): TablePart[] => {
      const part = parts?.get(name);
      return part ? [part] : [];
    };
    const sure = [
      ...has(''),
      ...(this.looks('noHBand') ? [] : has(this.band(this.row, 'firstRow') ? 'band2Horz' : 'band1Horz')),
      ...(this.column === 0 && this.looks('firstColumn') ? has('firstCol') : []),
      ...(this.row === 0 && this.looks('firstRow') ? has('firstRow') : []),
    ];
    const perhaps = [
      ...(this.looks('lastRow') ? has('lastRow') : []),
      ...(this.looks('lastColumn') ? has('lastCol') : []),
      ...(this.looks('noVBand') ? [] : [...has('band1Vert'), ...has('band2Vert')]),
    ];
    const shades = sure.flatMap(({ shade }) => (shade ? [shade] : []));
    return {
      shade: shades.at(-1) ?? null,
      perhaps: [...perhaps.flatMap(({ shade }) => shade ?? []), ...(this.shade ? [this.shade] : [])],
      properties: merged(this.style?.properties, ...sure.map(({ properties }) => properties)),
    };
  }

  /** Whether this is the second of two bands, which begin below a first row that looks otherwise. */
  private band(at: number, first: 'firstRow'): boolean {
    return (at - (this.looks(first) ? 1 : 0)) % 2 === 1;
  }

  private looks(name: keyof typeof LOOK | keyof typeof LOOK_WITHOUT): boolean {
    const own = this.look(name);
    if (own !== undefined) return /^(?:1|true|on)$/.test(own);
    const bits = Number.parseInt(this.look('val') ?? '0', 16) || 0;
    return (bits & { ...LOOK, ...LOOK_WITHOUT }[name]) !== 0;
  }
}
