import type { Evidence } from '@marklight/contracts/grading';
import { matchesOf } from '@marklight/text/matches';
import { clustersIn } from './clusters';
import { HARM_PATTERNS } from './harm-patterns';
import type { HarmKind } from './harm-phrases';
import { IDIOMS, OF_A_WORK_OR_THE_PAST, PERSONAL } from './innocent';
import { plainForm } from './phrases';

/** A passage that may speak of harm to the writer or others. */
export interface HarmPassage extends Evidence {
  /** `distress` if only several words close together show it. */
  kind: HarmKind | 'distress';
}

/** More notes than this are of no use, because the teacher will read the essay. */
const MOST_PASSAGES = 3;
const MOST_FOUND = 40;
/** Characters before and after a phrase within which words tell who and what it is about. */
const NEAR = 90;
const AROUND = 220;
/** How many characters of the passage the teacher is shown on either side of the phrase. */
const SHOWN_BEFORE = 90;
const SHOWN_AFTER = 120;

/**
 * Passages of a text that may speak of harm: to the writer, or by or to people whom the writer knows. It errs towards
 * finding too many, and still misses many: docs/privacy.md has the figures. It sends nothing anywhere and takes time
 * that grows with the text's length alone.
 */
export function findHarm(text: string): HarmPassage[] {
  const plain = withoutIdioms(plainForm(text));
  const found: (HarmPassage & { at: number })[] = [];
  for (const { kind, pattern, standsAlone } of HARM_PATTERNS) {
    for (const match of matchesOf(plain, pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!concernsSomebodyReal(plain, text, start, end, standsAlone)) continue;
      found.push({ kind, ...passageAround(text, start, end), at: start });
      if (found.length >= MOST_FOUND) return reported(found);
    }
  }
  for (const { start, end } of clustersIn(plain)) {
    if (isOfAWorkOrThePast(plain, start, end)) continue;
    found.push({ kind: 'distress', ...passageAround(text, start, end), at: start });
    if (found.length >= MOST_FOUND) break;
  }
  return reported(found);
}

function reported(found: readonly (HarmPassage & { at: number })[]): HarmPassage[] {
  const inOrder = [...found].sort((a, b) => a.at - b.at);
  const apart: HarmPassage[] = [];
  for (const { at: _, ...passage } of inOrder)
    if (!apart.some((other) => passage.start < other.end && passage.end > other.start)) apart.push(passage);
  return apart.slice(0, MOST_PASSAGES);
}

/** The words of an idiom give way to dots, which no phrase reads. */
function withoutIdioms(plain: string): string {
  return IDIOMS.reduce((rest, idiom) => rest.replace(idiom, (words) => '…'.repeat(words.length)), plain);
}

/**
 * The writer is in the phrase, or near it where it is not about a book, the past or the world at large. Words that a
 * text about a work quotes are its characters'.
 */
function concernsSomebodyReal(
  plain: string,
  text: string,
  start: number,
  end: number,
  standsAlone: boolean,
): boolean {
  const isOfAWork = isOfAWorkOrThePast(plain, start, end);
  if (has(plain.slice(start, end), PERSONAL)) return !(isOfAWork && isQuoted(text, start, end));
  return !isOfAWork && (standsAlone || has(plain.slice(Math.max(0, start - NEAR), end + NEAR), PERSONAL));
}

function isOfAWorkOrThePast(plain: string, start: number, end: number): boolean {
  const around = plain.slice(Math.max(0, start - AROUND), end + AROUND);
  return OF_A_WORK_OR_THE_PAST.some((pattern) => has(around, pattern));
}

function has(text: string, pattern: RegExp): boolean {
  return text.search(pattern) >= 0;
}

/** Between quotation marks of one paragraph. */
function isQuoted(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const opens = Math.max(before.lastIndexOf('“'), before.lastIndexOf('"'));
  const closes = Math.max(before.lastIndexOf('”'), before.lastIndexOf('\n'));
  const isOpen = before[opens] === '"' ? (before.match(/"/gu)?.length ?? 0) % 2 === 1 : opens >= 0;
  return isOpen && opens > closes && /^[^\n]*["”]/u.test(after);
}

/** The phrase with some words on either side, from the start of its sentence where that is near. */
function passageAround(text: string, start: number, end: number): Evidence {
  const before = text.slice(Math.max(0, start - SHOWN_BEFORE), start);
  const sentenceStart = Math.max(
    ...['. ', '! ', '? ', '\n'].map((mark) => before.lastIndexOf(mark) + mark.length - 1),
  );
  const from =
    sentenceStart > 0
      ? start - before.length + sentenceStart
      : start - before.length === 0
        ? 0
        : start - before.length + Math.max(0, before.search(/\s/u));
  const after = text.slice(end, end + SHOWN_AFTER);
  const stop = after.search(/[.!?](?:\s|$)|\n/u);
  const to =
    end +
    (stop >= 0
      ? stop + (after[stop] === '\n' ? 0 : 1)
      : end + SHOWN_AFTER >= text.length
        ? after.length
        : Math.max(0, after.search(/\s\S*$/u)));
  const raw = text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  const quote = raw.trim();
  return { quote, start: from + lead, end: from + lead + quote.length };
}
