import { PAPER } from '../../legibility';
import type { HiddenRun } from '../hidden-runs';
import { reasonHidden } from '../run-properties';
import type { DocFile } from './doc-file';
import { type CharacterProperties, withProperties } from './character-properties';
import type { Bytes } from './bytes';
import type { Paragraph, Span } from './paragraphs';

export interface StoryText {
  text: string;
  hidden: HiddenRun[];
}

/** Characters that stand for something else than themselves ([MS-DOC] 2.4.2); all other controls are left out. */
const MEANT: Readonly<Record<string, string>> = {
  '\t': '\t',
  '\n': '\n',
  '\u000b': '\n',
  '\u000e': '\n',
  '\f': '\n\n',
  '\u001e': '\u2011',
};
const CELL = '\t';
const PARAGRAPH = '\n\n';
const ROW = '\n';
const MAX_KEPT = 10_000;

/** Reads texts of a file as a reader of its pages would see them. */
export class DocText {
  private readonly kept = new Map<string, CharacterProperties>();
  private readonly numbers = new Map<Bytes, number>();

  constructor(
    private readonly file: DocFile,
    private readonly paragraphs: readonly Paragraph[],
  ) {}

  /** What stands between two characters, without instructions of fields, deleted words and words that do not show. */
  between(start: number, end: number): StoryText {
    const spans: { span: Span; paragraph: Paragraph; isLast: boolean }[] = [];
    for (const paragraph of this.paragraphsBetween(start, end)) {
      paragraph.spans.forEach((span, index) => {
        if (span.end > start && span.start < end)
          spans.push({
            span: clipped(span, start, end),
            paragraph,
            isLast: index === paragraph.spans.length - 1,
          });
      });
    }
    const isInstruction = instructions(spans.map(({ span }) => span.text).join(''));
    const seen: string[] = [];
    const report = new Report();
    let at = 0;
    for (const { span, paragraph, isLast } of spans) {
      const properties = this.propertiesOf(span, paragraph);
      const ends = isLast && paragraph.mark !== '' && span.text.endsWith(paragraph.mark);
      const body = ends ? span.text.slice(0, -1) : span.text;
      const text = shown(body, (index) => isInstruction(at + index), properties);
      at += span.text.length;
      if (properties.deleted) continue;
      const ground = paragraph.properties.shade ?? paragraph.cellShade ?? PAPER;
      const height = paragraph.properties.lineHeight ?? paragraph.rowHeight;
      const reason = reasonHidden(properties, { grounds: [ground], height }, text.length);
      if (reason === null && text !== '') seen.push(text);
      else if (reason !== null) report.add(reason, text);
      if (!ends) continue;
      // The end of a paragraph keeps what it divides apart, whether its mark shows or not.
      const end = endOf(paragraph);
      // The mark of a row stands for its end alone, behind that of its last cell.
      if (end === ROW && seen.at(-1) === CELL) seen.pop();
      seen.push(end);
      report.divide(end);
    }
    return { text: seen.join(''), hidden: report.runs };
  }

  /** Where the visible pictures in the text stand in the data stream. */
  picturesBetween(start: number, end: number): number[] {
    return this.paragraphsBetween(start, end).flatMap((paragraph) =>
      paragraph.spans.flatMap((span) => {
        if (!span.text.includes('\u0001') || span.start < start || span.end > end) return [];
        const properties = this.propertiesOf(span, paragraph);
        return properties.picture === undefined || properties.deleted || properties.vanish
          ? []
          : [properties.picture];
      }),
    );
  }

  private paragraphsBetween(start: number, end: number): Paragraph[] {
    const endOfParagraph = (index: number) => this.paragraphs[index]?.spans.at(-1)?.end ?? 0;
    let [first, after] = [0, this.paragraphs.length];
    while (first < after) {
      const middle = (first + after) >> 1;
      if (endOfParagraph(middle) > start) after = middle;
      else first = middle + 1;
    }
    let last = first;
    while (last < this.paragraphs.length && (this.paragraphs[last]?.spans[0]?.start ?? 0) < end) last += 1;
    return this.paragraphs.slice(first, last);
  }

  private propertiesOf(span: Span, { style }: Paragraph): CharacterProperties {
    const key = `${style}|${span.lists.map((list) => this.numberOf(list)).join('|')}`;
    const known = this.kept.get(key);
    if (known) return known;
    const base = this.file.styles.ofParagraph(style).characters;
    const properties = withProperties(base, span.lists, this.file.styles.ofCharacters);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(key, properties);
    return properties;
  }

  private numberOf(list: Bytes): number {
    const number = this.numbers.get(list) ?? this.numbers.size;
    this.numbers.set(list, number);
    return number;
  }
}

class Report {
  readonly runs: HiddenRun[] = [];
  private gap = '';

  add(reason: HiddenRun['reason'], text: string): void {
    const last = this.runs.at(-1);
    if (last?.reason === reason) last.text += this.gap + text;
    else if (text.trim() !== '') this.runs.push({ reason, text });
    if (text !== '') this.gap = '';
  }

  divide(end: string): void {
    this.gap = end === CELL ? ' ' : '\n';
  }
}

function endOf({ mark, properties }: Paragraph): string {
  if (properties.endsRow || properties.endsInnerRow) return ROW;
  return mark === '\u0007' || properties.endsInnerCell ? CELL : PARAGRAPH;
}

const clipped = (span: Span, start: number, end: number): Span => {
  const [from, to] = [Math.max(0, start - span.start), Math.min(span.text.length, end - span.start)];
  return from === 0 && to === span.text.length ? span : { ...span, text: span.text.slice(from, to) };
};

function shown(
  text: string,
  isInstruction: (index: number) => boolean,
  { symbol }: CharacterProperties,
): string {
  let result = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInstruction(index) || (symbol && character === '(')) continue;
    result += character < ' ' ? (MEANT[character] ?? '') : character;
  }
  return result;
}

const [BEGIN, SEPARATOR, END] = ['\u0013', '\u0014', '\u0015'] as const;

/**
 * Which characters belong to the instruction of a field, not to what it shows. A mark without its counterpart begins
 * none, so that no text is lost by it.
 */
function instructions(text: string): (index: number) => boolean {
  if (!text.includes(BEGIN)) return () => false;
  const changes = new Int32Array(text.length + 1);
  const open: { begin: number; separator: number | null }[] = [];
  for (const { index, 0: mark } of text.matchAll(/[\u0013-\u0015]/g)) {
    const field = open.at(-1);
    if (mark === BEGIN) open.push({ begin: index, separator: null });
    else if (mark === SEPARATOR && field) field.separator ??= index;
    else if (mark === END && field) {
      open.pop();
      changes[field.begin] = (changes[field.begin] ?? 0) + 1;
      const until = field.separator ?? index;
      changes[until] = (changes[until] ?? 0) - 1;
    }
  }
  let depth = 0;
  const inside = Uint8Array.from(changes, (change) => ((depth += change) > 0 ? 1 : 0));
  return (index) => inside[index] === 1;
}
