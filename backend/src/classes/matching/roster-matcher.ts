import type { MatchReason } from '@marklight/contracts/roster-matches';
import { lmsNameOf } from '@marklight/contracts/lms/lms-names';
import { matchStudent, namesOf, wordsOf } from '../match-student';
import { withoutExtension, wordsInFilename } from './filename-words';

/** What an essay and its file say about who wrote it. */
export interface EssayHints {
  filename: string;
  /** As read from the essay's heading, else from the file's name; null if neither has one. */
  studentName: string | null;
  /** The lines at the top that name student, class and date; the text does not include them. */
  heading: string;
  /** The beginning of the text, with its line breaks. */
  opening: string;
}

export interface ListedStudent {
  id: string;
  name: string;
  email: string | null;
  studentNumber: string | null;
}

export interface EssayMatch<T extends ListedStudent> {
  /** The one to whom all evidence points; null if there is none, or if it is uncertain. */
  student: T | null;
  /** Those it may point to, the likeliest first; empty if somebody is certain. */
  candidates: { student: T; reason: MatchReason }[];
}

/** How many lines of a text may be its cover page. */
const OPENING_LINES = 15;
const LINE_MAX_WORDS = 8;
const NAME_MAX_WORDS = 8;
const CANDIDATES_MAX = 5;
/** Shorter numbers belong to classes, pages and drafts. */
const NUMBER_MIN_CHARACTERS = 4;
/** Shorter parts of names are initials and particles. */
const PART_MIN_CHARACTERS = 3;

interface Finding<T> {
  reason: MatchReason;
  isSure: boolean;
  students: readonly T[];
}

/** Finds who on one roster wrote which essays, however many there are. */
export class RosterMatcher<T extends ListedStudent> {
  private readonly emails: Index<T>;
  private readonly logins: Index<T>;
  private readonly numbers: Index<T>;
  /** By the digits alone of numbers that begin with letters. */
  private readonly digits: Index<T>;
  /** By the words of the name joined together, starting at any of them. */
  private readonly names: Index<T>;
  /** By one word of the name, or an initial joined to the other. */
  private readonly parts: Index<T>;
  /** All names of each student as they are compared with misspelt ones, in the order of the roster. */
  private readonly spelled: readonly (readonly SpelledName[])[];

  constructor(private readonly students: readonly T[]) {
    this.emails = indexOf(students, ({ email }) => (email ? [email.trim().toLowerCase()] : []));
    this.logins = indexOf(students, ({ email }) => loginsOf(email));
    this.numbers = indexOf(students, ({ studentNumber }) => numbersOf(studentNumber));
    this.digits = indexOf(students, ({ studentNumber }) =>
      numbersOf(digitsAfterLetters((studentNumber ?? '').trim())),
    );
    this.spelled = students.map((one) => wordsOfNames(one).map(spelledName));
    this.names = indexOf(students, (one) => [wordsOf(one.name), ...wordsOfNames(one)].flatMap(turnsOf));
    this.parts = indexOf(students, (one) => wordsOfNames(one).flatMap(partsOf));
  }

  /**
   * Who wrote an essay, as far as the evidence shows. Email, student number and full names are certain if they point
   * to one student and no other certain evidence points to another. Of several students with one name none is chosen:
   * a number or an email may decide, else all of them are proposed. Parts of names, initials and misspelt names are
   * only proposed.
   */
  match(hints: EssayHints): EssayMatch<T> {
    const findings = this.findings(hints).filter(({ students }) => students.length > 0);
    const sure = findings.filter(({ isSure }) => isSure);
    const [student, another] =
      sure.reduce<readonly T[] | null>(
        (left, { students }) => (left === null ? students : inBoth(left, students)),
        null,
      ) ?? [];
    if (student && !another) return { student, candidates: [] };
    const candidates = new Map<T, MatchReason>();
    for (const { students, reason } of sure.length > 0 ? sure : findings)
      for (const one of students) if (!candidates.has(one)) candidates.set(one, reason);
    return {
      student: null,
      candidates: [...candidates].slice(0, CANDIDATES_MAX).map(([one, reason]) => ({ student: one, reason })),
    };
  }

  private findings({ filename, studentName, heading, opening }: EssayHints): Finding<T>[] {
    const named = this.nameAndNumbersIn(filename);
    const words = wordsInFilename(named);
    const top = `${heading}\n${opening}`;
    const base = withoutExtension(filename);
    // An underscore may be part of an address, or stand between it and the title.
    const withAddress = [top, base, base.replaceAll('_', ' ')].join('\n').toLowerCase();
    // Within a sentence a number is a year or a count.
    const beside = [...shortLinesOf(top), named].join('\n').toLowerCase().replace(WORD_COUNT, ' ');
    return [
      { reason: 'email', isSure: true, students: of(this.emails, emailsIn(withAddress)) },
      {
        reason: 'email',
        isSure: true,
        students: of(this.logins, filename.toLowerCase().match(LOGINS) ?? []),
      },
      { reason: 'number', isSure: true, students: of(this.numbers, numbersIn(beside)) },
      { reason: 'name', isSure: true, students: studentName === null ? [] : this.named(studentName) },
      { reason: 'name', isSure: true, students: of(this.names, nameLinesOf(top)) },
      { reason: 'file_name', isSure: true, students: longest(of(this.names, windowsOf(words))) },
      // "Lian" may be An Li without a space, or the given name of Lian Wu, who then speaks against it.
      {
        reason: 'part_of_name',
        isSure: true,
        students: of(
          this.parts,
          [...words, ...singleWordsOf(`${studentName ?? ''}\n${top}`)].filter((word) => this.names.has(word)),
        ),
      },
      { reason: 'number', isSure: false, students: this.numberedAlike(named) },
      { reason: 'part_of_name', isSure: false, students: of(this.parts, words) },
      {
        reason: 'similar_name',
        isSure: false,
        students: studentName === null ? [] : this.similar(studentName),
      },
    ];
  }

  /**
   * The part of a file's name that is about its student. Where a platform made the name, the student's own part may name
   * anybody, and the platform's numbers are not the students'.
   */
  private nameAndNumbersIn(filename: string): string {
    const made = lmsNameOf(filename);
    if (!made) return filename;
    const { owner, file } = made;
    const isListed = owner !== null && of(this.names, windowsOf(wordsInFilename(owner))).length > 0;
    return isListed ? owner : [owner ?? '', file].join(' ');
  }

  /** "S10215" in the file's name where the list has 10215, and the other way round. */
  private numberedAlike(named: string): T[] {
    const tokens = withoutExtension(named).toLowerCase().replace(WORD_COUNT, ' ').match(NUMBER) ?? [];
    return [
      ...of(
        this.numbers,
        tokens.flatMap((token) => digitsAfterLetters(token) ?? []),
      ),
      ...of(this.digits, tokens),
    ];
  }

  /** The only student the name can mean, else all who have it. */
  private named(name: string): readonly T[] {
    const one = matchStudent(this.students, name);
    return one ? [one] : (this.names.get(wordsOf(name).join('')) ?? []);
  }

  private similar(name: string): T[] {
    const wanted = spelledName(wordsOf(name));
    return this.students.filter((_, index) => this.spelled[index]?.some((one) => isSimilar(one, wanted)));
  }
}

type Index<T> = Map<string, T[]>;

/** Learning management systems put the login, the part before the @, into the file's name. */
const LOGINS = /[a-z0-9.]+/g;
const NUMBER = /[\p{L}\p{N}]+/gu;
/** A cover page may say how long the essay is, and a short student number looks the same. */
const WORD_COUNT = /\bword(?:s|[\s_-]{0,3}count)?[\s_:=-]{0,3}\d[\d,]{0,8}|\d[\d,]{0,8}[\s_-]{0,3}words?\b/g;

/** "Mia Chen 9B", "Mia Chen, Year 9": a year or form beside a name in a page's header. */
const CLASS_LABEL = /[\s,;|–—-](?:(?:year|yr|grade|class|form|room) ?)?\d{1,2}[a-z]{0,2}$/i;

function indexOf<T>(students: readonly T[], keysOf: (student: T) => readonly string[]): Index<T> {
  const index: Index<T> = new Map();
  for (const student of students) {
    for (const key of new Set(keysOf(student))) {
      const found = index.get(key);
      if (found) found.push(student);
      else index.set(key, [student]);
    }
  }
  return index;
}

/** One list of words for each name that the student goes by. */
function wordsOfNames({ name }: ListedStudent): string[][] {
  return namesOf(name).map(wordsOf);
}

function inBoth<T>(one: readonly T[], other: readonly T[]): T[] {
  const others = new Set(other);
  return one.filter((each) => others.has(each));
}

function of<T>(index: Index<T>, keys: readonly string[]): T[] {
  return [...new Set(keys.flatMap((key) => index.get(key) ?? []))];
}

/** A short login, or one of letters only, may be a word of the title. */
function loginsOf(email: string | null): string[] {
  const [login = ''] = (email ?? '').trim().toLowerCase().split('@');
  return login.length >= NUMBER_MIN_CHARACTERS && /[\d.]/.test(login) ? [login] : [];
}

/** "10215" of "S10215"; null for anything else. */
function digitsAfterLetters(token: string): string | null {
  return /^\p{L}+(\d+)$/u.exec(token)?.[1] ?? null;
}

/** What looks like a year is a date wherever it occurs. */
function numbersOf(number: string | null): string[] {
  const wanted = (number ?? '').trim().toLowerCase();
  const canBeTold =
    wanted.length >= NUMBER_MIN_CHARACTERS && /\d/.test(wanted) && !/^(?:19|20)\d\d$/.test(wanted);
  return canBeTold ? [wanted] : [];
}

const numbersIn = (text: string): string[] => [
  ...(text.match(NUMBER) ?? []),
  ...text.split(/[^\p{L}\p{N}-]+/u).filter((part) => part.includes('-')),
];

/** Anything with an @ between spaces or brackets, without the full stop of its sentence. */
const emailsIn = (text: string): string[] =>
  text
    .split(/[\s<>()[\],;:"]+/)
    .filter((part) => part.includes('@'))
    .map((part) => part.replace(/\.$/, ''));

/** The words of a name joined together, starting at each: many lists put family names first. One word alone is no name. */
function turnsOf(words: readonly string[]): string[] {
  const [only = ''] = words;
  if (words.length < 2) return only.length > 1 && isWholeName(only) ? [only] : [];
  const joined = words.join('');
  let from = 0;
  // A name of 200 characters may have 100 words.
  return words.slice(0, NAME_MAX_WORDS).map((word) => {
    const turn = joined.slice(from) + joined.slice(0, from);
    from += word.length;
    return turn;
  });
}

/** One word is a whole name in scripts written without spaces. */
function isWholeName(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

/** The given or the family name alone, or an initial with the other one: "aroha essay", "jsmith". */
function partsOf(words: readonly string[]): string[] {
  const [given = '', family = ''] = [words[0], words.at(-1)];
  const joined = [
    `${given.charAt(0)}${family}`,
    `${family}${given.charAt(0)}`,
    `${given}${family.charAt(0)}`,
  ];
  const parts = words.length < 2 ? [given] : [given, family, ...joined];
  return parts.filter((part) => part.length >= PART_MIN_CHARACTERS);
}

/** Neighbouring words joined together: "alfarsi mohammed" is found like "Al Farsi Mohammed". */
function windowsOf(words: readonly string[]): string[] {
  return words.flatMap((_, from) => {
    let made = '';
    return words.slice(from, from + NAME_MAX_WORDS).map((word) => (made += word));
  });
}

/** Short lines at the top: a cover page, a name block. A name within a sentence may be anybody's. */
function shortLinesOf(top: string): string[] {
  return top
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, OPENING_LINES)
    .filter((line) => wordsOf(line).length <= LINE_MAX_WORDS);
}

/** The same lines, each as one word, without labels such as "Name:", and without the class too. */
function nameLinesOf(top: string): string[] {
  return shortLinesOf(top).flatMap((line) => {
    const name = line.replace(/^\s*(?:by|name|student|author)\b\s*:?/i, '');
    return [name, name.trim().replace(CLASS_LABEL, '')].map((one) => wordsOf(one).join(''));
  });
}

/** Short lines of one word. */
function singleWordsOf(top: string): string[] {
  return shortLinesOf(top).flatMap((line) => {
    const words = wordsOf(line);
    return words.length === 1 ? words : [];
  });
}

/** Of students whose names are found in the same words, those with the longest name: "An Li Chen" does not mean "An Li". */
function longest<T extends ListedStudent>(students: readonly T[]): T[] {
  const lengthOf = (one: T) => Math.max(...wordsOfNames(one).map(({ length }) => length));
  const most = Math.max(0, ...students.map(lengthOf));
  return students.filter((one) => lengthOf(one) === most);
}

interface SpelledName {
  words: number;
  /** In the form in which names are compared. */
  text: string;
}

function spelledName(words: readonly string[]): SpelledName {
  return { words: words.length, text: words.join(' ') };
}

/** One letter wrong in a name, or two in a long one. */
function isSimilar(name: SpelledName, other: SpelledName): boolean {
  if (name.words < 2 || other.words < 2 || name.text === other.text) return false;
  return isNear(name.text, other.text, name.text.length >= 12 ? 2 : 1);
}

/**
 * Whether Levenshtein's distance is at most `most` characters. With two it passes over the names 13 times at most: a
 * class list may be long, and so may a name.
 * @param i from where on in the first, and `j` in the second
 */
function isNear(one: string, two: string, most: number, i = 0, j = 0): boolean {
  let [at, other] = [i, j];
  while (at < one.length && one[at] === two[other]) {
    at += 1;
    other += 1;
  }
  const [left, right] = [one.length - at, two.length - other];
  if (left === 0 || right === 0) return left + right <= most;
  if (most === 0 || Math.abs(left - right) > most) return false;
  return (
    isNear(one, two, most - 1, at + 1, other + 1) ||
    isNear(one, two, most - 1, at + 1, other) ||
    isNear(one, two, most - 1, at, other + 1)
  );
}
