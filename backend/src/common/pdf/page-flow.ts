import type { Canvas } from './canvas';
import { CONTENT_BOTTOM, MARGIN } from './styles';
import type { BlockTag, TaggedBlock, Tags } from './tags';

/** The smallest thing that is kept on one page: a line of text with what belongs to it. */
export interface Row {
  /** Points. */
  height: number;
  draw(canvas: Canvas, top: number): void;
}

/** Rows that belong together. A block is split between pages only so that two rows or more are on each side. */
export interface Block {
  rows: readonly Row[];
  /** Points above it; none at the top of a page. */
  spaceBefore: number;
  /** A heading: never the last thing on a page. */
  keepWithNext: boolean;
  /** In a tagged document; a paragraph if absent. */
  tag?: BlockTag;
  /** What a picture shows. */
  alternative?: string;
}

const ROWS_ON_EACH_SIDE = 2;

/** Places blocks one under the other and starts pages as they are needed. */
export class PageFlow {
  private top = CONTENT_BOTTOM;
  private pageIsFresh = false;

  /** @param startPage adds a page and draws its footer */
  constructor(
    private readonly canvas: Canvas,
    private readonly startPage: () => void,
    private readonly tags?: Tags,
  ) {}

  newPage(): void {
    this.startPage();
    this.top = MARGIN;
    this.pageIsFresh = true;
  }

  place(blocks: readonly Block[]): void {
    blocks.forEach((block, index) => {
      const needed = block.spaceBefore + startHeight(blocks, index);
      if (!this.pageIsFresh && this.top + needed > CONTENT_BOTTOM) this.newPage();
      if (!this.pageIsFresh) this.top += block.spaceBefore;
      const tagged = this.tags?.begin(block.tag ?? 'P', block.alternative);
      this.placeRows(block.rows, tagged);
      tagged?.end();
    });
  }

  private placeRows(rows: readonly Row[], tagged: TaggedBlock | undefined): void {
    let rest = rows;
    while (rest.length > 0) {
      const fitting = rowsThatFit(rest, CONTENT_BOTTOM - this.top);
      const count = fitting === 0 && this.pageIsFresh ? 1 : withoutWidow(fitting, rest.length);
      const onThisPage = rest.slice(0, count);
      const draw = () => onThisPage.forEach((row) => this.draw(row));
      if (tagged && count > 0) tagged.draw(draw);
      else draw();
      rest = rest.slice(count);
      if (rest.length > 0) this.newPage();
    }
  }

  private draw(row: Row): void {
    row.draw(this.canvas, this.top);
    this.top += row.height;
    this.pageIsFresh = false;
  }
}

/**
 * The rows that must fit on a page for the block to begin there: its first rows, and after a heading those of the
 * next.
 */
function startHeight(blocks: readonly Block[], index: number): number {
  const block = blocks[index];
  if (!block) return 0;
  const next = blocks[index + 1];
  if (block.keepWithNext && next)
    return heightOf(block.rows) + next.spaceBefore + startHeight(blocks, index + 1);
  const splittable = block.rows.length >= 2 * ROWS_ON_EACH_SIDE;
  return heightOf(splittable ? block.rows.slice(0, ROWS_ON_EACH_SIDE) : block.rows);
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

function rowsThatFit(rows: readonly Row[], space: number): number {
  let height = 0;
  const tooFar = rows.findIndex((row) => (height += row.height) > space + 0.01);
  return tooFar === -1 ? rows.length : tooFar;
}

function withoutWidow(fitting: number, rows: number): number {
  const leavesTooFew = fitting < rows && rows - fitting < ROWS_ON_EACH_SIDE;
  return leavesTooFew && fitting - 1 >= ROWS_ON_EACH_SIDE ? fitting - 1 : fitting;
}
