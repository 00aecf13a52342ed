import { GIVEN_NAMES } from './given-names';
import { foldName } from './name-tokens';
import { CALENDAR, NOT_NAME_ENDING, NOT_NAMES } from './ordinary-words';
import type { StatedName } from './stated-name';

interface Line {
  start: number;
  text: string;
}

/** A name stands in the first or the last lines; between them a short line is a heading. */
const HEAD_LINES = 8;
const TAIL_LINES = 5;
const LONGEST = 70;

const NAME_WORD = /^\p{Lu}[\p{L}\p{M}]*(?:['’‑-][\p{L}\p{M}]+)*$/u;
const INITIAL = /^\p{Lu}\.?$/u;
const PARTICLE = /^(?:van|von|der|den|de|da|di|del|la|le|dos|bin|binti|ibn|al|el|ter|ten|y)$/iu;
const TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir)\.?$/iu;
const INITIALS = /^(?:\p{Lu}\.\s?){1,2}\p{Lu}\.?$/u;
const BRACKETED = /\((\p{Lu}[\p{L}\p{M}'’ .-]{2,40})\)$/u;
const SURNAME_FIRST = /^\p{Lu}[\p{L}\p{M}'’-]+, \p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?$/u;
const BYLINE =
  /^(?:(?:an? |my )?(?:[\p{L}-]{1,15} ){0,3}?by|from|written by|signed|love|love from|yours|(?:yours )?(?:sincerely|faithfully|truly|respectfully),?|your (?:loving |dear |best |old )?(?:friend|mate|son|daughter|grandson|granddaughter|niece|nephew|student|pupil|sister|brother|cousin)|with love|lots of love|cheers|thanks)[,:]?\s+/iu;
const DASH = /^[-–—~]\s*/u;
const CLOSING =
  /^(?:(?:your|yours)(?: [\p{L}]{1,12}){0,3}|(?:kind|best|warm|warmest) (?:regards|wishes)|regards|best|love|lots of love|with love|cheers|thanks|thank you|many thanks|sincerely|respectfully|faithfully|signed)(?: yours)?\s*[,.!]?$/iu;
/** "Hope to see you soon," and what else people write above their names. */
const OWN_CLOSING =
  /^(?:hope|hoping|see|looking|talk|write|until|till|missing|miss|with|many|thank|thanks|take|have|god|stay|keep|bye|goodbye|peace|all|always|forever|lots|can['’]t|cheers|your|yours|best|kind|warm)(?![\p{L}])[^.!?,\n]{0,36},$/iu;
const CLASS_AFTER =
  /(?<![\s,(|–-])[\s,(|–-]+(?:(?:in |from |of )?(?:year|yr|grade|class|form|period|room|page|aged?)\s*\d{1,2}\s?[a-z]{0,2}(?: of \d{1,2})?|\d{1,2}\s?[a-z]{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\)?\.?$/iu;
const KISSES = /(?<!\s)\s+[xo]{1,6}$/iu;
const DETAIL =
  /^(?:(?:year|yr|grade|class|form|period|room)\s*\d{1,2}\b.*|\d{1,2}\s?[a-z]{1,2}|(?:\p{L}+ ){0,2}(?:english|history|science|geography|maths?|essay|report|draft|literature|assignment|task|homework|classwork|worksheet|journal|project|assessment|biology|chemistry|physics|humanities|art|music|drama|studies)(?: \d{1,2}\w?)?|.{0,20}\b(?:19|20)\d\d\b.{0,8}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:word count|words|date|due|class|teacher|subject|period|student|candidate|id|page)\b.{0,40}|(?:mr|mrs|ms|miss|mx|dr|prof|professor)\.?\s.{2,40})$/iu;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n]+/gu))
    if (line.trim() !== '') lines.push({ start: index, text: line });
  return lines;
}

/** Stretches of a line between wide gaps, bars, tabs, dashes and commas; a line "O'Neill, Ciara" stays whole. */
function segmentsOf({ start, text }: Line): Line[] {
  if (SURNAME_FIRST.test(text.trim())) return [{ start, text }];
  const bracket = BRACKETED.exec(text.trimEnd());
  if (bracket) {
    const from = bracket.index + bracket[0].indexOf('(') + 1;
    return [
      { start, text: text.slice(0, bracket.index) },
      { start: start + from, text: bracket[1] ?? '' },
    ];
  }
  return [...text.matchAll(/[^\s|,;][^|\t,;]{0,69}?(?=\s{2,}|\t|\s?[|,;]|\s[–—-]\s|\s?$)/gu)].map((match) => {
    const dash = /^[–—-]\s+/u.exec(match[0])?.[0].length ?? 0;
    return { start: start + match.index + dash, text: match[0].slice(dash) };
  });
}

/**
 * Names that stand alone: in a heading, below a closing, or as the last line. Whether such a line is a name or a title
 * shows in what is beside it, in the list of given names, and in whether the essay speaks of it: nobody writes about
 * oneself by surname, and no essay on Jane Eyre mentions her in its title only.
 */
export function bareNamesOf(text: string): StatedName[] {
  const lines = linesOf(text);
  const headEnd = Math.min(HEAD_LINES, Math.max(1, lines.length - 1));
  const short = (line: Line): boolean => line.text.trim().length <= LONGEST;
  const found: StatedName[] = [];
  const mentionedElsewhere = mentions(text);

  const read = (from: number, to: number, isTail: boolean): void => {
    const parts = lines
      .slice(from, to)
      .flatMap((line, at) =>
        short(line) ? segmentsOf(line).map((part) => ({ part, index: from + at })) : [],
      );
    for (const { part, index } of parts) {
      const closedBefore = lines.slice(Math.max(0, index - 2), index).some(isClosing);
      const { start, name: whole, introduced } = stripped(part, isTail);
      const near = parts.filter((other) => other.part !== part && Math.abs(other.index - index) <= 2);
      const beside = near.some((other) => DETAIL.test(other.part.text.trim()));
      const aboveTeacher = near.some(
        (other) => other.index === index + 1 && TITLE.test(other.part.text.trim().split(/\s/u)[0] ?? ''),
      );
      const classed = whole.length < part.text.trim().length && CLASS_AFTER.test(part.text.trim());
      const alone = closedBefore || introduced;
      const certain = alone || classed || beside;
      for (const { name, from: offset } of alone ? splitAtAnd(whole) : [{ name: whole, from: 0 }]) {
        const isName =
          (isTail && INITIALS.test(name) && !/^P\.? ?S\.?$/u.test(name)) ||
          looksLikeName(name, { certain, alone, aboveTeacher });
        if (!isName || (!alone && mentionedElsewhere(name, start))) continue;
        const role = TITLE.test(name.split(/\s/u)[0] ?? '') ? 'teacher' : 'student';
        found.push({ start: start + offset, end: start + offset + name.length, role });
      }
    }
  };
  read(0, headEnd, false);
  read(Math.max(headEnd, lines.length - TAIL_LINES), lines.length, true);
  return found;
}

const isClosing = (line: Line): boolean =>
  CLOSING.test(line.text.trim()) || OWN_CLOSING.test(line.text.trim());

/** A line without what introduces a name and what follows it. */
function stripped(
  { start, text }: Line,
  isTail: boolean,
): { start: number; name: string; introduced: boolean } {
  const from = text.length - text.trimStart().length;
  let name = text.trim();
  let offset = start + from;
  const opening = (BYLINE.exec(name) ?? (isTail ? DASH.exec(name) : null))?.[0] ?? '';
  name = name.slice(opening.length);
  offset += opening.length;
  name = name
    .replace(CLASS_AFTER, '')
    .replace(KISSES, '')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/u, (end) => (/\.$/u.test(end) && /\s\p{Lu}\.$/u.test(name) ? '.' : ''));
  return { start: offset, name, introduced: opening !== '' };
}

/** "Milo and Harvey" below a closing. */
function splitAtAnd(names: string): { name: string; from: number }[] {
  const pieces: { name: string; from: number }[] = [];
  let from = 0;
  for (const { index, 0: and } of names.matchAll(/\s(?:and|&)\s/gu)) {
    pieces.push({ name: names.slice(from, index), from });
    from = index + and.length;
  }
  return [...pieces, { name: names.slice(from), from }];
}

interface Place {
  /** Something beside it says that here stands a name. */
  certain: boolean;
  /** One word will do. */
  alone: boolean;
  /** A teacher's name is on the next line. */
  aboveTeacher: boolean;
}

function looksLikeName(name: string, { certain, alone, aboveTeacher }: Place): boolean {
  const words = name.split(/,?\s+/u);
  if (words.length > 5 || name === '') return false;
  if (TITLE.test(words[0] ?? ''))
    return words.length > 1 && words.slice(1).every((word) => NAME_WORD.test(word));
  const named = words.filter((word) => NAME_WORD.test(word) && !INITIAL.test(word));
  if (named.length === 0) return false;
  if (!words.every((word) => NAME_WORD.test(word) || INITIAL.test(word) || PARTICLE.test(word))) return false;
  const folded = named.map((word) => foldName(word));
  const known = folded.some((word) => word.split(/['’‑-]/u).some((part) => GIVEN_NAMES.has(part)));
  if (folded.some((word) => NOT_NAMES.has(word) && !GIVEN_NAMES.has(word))) return false;
  const isAbstract = folded.some((word) => word.length > 5 && NOT_NAME_ENDING.test(word));
  if (!known && isAbstract && !(aboveTeacher && words.length > 1)) return false;
  if (folded.every((word) => CALENDAR.has(word))) return false;
  // Alone a given name will do: an essay that is about an Emma speaks of her.
  if (words.length === 1) return alone || known;
  return known || certain;
}

/** Whether the text speaks of a name's words away from the line on which they stand. */
function mentions(text: string): (name: string, start: number) => boolean {
  return (name, start) => {
    const rest = `${text.slice(0, start)}\n${text.slice(start + name.length)}`;
    return name
      .split(/\s+/u)
      .filter((word) => word.length > 2)
      .some((word) => new RegExp(`(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`, 'u').test(rest));
  };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
