/** A glyph's text, or a space, with its place along the line. */
export interface PlacedText {
  text: string;
  x0: number;
  x1: number;
  /** Type size in points. */
  size: number;
  /** How far its foot stands above the line's. */
  lean?: number | undefined;
}

/** A list of `PlacedText`, kept as lists of numbers: an object for each of thousands would take several times the memory. */
export class PlacedTexts {
  readonly texts: string[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly sizes: number[] = [];
  /** Only of lines that do not lie level. */
  private leans: (number | undefined)[] | undefined;

  get length(): number {
    return this.texts.length;
  }

  add(text: string, x0: number, x1: number, size: number, lean?: number): void {
    if (lean !== undefined) (this.leans ??= [])[this.texts.length] = lean;
    this.texts.push(text);
    this.starts.push(x0);
    this.ends.push(x1);
    this.sizes.push(size);
  }

  addFrom({ texts, starts, ends, sizes, leans }: PlacedTexts, at: number): void {
    this.add(texts[at]!, starts[at]!, ends[at]!, sizes[at]!, leans?.[at]);
  }

  at(place: number): PlacedText {
    const { texts, starts, ends, sizes, leans } = this;
    return {
      text: texts[place]!,
      x0: starts[place]!,
      x1: ends[place]!,
      size: sizes[place]!,
      lean: leans?.[place],
    };
  }

  *[Symbol.iterator](): Generator<PlacedText, void> {
    for (let place = 0; place < this.length; place += 1) yield this.at(place);
  }
}
