import type { LintFinding } from '@marklight/text/linter';
import { stemOf, topicKey } from './stem';

/** Words of a task that are shorter than this are one letter away from too many others. */
const SHORTEST = 6;
/** In words of at least this length, two letters may be wrong. */
const LONG = 9;
/** A word that sounds the same may have at most this many letters more or fewer. */
const MOST_OFF = 3;

const formOf = (word: string): string => word.toLowerCase().replace(/’/gu, "'");

/** The consonants as they are heard, without doubles: "patient", "pacient" and "pashent" are "psnt". */
function soundOf(word: string): string {
  const heard = word
    .replace(/^kn/u, 'n')
    .replace(/^wr/u, 'r')
    .replace(/ph/gu, 'f')
    .replace(/(?:t|c|s|ss|sc)(?=i[aeou])|sh|sch|ti(?=[aeo])/gu, 's')
    .replace(/c(?=[eiy])/gu, 's')
    .replace(/ck|c|q/gu, 'k')
    .replace(/x/gu, 'ks')
    .replace(/z/gu, 's')
    .replace(/dg|j/gu, 'g');
  return (heard.slice(0, 1) + heard.slice(1).replace(/[aeiouyhw]/gu, '')).replace(/(.)\1+/gu, '$1');
}

/** Letters put in, left out, exchanged or swapped with a neighbour between two words; `most` + 1 where there are more. */
function lettersOff(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      let off = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        off = Math.min(off, (beforeLast[at - 2] ?? 0) + 1);
      now.push(off);
    }
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? most + 1;
}

/** How far a misspelling is from a word, best 0; null where it may well be another word. */
function distance(form: string, word: string): number | null {
  if (form.charAt(0) !== word.charAt(0) && soundOf(form).charAt(0) !== soundOf(word).charAt(0)) return null;
  const most = word.length >= LONG ? 2 : 1;
  const off = lettersOff(form, word, most);
  if (off <= most) return off;
  return Math.abs(form.length - word.length) <= MOST_OFF && soundOf(form) === soundOf(word) ? most + 1 : null;
}

/** At most this many misspellings of an essay are looked at: a text of nothing else does not answer a task. */
const MOST_LOOKED_AT = 200;

/**
 * The words of the task that misspelt words of an essay stand for: "pacient" for "patient". Only what is no word of the
 * language is looked at, so that "dessert" is never taken for "desert"; where the checker knows what was meant, that
 * decides.
 *
 * @param taskForms lower-case words of the task
 * @param taskKeys topic keys of those that say what it is about
 */
export function meantWords(
  taskForms: readonly string[],
  taskKeys: ReadonlySet<string>,
  findings: readonly LintFinding[],
): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  const isOfTask = (form: string): boolean => taskKeys.has(topicKey(stemOf(form)));
  const words = [...new Set(taskForms)].filter(
    (word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word) && isOfTask(word),
  );
  const misspelt = new Map(
    findings
      .filter(({ kind, text }) => kind === 'spelling' && /^\p{L}{4,20}$/u.test(text))
      .map(({ text, suggestions }) => [formOf(text), suggestions.map(formOf)] as const),
  );
  for (const [form, [sure]] of [...misspelt].slice(0, MOST_LOOKED_AT)) {
    const word = sure ?? nearest(form, words);
    if (word !== null && !isOfTask(form) && isOfTask(word)) meant.set(form, word);
  }
  return meant;
}

function nearest(form: string, words: readonly string[]): string | null {
  const lengthOff = (word: string): number => Math.abs(word.length - form.length);
  const [first] = words
    .flatMap((word) => {
      const off = distance(form, word);
      return off === null ? [] : [{ word, off }];
    })
    .sort((a, b) => a.off - b.off || lengthOff(a.word) - lengthOff(b.word));
  return first?.word ?? null;
}
