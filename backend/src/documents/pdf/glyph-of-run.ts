import type { Matrix, Point } from './matrix';
import type { ShownGlyph } from './operators';
import type { PaintedGlyph, QuarterTurns } from './painted-page';

/** What the glyphs of one operator have in common. */
export interface Run extends Pick<
  PaintedGlyph,
  'size' | 'sizeAcross' | 'direction' | 'turns' | 'colour' | 'unpainted' | 'clip' | 'piece' | 'font'
> {
  matrix: Matrix;
  scaleAlong: number;
  /** Half the height of its small letters, in text units. */
  middleUp: number;
  /** Of all glyphs of the page, where `GlyphOfRun` finds its numbers. */
  places: number[];
}

/** Numbers of a glyph within `Run.places`. */
const [X, Y, WIDTH, MIDDLE_X, MIDDLE_Y] = [0, 1, 2, 3, 4] as const;

/**
 * A glyph that refers to its run for what it shares with it, and to one list for its numbers. A page has thousands of glyphs, and copies
 * of everything in each cost more time in collecting garbage than reading the page.
 */
export class GlyphOfRun implements PaintedGlyph {
  readonly text: string;
  readonly isSpace: boolean;
  readonly character: string | undefined;
  turns: QuarterTurns;
  private readonly place: number;

  /**
   * @param x where its baseline starts, in text units
   * @param width in text units
   */
  constructor(
    shown: ShownGlyph,
    private readonly run: Run,
    readonly order: number,
    x: number,
    y: number,
    width: number,
  ) {
    const { matrix, places } = run;
    this.text = shown.unicode;
    // The operator's own mark of a space is about code 32, which a subset font may give to any letter.
    this.isSpace = shown.unicode.trim() === '';
    this.character = shown.fontChar;
    this.turns = run.turns;
    this.place = places.length;
    const [middle, up] = [x + width / 2, y + run.middleUp];
    places.push(
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
      width * run.scaleAlong,
      matrix[0] * middle + matrix[2] * up + matrix[4],
      matrix[1] * middle + matrix[3] * up + matrix[5],
    );
  }

  get x(): number {
    return this.run.places[this.place + X]!;
  }

  set x(to: number) {
    this.run.places[this.place + X] = to;
  }

  get y(): number {
    return this.run.places[this.place + Y]!;
  }

  set y(to: number) {
    this.run.places[this.place + Y] = to;
  }

  get width(): number {
    return this.run.places[this.place + WIDTH]!;
  }

  get middle(): Point {
    const { places } = this.run;
    return { x: places[this.place + MIDDLE_X]!, y: places[this.place + MIDDLE_Y]! };
  }

  set middle({ x, y }: Point) {
    this.run.places[this.place + MIDDLE_X] = x;
    this.run.places[this.place + MIDDLE_Y] = y;
  }

  get size(): number {
    return this.run.size;
  }

  get sizeAcross(): number {
    return this.run.sizeAcross;
  }

  get direction(): number | undefined {
    return this.run.direction;
  }

  get colour(): string | null {
    return this.run.colour;
  }

  get unpainted(): boolean {
    return this.run.unpainted;
  }

  get clip(): PaintedGlyph['clip'] {
    return this.run.clip;
  }

  get piece(): number {
    return this.run.piece;
  }

  get font(): PaintedGlyph['font'] {
    return this.run.font;
  }
}
