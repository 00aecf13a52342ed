import { matchesOf } from '@marklight/text/matches';
import { insideOf, quotationsOf } from '@marklight/text/quotations';
import { bareNamesOf } from './bare-names';
import { GIVEN_NAMES } from './given-names';
import { foldName } from './name-tokens';
import { KIN, LOWER_CASE_NAMES, NAME_PATTERNS, TITLE } from './name-patterns';
import { CALENDAR, NATIONALITY, NOT_NAME_ENDING, NOT_NAMES } from './ordinary-words';
import type { StatedName, StatedRole, UnlessBook } from './stated-name';

const TITLE_ALONE = new RegExp(`^(?:${TITLE}|${KIN}|and|&)$`, 'u');
/** Of a sentence, as far as it tells who speaks. */
const SENTENCE_REACH = 160;
const FIRST_PERSON = /(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Uu]s|[Oo]ur)(?!\p{L})/u;

/** The names that a text states, in no order; they may overlap. Linear in its length. */
export function statedNamesOf(text: string): StatedName[] {
  const found: StatedName[] = [];
  const inQuotation = insideOf(quotationsOf(text));
  const add = (
    role: StatedRole,
    span: readonly [number, number] | undefined,
    unlessBook: UnlessBook | undefined,
    givenOnly: boolean,
  ): void => {
    if (span === undefined) return;
    const name = trimmed(text, span[0], span[1]);
    if (!name) return;
    const words = text.slice(name.start, name.end);
    if (givenOnly ? !isGivenAlone(words) : !isSaidOfSomebody(words)) return;
    found.push({ ...name, role, ...(unlessBook && { unlessBook }) });
  };
  for (const { role, pattern, quoted, firstPerson, unlessBook, givenOnly } of NAME_PATTERNS) {
    for (const match of matchesOf(text, pattern)) {
      const groups = match.indices?.groups;
      const start = (groups?.name ?? groups?.list)?.[0];
      if (start === undefined || (!quoted && inQuotation(start))) continue;
      const end = match.index + match[0].length;
      if (firstPerson && !FIRST_PERSON.test(sentenceAround(text, match.index, end, firstPerson === 'near')))
        continue;
      for (const span of [groups?.name, groups?.second, ...listed(text, groups?.list)])
        add(role, span, unlessBook, givenOnly ?? false);
    }
  }
  for (const { pattern, givenOnly } of LOWER_CASE_NAMES) {
    for (const match of matchesOf(text, pattern)) {
      const span = match.indices?.groups?.name;
      const name = match.groups?.name ?? '';
      const isName = givenOnly ? GIVEN_NAMES.has(name) : !isCommon(name);
      if (span && isName) found.push({ start: span[0], end: span[1], role: 'student' });
    }
  }
  for (const bare of bareNamesOf(text)) found.push(bare);
  return found;
}

const isGivenAlone = (name: string): boolean => GIVEN_NAMES.has(foldName(name.split(/[\s'’‑-]/u)[0] ?? ''));

const isCommon = (word: string): boolean =>
  NOT_NAMES.has(word) || CALENDAR.has(word) || NOT_NAME_ENDING.test(word);

/** The names of "Mila, Jesse and Abdul". */
function listed(text: string, span: readonly [number, number] | undefined): [number, number][] {
  if (span === undefined) return [];
  return [...text.slice(span[0], span[1]).matchAll(/(?:(?! (?:and|&) |,).)+/gsu)].map((match) => {
    const lead = /^\s*(?:(?:and|&)\s+)?/u.exec(match[0])?.[0].length ?? 0;
    return [span[0] + match.index + lead, span[0] + match.index + match[0].length];
  });
}

/** The sentence that a stretch stands in, as far as it matters, with or without the next. */
function sentenceAround(text: string, start: number, end: number, withNext: boolean): string {
  const before = text.slice(Math.max(0, start - SENTENCE_REACH), start);
  const after = text.slice(end, end + SENTENCE_REACH);
  const from = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('\n'),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
  );
  const rest = (withNext ? /^[^.!?\n]*(?:[.!?][^.!?\n]*)?/u : /^[^.!?\n]*/u).exec(after)?.[0] ?? '';
  return before.slice(from + 1) + text.slice(start, end) + rest;
}

/** Without words at its end that are no part of a name: "Mrs Abernathy Says". */
function trimmed(text: string, start: number, end: number): { start: number; end: number } | null {
  const words = [...text.slice(start, end).matchAll(/[^\s]+/gu)];
  let last = words.length - 1;
  const isStrange = (word: string): boolean => {
    const folded = foldName(word.replace(/['’]s$/u, ''));
    return (NOT_NAMES.has(folded) || CALENDAR.has(folded)) && !GIVEN_NAMES.has(folded);
  };
  while (last > 0 && isStrange(words[last]?.[0] ?? '')) last -= 1;
  const word = words[last];
  if (!word) return null;
  const whole = text.slice(start, start + word.index + word[0].length).replace(/(?:['’]s?|\.)$/u, '');
  return { start, end: start + whole.length };
}

function isSaidOfSomebody(name: string): boolean {
  const words = name.split(/[\s]+/u).filter((word) => !TITLE_ALONE.test(word));
  if (words.length === 0) return false;
  const [first = ''] = words;
  const folded = foldName(first);
  if (GIVEN_NAMES.has(folded)) return true;
  if (NOT_NAMES.has(folded) || CALENDAR.has(folded)) return false;
  const isNationality =
    words.length === 1 && folded.length > 4 && NATIONALITY.test(folded) && !/i$/u.test(folded);
  return !isNationality && !/^(?:I|A)$/u.test(first);
}
