import { RefusedInWorker } from '../../worker/refused-in-worker';
import type { Bytes } from './bytes';
import { type CharacterProperties, withProperties } from './character-properties';
import { ParagraphLists, type ParagraphProperties } from './paragraph-properties';

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const NO_STYLE = 0x0fff;
/** Word allows ten. */
const MAX_STYLE_CHAIN = 20;

interface Style {
  kind: number;
  basedOn: number;
  paragraph: Bytes | null;
  characters: Bytes | null;
}

interface StyleProperties {
  characters: CharacterProperties;
  paragraph: ParagraphProperties;
}

/** The style sheet of a file ([MS-DOC] 2.9.271), with what each style and its ancestors say. */
export class DocStyles {
  private readonly styles: readonly (Style | null)[];
  private readonly known = new Map<number, StyleProperties>();

  /** @throws RefusedInWorker `damaged` */
  constructor(sheet: Bytes) {
    const headBytes = sheet.u16(0);
    const head = sheet.slice(2, headBytes);
    const [count, baseBytes] = [head.u16(0), head.u16(2)];
    let at = 2 + headBytes;
    this.styles = Array.from({ length: count }, () => {
      const length = sheet.u16(at);
      const style = length === 0 ? null : readStyle(sheet.slice(at + 2, length), baseBytes);
      at += 2 + length;
      return style;
    });
  }

  /** Of a style of paragraphs. */
  ofParagraph(number: number): StyleProperties {
    const known = this.known.get(number) ?? this.readParagraphStyle(number);
    this.known.set(number, known);
    return known;
  }

  private readParagraphStyle(number: number): StyleProperties {
    let characters: CharacterProperties = {};
    let paragraph: ParagraphProperties = {};
    const lists = new ParagraphLists(null);
    for (const style of this.chain(number, PARAGRAPH_STYLE)) {
      if (style.characters) characters = withProperties(characters, [style.characters], unchanged);
      if (style.paragraph) paragraph = { ...paragraph, ...lists.read(style.paragraph) };
    }
    return { characters, paragraph };
  }

  /** What a style of characters makes of the properties below it. */
  readonly ofCharacters = (number: number, base: CharacterProperties): CharacterProperties => {
    let characters = base;
    for (const style of this.chain(number, CHARACTER_STYLE))
      if (style.characters) characters = withProperties(characters, [style.characters], unchanged);
    return characters;
  };

  /** The style and what it is based on, the root first. */
  private chain(number: number, kind: number): Style[] {
    const chain: Style[] = [];
    for (let at = number; at !== NO_STYLE;) {
      const style = this.styles[at];
      if (!style || style.kind !== kind) break;
      if (chain.length >= MAX_STYLE_CHAIN) throw new RefusedInWorker('damaged');
      chain.unshift(style);
      at = style.basedOn;
    }
    return chain;
  }
}

/** A style is based on others by its head alone. */
const unchanged = (_: number, base: CharacterProperties): CharacterProperties => base;

function readStyle(style: Bytes, baseBytes: number): Style {
  const kind = style.u16(2) & 0xf;
  const basedOn = style.u16(2) >> 4;
  const lists = style.u16(4) & 0xf;
  let at = baseBytes;
  // Its name, between its length and a zero.
  at += 2 + style.u16(at) * 2 + 2;
  const found: Bytes[] = [];
  for (let index = 0; index < lists && at + 2 <= style.length; index += 1) {
    at += at % 2;
    const length = style.u16(at);
    found.push(style.slice(at + 2, length));
    at += 2 + length;
  }
  const [first = null, second = null] = found;
  if (kind !== PARAGRAPH_STYLE)
    return { kind, basedOn, paragraph: null, characters: kind === CHARACTER_STYLE ? first : null };
  // Before its properties a style of paragraphs has its own number.
  const paragraph = first && first.length > 2 ? first.slice(2, first.length - 2) : null;
  return { kind, basedOn, paragraph, characters: second };
}
