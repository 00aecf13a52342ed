import { NICKNAMES } from './given-names';
import { nameTokensOf, UNSPACED } from './name-tokens';
import { CALENDAR, ORDINARY, PARTICLES } from './ordinary-words';
import type { PersonLabel } from './placeholders';

/** Somebody whose name is replaced wherever it stands. */
export interface Person {
  /** Tells people apart; the student's is empty. */
  id: string;
  label: PersonLabel;
  name: string;
  /** How much of a name stands for the person: any part, the given name, or nothing but the whole. */
  reach: 'parts' | 'given' | 'full';
}

/** One way in which a person's name may be written. */
export interface NameForm {
  person: Person;
  /** Folded, in the order in which they stand. */
  tokens: readonly string[];
  /** What must be so where it stands; see `standsForPerson`. */
  policy: 'full' | 'part' | 'given' | 'ordinary' | 'initial' | 'initials' | 'titled';
  /** Not the first part of the name: after another given name it is somebody else's. */
  isSurname: boolean;
}

/** A shorter login may be a word. */
const LOGIN_MIN = 6;
const TITLES = ['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'sir', 'prof', 'professor', 'coach'];
const TITLE_WORD =
  /^(?:mr|mrs|ms|miss|mx|dr|sir|prof|professor|coach|principal|madame|mme|herr|frau|señora?|whaea|matua)\.?$/iu;

/** Whether a word may be an ordinary one, so that only a capital inside a sentence makes it a name. */
export const isOrdinary = (token: string): boolean =>
  ORDINARY.has(token) || CALENDAR.has(token) || token.length < 3;

const usable = (token: string): boolean =>
  !PARTICLES.has(token) && (UNSPACED.test(token) ? [...token].length > 1 : token.length > 1);

/** Every form of a person's name that is looked for by its tokens; those in scripts without spaces are in `unspacedOf`. */
export function formsOf(person: Person): NameForm[] {
  const all = person.name.trim().split(/[\s,]+/u);
  const isTitled = all.length > 1 && TITLE_WORD.test(all[0] ?? '');
  const units = (isTitled ? all.slice(1) : all)
    .map((unit) => nameTokensOf(unit).map(({ folded }) => folded))
    .filter((tokens) => tokens.some((token) => /\p{L}/u.test(token)));
  const [first, ...rest] = units;
  if (!first) return [];
  const forms: NameForm[] = [];
  const add = (policy: NameForm['policy'], tokens: readonly string[], isSurname = false): void => {
    if (tokens.length > 0) forms.push({ person, tokens, policy, isSurname });
  };
  const last = rest.at(-1);
  if (last) {
    const joined = units.flat().join('');
    for (const order of [
      units,
      [last, ...units.slice(0, -1)],
      [...rest, first],
      [first, last],
      [last, first],
    ])
      add('full', order.flat());
    if (joined.length > 5) {
      add('full', [joined]);
      add('full', [[...rest.flat(), ...first].join('')]);
    }
    addInitials(add, first, last);
    addLogins(add, units, particlesOf(all));
    if (person.reach === 'parts') addManyInitials(add, units);
  }
  const surname = last ?? (isTitled ? first : null);
  if (surname && (isTitled || person.label === 'Teacher'))
    for (const title of TITLES) add('titled', [title, ...surname]);
  if (person.label === 'Teacher' || person.reach === 'full' || (isTitled && units.length === 1)) return forms;

  if (rest.length > 1) for (let at = 0; at + 1 < units.length; at += 1) addPair(add, units, at);
  const parts = person.reach === 'parts' ? units : [first];
  parts.forEach((unit, index) => addPart(add, unit, units.length, index > 0, person.reach));
  for (const short of NICKNAMES.get(first[0] ?? '') ?? []) {
    add('ordinary', [short]);
    if (last) add('full', [short, ...last]);
  }
  return forms;
}

type Add = (policy: NameForm['policy'], tokens: readonly string[], isSurname?: boolean) => void;

function addInitials(add: Add, first: readonly string[], last: readonly string[]): void {
  const given = first[0]?.charAt(0);
  const family = last[0]?.charAt(0);
  if (given && last.some(usable)) add('initial', [given, ...last]);
  if (family && first.some(usable)) add('initial', [...first, family]);
  // As lists have it: "Ashworth, K."
  if (given && last.some(usable)) add('initial', [...last, given]);
}

/** "M. J. Fernandez" of several given names, and "M.F." alone. */
function addManyInitials(add: Add, units: readonly (readonly string[])[]): void {
  const last = units.at(-1) ?? [];
  const letters = units.slice(0, -1).flatMap((unit) => unit.map((token) => token.charAt(0)));
  if (letters.length > 1) add('initial', [...letters, ...last]);
  const [given] = letters;
  const family = last.at(-1)?.charAt(0);
  if (given && family) add('initials', [given, family]);
}

/** Names as accounts have them: "rpatel", "raniap"; digits behind them are left out when they are looked for. */
function addLogins(add: Add, units: readonly (readonly string[])[], particles: readonly string[]): void {
  const given = units[0]?.[0] ?? '';
  const family = (units.at(-1) ?? []).join('');
  if (given === '' || family === '') return;
  for (const login of [
    given.charAt(0) + family,
    given.charAt(0) + particles.join('') + family,
    family + given.charAt(0),
    given + particles.join('') + family,
    given + family,
  ])
    if (login.length >= LOGIN_MIN) add('full', [login]);
  // "Alhashimi" of Al Hashimi
  if (particles.length > 0 && family.length > 3) add('full', [particles.join('') + family], true);
}

/** Particles right before the family name, as in "De Souza". */
function particlesOf(words: readonly string[]): string[] {
  const folded = words.flatMap((word) => nameTokensOf(word).map(({ folded: token }) => token));
  const particles: string[] = [];
  for (let at = folded.length - 2; at > 0; at -= 1) {
    const word = folded[at] ?? '';
    if (!PARTICLES.has(word)) break;
    particles.unshift(word);
  }
  return particles;
}

function addPair(add: Add, units: readonly (readonly string[])[], at: number): void {
  const pair = units.slice(at, at + 2);
  if (pair.every((unit) => unit.some(usable))) add('full', pair.flat());
}

function addPart(
  add: Add,
  unit: readonly string[],
  units: number,
  isSurname: boolean,
  reach: Person['reach'],
): void {
  const single = reach === 'parts' ? 'part' : 'given';
  if (unit.length > 1) {
    add('full', unit, isSurname);
    const joined = unit.join('');
    if (joined.length > 3) add(single, [joined], isSurname);
  }
  // "O" of O'Brien stands for nobody, "Anne" of Anne-Marie does.
  if (unit.length > 1 && unit.some((token) => token.length < 2)) return;
  for (const token of unit) {
    if (!usable(token) || (CALENDAR.has(token) && units > 1)) continue;
    add(isOrdinary(token) ? 'ordinary' : single, [token], isSurname);
  }
}

/** The parts of a name in a script that puts no spaces between words: looked for anywhere in the text. */
export function unspacedOf({ name, reach }: Person): string[] {
  if (!UNSPACED.test(name)) return [];
  const parts = name.split(/[\s,·・]+/u).filter((part) => [...part].length > 1);
  const whole = name.replace(/[\s,]+/gu, '');
  return [...new Set([name, whole, ...(reach === 'full' ? [] : parts)])].filter(
    (part) => [...part].length > 1,
  );
}
