import { givenNameFirst } from './name-order';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const ACCENTS = /[\u0300-\u036f]/g;
/** O'Connor, O’Connor and OConnor are one name. */
const APOSTROPHES = /['’‘ʼʻ`´]/g;
/** Scripts that need no space between family and given name; lists, forms and teachers write one or leave it out. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\s,，、·・]+$/u;
/** A letter of a script with capitals; one Chinese character is a whole name. */
const INITIAL = /^\p{Ll}$/u;

/**
 * The only student that a name can mean, or null. Tried in turn: the name as it is written; without capitals,
 * accents, apostrophes and hyphens, and with "Last, First" turned around; the same words in another order; Chinese, Japanese
 * and Korean names without the space between family and given name; with initials for words ("J. Smith") or without middle names. The first of these ways that finds anybody decides: one
 * student is the answer; among several there is no guessing.
 */
export function matchStudent<T extends { name: string }>(
  students: readonly T[],
  guessedName: string,
): T | null {
  const [found, another] = studentsNamed(students, guessedName);
  return found && !another ? found : null;
}

/** All whom the name can mean, by the first of those ways that finds anybody. */
export function studentsNamed<T extends { name: string }>(
  students: readonly T[],
  guessedName: string,
): readonly T[] {
  const words = wordsOf(guessedName);
  if (words.length === 0) return [];
  const ways: ((name: string) => boolean)[] = [
    (name) => written(name) === written(guessedName),
    (name) => sameWords(wordsOf(name), words),
    (name) => sameWords(wordsOf(name).sort(), [...words].sort()),
    (name) => unspaced(name) !== null && unspaced(name) === unspaced(guessedName),
    (name) => mayAbbreviate(wordsOf(name), words),
  ];
  for (const fits of ways) {
    const found = students.filter(({ name }) => [name, ...namesOf(name)].some(fits));
    if (found.length > 0) return found;
  }
  return [];
}

/** A name in these scripts without spaces, commas and dots; null if it has other letters. */
function unspaced(name: string): string | null {
  const composed = name.normalize('NFKC');
  return UNSPACED.test(composed) ? composed.replace(/[\s,，、·・]/gu, '') : null;
}

/** All names of a student: "Alexander (Sasha) Petrov" is Alexander Petrov and Sasha Petrov. */
export function namesOf(name: string): string[] {
  const [, before = '', inside = '', after = ''] = /^([^()]*)\(([^()]*)\)([^()]*)$/.exec(name) ?? [];
  if (inside.trim() === '') return [name];
  const family = after.trim() === '' ? before.trim().split(/\s+/).slice(1).join(' ') : after;
  return [written(`${before} ${after}`), written(`${inside} ${family}`)];
}

function written(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The words of a name, given name first, without capitals, accents, apostrophes and hyphens. */
export function wordsOf(name: string): string[] {
  return givenNameFirst(name)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

/** Given and family name agree, at least one of them in full, and no middle name contradicts another. */
function mayAbbreviate(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2) return false;
  const ends = [
    [one[0] ?? '', other[0] ?? ''],
    [one.at(-1) ?? '', other.at(-1) ?? ''],
  ] as const;
  if (!ends.every(([a, b]) => agree(a, b)) || !ends.some(([a, b]) => a === b && !INITIAL.test(a)))
    return false;
  const [few = [], many = []] = [one.slice(1, -1), other.slice(1, -1)].sort((a, b) => a.length - b.length);
  let from = 0;
  return few.every((word) => {
    const at = many.findIndex((candidate, index) => index >= from && agree(word, candidate));
    from = at + 1;
    return at !== -1;
  });
}

function agree(one: string, other: string): boolean {
  if (one === other) return true;
  return (INITIAL.test(one) && other.startsWith(one)) || (INITIAL.test(other) && one.startsWith(other));
}
