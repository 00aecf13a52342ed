import { DATE_LINE, NUMBERED_CLASS } from '@marklight/text/heading-lines';
import { withoutUnseenCharacters } from './clean-characters';
import { looksLikeName } from './person-name';

/** A line at the top of an essay, with the parts between wide gaps or tabs. */
export interface HeadingLine {
  text: string;
  segments: readonly string[];
}

export interface Heading {
  /** Positions of the lines that are about the student and the class, not the essay. */
  skip: Set<number>;
  studentName: string | null;
}

const HEADING_MAX_CHARACTERS = 1_000;

/** The heading lines taken out of an essay, and its running headers except page numbers. */
export function headingText(
  lines: readonly HeadingLine[],
  { skip }: Heading,
  furniture: readonly HeadingLine[],
): string {
  const taken = [...lines.filter((_, index) => skip.has(index)), ...furniture].map(({ text }) => text.trim());
  const told = [...new Set(taken)].filter((text) => !PAGE_MARK.test(text));
  const { text } = withoutUnseenCharacters(told.join('\n'));
  return text.slice(0, HEADING_MAX_CHARACTERS);
}

/** The block that names the student is within this many lines of the first page's top. */
const HEADING_LINES = 9;
const MAX_WORDS = 14;

const NAME_LABEL =
  /^(?:student(?:['’]s)?\s+name|full\s+name|name\s+of\s+student|name|student|author|candidate|written\s+by)\s*[:：]\s*(\S.*|)$/i;
const BYLINE = /^by:?\s+(\S.*)$/i;
const LABEL =
  /^(?:date(?:\s+due)?|due(?:\s+date)?|class|teacher|course|subject|period|form|instructor|professor|lecturer|tutor|school|year(?:\s+level)?|grade|unit|assignment|assessment|word\s+count|student\s+(?:id|number|no\.?)|candidate\s+(?:number|no\.?)|id|e-?mail)\s*[:：]/i;
const NEXT_LABEL =
  /(?<!\s)\s+(?=(?:date|due|class|teacher|course|subject|period|instructor|school|year|grade|id|student\s+(?:id|number|no\.?)|word\s+count)\b[^:：]{0,10}[:：])/i;
/**
 * Used only beside a name, where any words with a number may be a course; within the essay that would match too much.
 */
const COURSE = new RegExp(
  String.raw`^(?:${NUMBERED_CLASS}.*|(?:(?:ap|honou?rs|advanced)\s*)?\p{L}[\p{L} ]{1,28}\p{L}\s+\d{1,3}\w?|[A-Z]{2,5}[ -]?\d{2,4}\w?(?:[-:]\d+)?)$`,
  'iu',
);
const COURSE_WITH_DATE = new RegExp(`^(.{3,40}?)\\s+[-–—|]\\s+(.{6,30})$`);
const TEACHER =
  /^(?:mr|mrs|ms|miss|mx|dr|prof(?:essor)?|sir|madam)\.?\s+\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){0,2}$/iu;
const PAGE_MARK = /^(?:page\s+)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?$/i;

/**
 * Finds the lines at the top of an essay that name the student, class, teacher and date, and the name.
 * A bare name counts only beside lines that are surely of such a block, as a title can look like a name.
 * @param lines the first page's lines, running header left out
 * @param furniture running headers and footers, which may name the student too
 */
export function readHeading(lines: readonly HeadingLine[], furniture: readonly HeadingLine[]): Heading {
  const top = lines.slice(0, HEADING_LINES);
  const skip = new Set<number>();
  let studentName: string | null = null;
  top.forEach((line, index) => {
    const labelled = labelledName(line, index);
    if (labelled !== undefined) {
      studentName ??= labelled;
      skip.add(index);
    } else if (isLabelLine(line)) skip.add(index);
  });
  const block = bareBlock(top, skip);
  block.skip.forEach((index) => skip.add(index));
  studentName ??=
    block.studentName ??
    labelledIn(furniture) ??
    nameBesideDetails([...furniture, ...top.filter((_, index) => skip.has(index))]);
  const title = top.find((_, index) => !skip.has(index))?.text ?? '';
  studentName ??= nameAfterTitle(title, furniture);
  return { skip, studentName };
}

/** The name after a label; null for a label without one; undefined if the line has no such label. */
function labelledName(line: HeadingLine, index: number): string | null | undefined {
  if (wordsOf(line.text) > MAX_WORDS) return undefined;
  for (const part of [line.text, ...line.segments]) {
    const found = NAME_LABEL.exec(part.trim())?.[1];
    if (found !== undefined)
      return tidyName((found.split(NEXT_LABEL, 1)[0] ?? '').split(/\s{3,}|\t/, 1)[0] ?? '');
  }
  const byline = index <= 3 ? BYLINE.exec(line.text)?.[1] : undefined;
  return byline !== undefined && looksLikeName(byline) ? tidyName(byline) : undefined;
}

/** "Name: Jane Smith" in a running header. A byline there may name the author of what the essay is about. */
function labelledIn(furniture: readonly HeadingLine[]): string | null {
  for (const line of furniture) {
    const name = labelledName(line, HEADING_LINES);
    if (name) return name;
  }
  return null;
}

function isLabelLine(line: HeadingLine): boolean {
  return wordsOf(line.text) <= MAX_WORDS && LABEL.test(line.text);
}

/** A block without labels: a line of details side by side, or a name above at least two of them (MLA). */
function bareBlock(top: readonly HeadingLine[], labelled: ReadonlySet<number>): Heading {
  const first = top.findIndex((_, index) => !labelled.has(index));
  const line = top[first];
  if (!line) return { skip: new Set(), studentName: null };
  if (
    line.segments.length >= 2 &&
    line.segments.some(isDetail) &&
    line.segments.every((part) => isDetail(part) || looksLikeName(part))
  ) {
    return { skip: new Set([first]), studentName: nameAmong(line.segments) };
  }
  const below = details(top, first + 1);
  if (looksLikeName(line.text) && (below.length >= 2 || (below.length === 1 && labelled.size > 0))) {
    return { skip: new Set([first, ...below]), studentName: tidyName(line.text) };
  }
  const bare = details(top, first);
  return {
    skip: new Set(bare.length >= 2 || (bare.length === 1 && labelled.size > 0) ? bare : []),
    studentName: null,
  };
}

/** Positions of the lines from `start` on that are details, up to the first that is not. */
function details(top: readonly HeadingLine[], start: number): number[] {
  const found: number[] = [];
  for (let index = start; index < top.length && isDetail(top[index]?.text ?? ''); index++) found.push(index);
  return found;
}

function isDetail(text: string): boolean {
  const part = text.trim();
  if (
    DATE_LINE.test(part) ||
    COURSE.test(part) ||
    TEACHER.test(part) ||
    PAGE_MARK.test(part) ||
    LABEL.test(part)
  )
    return true;
  const [, left, right] = COURSE_WITH_DATE.exec(part) ?? [];
  return left !== undefined && right !== undefined && isDetail(left) && isDetail(right);
}

/** The name in a running header that also carries a class, a date or a page number. */
function nameBesideDetails(lines: readonly HeadingLine[]): string | null {
  for (const { segments } of lines) {
    if (segments.length >= 2 && segments.some(isDetail)) {
      const name = nameAmong(segments);
      if (name !== null) return name;
    }
  }
  return null;
}

function nameAmong(segments: readonly string[]): string | null {
  const name = segments.find((part) => looksLikeName(part) && !isDetail(part));
  return name === undefined ? null : tidyName(name);
}

/** A printed page's header "Title - Jane Smith". */
function nameAfterTitle(title: string, furniture: readonly HeadingLine[]): string | null {
  if (title === '') return null;
  for (const part of furniture.flatMap((line) => line.segments)) {
    const rest = part.startsWith(title)
      ? /^\s+[-–—|]\s+(\S.*)$/.exec(part.slice(title.length))?.[1]
      : undefined;
    if (rest !== undefined && looksLikeName(rest)) return tidyName(rest);
  }
  return null;
}

const NAME_MAX_CHARACTERS = 80;

function tidyName(text: string): string | null {
  const name = text.replace(/[_\s]+/g, ' ').replace(/^[\s.,;:-]+|(?<![\s,;:-])[\s,;:-]+$/g, '');
  return /\p{L}{2}/u.test(name) && name.length <= NAME_MAX_CHARACTERS ? name : null;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
