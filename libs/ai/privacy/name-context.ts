import { GIVEN_NAMES } from './given-names';
import type { Literature } from './literature';
import type { NameForm } from './name-forms';
import { isOrdinary } from './name-forms';
import { type NameToken, nameTokensOf, opensSentence } from './name-tokens';
import { BEFORE_PLACES, CALENDAR, NOT_SURNAMES, PERSONAL_CUES, PERSONAL_VERBS } from './ordinary-words';

/** A text in its tokens, with what it is about. */
export interface ReadText {
  text: string;
  tokens: readonly NameToken[];
  literature: Literature;
  /** Words of the task and the criteria: a name there is part of the question. */
  asked: ReadonlySet<string>;
}

/** Words after which a capitalised word is a thing or a group: "the Christian church", "the river Jordan". */
const DETERMINERS = new Set(
  'the a an this that every no many most some any river lake mount city saint st'.split(' '),
);

/** "Prince Harry" is no student's nickname. */
const OTHERS_TITLES = new Set(
  'prince princess king queen president saint lord lady emperor empress pope senator chancellor tsar'.split(
    ' ',
  ),
);

/** Whether a form of a name, found from token `at` on, stands for its person there. */
export function standsForPerson(form: NameForm, read: ReadText, at: number): boolean {
  const { text, tokens } = read;
  const matched = tokens.slice(at, at + form.tokens.length);
  const [first] = matched;
  const last = matched.at(-1);
  if (!first || !last) return false;
  if (form.policy === 'full') return isCapitalisedWhereNeeded(form, matched);
  if (form.policy === 'titled') return first.capital && last.capital;
  if (form.policy === 'initial') return isInitial(text, form, matched);
  if (form.policy === 'initials') return areInitials(text, matched);
  const { capital } = first;
  const cued = isPersonal(read, at, form.tokens.length);
  if (form.policy !== 'part' && !capital) return false;
  // "A tui sang", of a student called Tui.
  const before = tokens[at - 1];
  if (!capital && before && DETERMINERS.has(before.folded)) return false;
  if (isOrdinary(form.tokens[0] ?? '') && !isMarkedAsName(read, at)) return false;
  if (cued) return true;
  if (read.literature.characters.has(first.folded)) return false;
  if (
    form.policy !== 'part' &&
    form.person.label !== 'Student' &&
    (read.asked.has(first.folded) || read.literature.register)
  )
    return false;
  return !isSomebodyElse(form, read, at);
}

function isCapitalisedWhereNeeded(form: NameForm, matched: readonly NameToken[]): boolean {
  return !form.tokens.every(isOrdinary) || matched.every((token) => token.capital);
}

function isInitial(text: string, form: NameForm, matched: readonly NameToken[]): boolean {
  if (!matched.every((token) => token.capital)) return false;
  const single = matched.find(({ folded }) => folded.length === 1);
  if (!single) return false;
  const after = text.charAt(single.end);
  // "Maria I think", "Maria A girl": only with its point, or at a line's end.
  return (
    after === '.' ||
    (single === matched[0]
      ? after === ' '
      : /^[ \t]*(?:$|[\n,)|])/u.test(text.slice(single.end, single.end + 20)) || single.end === text.length)
  );
}

/** "A.H." at the end of a line or a clause; before another word it is somebody else's. */
function areInitials(text: string, [first, last]: readonly NameToken[]): boolean {
  if (!first?.capital || !last?.capital || text.charAt(first.end) !== '.') return false;
  if (/[\p{L}.]/u.test(text.charAt(first.start - 1))) return false;
  return (
    /^\.?[ \t]*(?:$|[\n,;:)!?])/u.test(text.slice(last.end, last.end + 8)) && text.charAt(last.end) === '.'
  );
}

/** Whether words close by say that the writer knows the person. */
function isPersonal({ text, tokens }: ReadText, at: number, length: number): boolean {
  for (let back = 1; back <= 3; back += 1) {
    const token = tokens[at - back];
    if (!token || /[.!?\n]/u.test(text.slice(token.end, tokens[at]?.start))) break;
    if (PERSONAL_CUES.has(token.folded)) return true;
    if (back <= 2 && token.folded === 'i' && tokens[at - 1]?.folded === 'and') return true;
  }
  const [next, afterNext] = [tokens[at + length], tokens[at + length + 1]];
  return next?.folded === 'and' && (afterNext?.folded === 'i' || afterNext?.folded === 'me');
}

/** Whether an ordinary word has a capital that no sentence's beginning explains, and no place or time either. */
function isMarkedAsName({ text, tokens }: ReadText, at: number): boolean {
  const token = tokens[at];
  if (!token?.capital) return false;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (opensSentence(text, token)) {
    const isCalled = /["“‘']/u.test(text.charAt(token.start - 1)) && text.charAt(token.end) === ',';
    return isCalled || (next !== undefined && PERSONAL_VERBS.has(next.folded));
  }
  if (before && DETERMINERS.has(before.folded)) return false;
  return !(CALENDAR.has(token.folded) && before && BEFORE_PLACES.has(before.folded));
}

/** "Emma Watson" where our Emma is a Chow, "Winston Smith" where our Smith is a Jo. */
function isSomebodyElse(form: NameForm, { text, tokens }: ReadText, at: number): boolean {
  const own = ownWords(form.person.name);
  const neighbour = (token: NameToken | undefined, gap: string): boolean =>
    token !== undefined && token.capital && gap === ' ' && token.folded.length > 1 && !own.has(token.folded);
  const token = tokens[at];
  const next = tokens[at + form.tokens.length];
  const previous = tokens[at - 1];
  if (!token) return false;
  const end = tokens[at + form.tokens.length - 1]?.end ?? token.end;
  if (next && neighbour(next, text.slice(end, next.start)) && !NOT_SURNAMES.has(next.folded)) return true;
  if (previous?.capital && OTHERS_TITLES.has(previous.folded)) return true;
  return Boolean(
    form.isSurname &&
    previous &&
    neighbour(previous, text.slice(previous.end, token.start)) &&
    GIVEN_NAMES.has(previous.folded),
  );
}

const known = new Map<string, ReadonlySet<string>>();
/** Words of a name; kept while one text is read, since a name may stand in it thousands of times. */
function ownWords(name: string): ReadonlySet<string> {
  let words = known.get(name);
  if (!words) {
    if (known.size > 1_000) known.clear();
    words = new Set(nameTokensOf(name).map(({ folded }) => folded));
    known.set(name, words);
  }
  return words;
}
