import { GIVEN_NAMES } from './given-names';
import { isHeadingWord, isParticle } from './person-name';

const EXTENSION = /\.[a-z0-9]{2,5}$/i;
const COPY_MARKS = /^(?:copy of|kopie von)\s+|(?<!\s)\s*\(\d+\)$|(?<!\s)\s*-\s*copy$/gi;
/** Canvas: login or "lastfirst", perhaps LATE, then two numbers, then the student's own file name. */
const CANVAS = /^([\p{L}\d]+)(?:[-_]?late)?_\d{2,}_\d{3,}_(.+)$/iu;
/** Moodle: "Jane Smith_12345_assignsubmission_file_essay". */
const MOODLE = /^(.+?)_\d+_assignsubmission_.*$/i;
/** Blackboard: "Essay 1_jsmith_attempt_2024-05-03-10-11-12_essay": a login, not a name, then the file name. */
const BLACKBOARD = /^.*_attempt_\d{4}(?:-\d{2}){2,5}(?:_(.+))?$/i;
const MAX_NAME_WORDS = 4;

/**
 * Guesses the student from a file's name, or gives null: a wrong name is worse than none. Two to four words beside
 * words such as "essay", or alone, count as a name, unless the essay uses them as ordinary words.
 * @param text the essay, in which a topic's words turn up
 */
export function studentNameFromFilename(filename: string, text = ''): string | null {
  const base = baseOf(filename);
  const name = nameIn(base, text);
  const owner = CANVAS.exec(base)?.[1];
  return name === null || owner === undefined || isOwner(name, owner) ? name : null;
}

/** Whether Canvas calls that student so: "Mary-Ann Doe" is "doemaryann". The student's own file name may name anybody. */
function isOwner(name: string, owner: string): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\p{L}\d]/gu, '')
      .toLowerCase();
  return letters(owner).length === letters(name).length && letters(name + name).includes(letters(owner));
}

function baseOf(filename: string): string {
  return filename
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(EXTENSION, '')
    .replace(COPY_MARKS, '')
    .trim();
}

function nameIn(base: string, text: string): string | null {
  const own = ownPart(base);
  if (own === null) return null;
  const [, last = '', rest = ''] = /^([\p{L}'’ -]+),([^_]*)/u.exec(own) ?? [];
  const [first = ''] = rest.trim().split(/(?<!\s)\s+-\s/u, 1);
  if (/^[\p{L}'’ -]+$/u.test(first)) return toName([...wordsIn(first), ...wordsIn(last)], text);
  const groups = own.split(/(?<!\s)\s+[-–—]\s+|(?:(?<!\s)\s+)?[–—]\s*|__+/).map(wordGroups);
  for (const group of groups) {
    const names = group.runs.filter((run) => run.length >= 2 && run.length <= MAX_NAME_WORDS);
    const [run] = names;
    if (names.length === 1 && run) {
      const name = toName(inOrder(run), text);
      if (name !== null) return name;
    }
  }
  return null;
}

function ownPart(base: string): string | null {
  const moodle = MOODLE.exec(base)?.[1];
  if (moodle !== undefined) return moodle;
  const blackboard = BLACKBOARD.exec(base);
  if (blackboard) return blackboard[1] ?? null;
  return CANVAS.exec(base)?.[2] ?? base;
}

/** Runs of words that could belong to a name, separated by headings' words and numbers. */
function wordGroups(part: string): { runs: string[][] } {
  const runs: string[][] = [[]];
  for (const word of wordsIn(part)) {
    if (/\d/.test(word) || isHeadingWord(word) || !/^\p{L}[\p{L}'’.-]*$/u.test(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return { runs: runs.filter((run) => run.length > 0) };
}

/** Words between spaces, underscores, dots and hyphens, and at the humps of "JaneSmith" and "essay1". */
function wordsIn(part: string): string[] {
  const joinedByHyphen = /^[^\s_.-]*-[^\s_.]*$/.test(part);
  const spaced = part
    .replace(/(\p{Ll}{2})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/(?<=\d)-|-(?=\d)/g, ' ');
  const words = joinedByHyphen
    ? spaced.split(/[\s_+-]+/)
    : spaced.split(/[\s_+]+|\.(?=\p{L}{2})|-(?=essay|assignment|draft|final|\d)(?<=^[^-]*-)/iu);
  return words.filter((word) => word !== '');
}

/** "smith_jane" is turned around where only the second word is a given name; else the order stays. */
function inOrder(words: readonly string[]): string[] {
  const [first = '', second = ''] = words;
  const swap =
    words.length === 2 && GIVEN_NAMES.has(second.toLowerCase()) && !GIVEN_NAMES.has(first.toLowerCase());
  return swap ? [second, first] : [...words];
}

function toName(words: readonly string[], text: string): string | null {
  if (words.length < 2 || words.length > MAX_NAME_WORDS || words.some((word) => isHeadingWord(word)))
    return null;
  if (words.filter((word) => word.replace(/\P{L}/gu, '').length >= 2).length < 2) return null;
  if (!couldBeName(words) || isTopic(words, text)) return null;
  return words.map((word) => (isParticle(word) ? word.toLowerCase() : capitalised(word))).join(' ');
}

/** Whether the essay is about these words: it writes each in lower case, or each of them twice or more. */
function isTopic(words: readonly string[], text: string): boolean {
  const occurrences = (word: string, flags: string) =>
    text.match(new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, `gu${flags}`))?.length ?? 0;
  const lower = words.map((word) => word.toLowerCase());
  return (
    lower.every((word) => occurrences(word, '') > 0) || lower.every((word) => occurrences(word, 'i') > 1)
  );
}

/** Words in small letters are a name only with a given name among them; anything could be written like that. */
function couldBeName(words: readonly string[]): boolean {
  const capitals = words.every((word) => /^\p{Lu}|^\p{Lo}/u.test(word) || isParticle(word));
  return capitals || words.some((word) => GIVEN_NAMES.has(word.toLowerCase()));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Keeps a writer's own capitals ("McDonald"), and sets them where a word has none or nothing else. */
function capitalised(word: string): string {
  const plain = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2);
  return plain ? word.toLowerCase().replace(/(?<=^|['’-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : word;
}
