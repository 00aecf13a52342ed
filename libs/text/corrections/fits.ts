import { vocabulary } from './vocabulary';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

const PLURAL_FOLLOWS = words(
  'all many lot lots these those several few both two three four five six ten various',
);
const SINGULAR_FOLLOWS = words('a an this each every another');
/** Words followed by the base form of a verb, not by a past form or a noun in -ness. */
const PLAIN_FORM_FOLLOWS =
  words(`to will would can could should must may might do does did don't didn't doesn't can't won't
  wouldn't couldn't shouldn't`);
/** Words followed by an adjective, hardly by a noun in -ness. */
const ADJECTIVE_FOLLOWS = words('be very really');

/** Contractions in the singular and the plural, and their subjects. */
const SINGULAR_FORMS = words("doesn't isn't wasn't hasn't");
const PLURAL_FORMS = words("don't aren't weren't haven't");
const PLURAL_SUBJECTS = words(
  'i you we they these those people children men women kids parents students both many',
);
const SINGULAR_SUBJECTS = words('he she it this everyone everybody someone somebody nobody anyone one each');
/** Words that can stand before "don't" with a plural subject, though they have a form in -s. */
const NO_SUBJECT =
  words(`but if so and or because that who which what why where when how then just also really please still now
  even actually already only here there i you we they people children men women as well most some than though while
  since maybe again at in on for like say know think`);
/** A pronoun with its verb, and the words that such a pair cannot follow: “his or hes own” is “hers”. */
const PRONOUN_WITH_VERB = /^(?:i'm|he's|she's|it's|we're|you're|they're)$/u;
const NO_PRONOUN_FOLLOWS = words('or his her my your their our its a an the of');
/** “Efects” is one of two words, as long as no article or adjective stands before it. */
const EFFECT_OR_AFFECT = /^[ae]ffects?$/u;
const NOUN_FOLLOWS = words('a an the its their no any some this these big bad good great negative positive');
/** Nouns whose verb is a different word, and the words before that verb: “they sucess” is “succeed”. */
const NOUN_OF_VERB = words('success belief advice choice life loss proof relief growth');
const VERB_FOLLOWS =
  words(`to i you we they he she people students who and not will would can could should must may might do
  don't didn't doesn't`);
/** First halves of words that students split in two: "to night", "some times". */
const FIRST_HALVES = words('to no any some every my your him her them it our with in for an al over');
/** log10 of a word's count: everybody knows such a word. */
const WELL_KNOWN = 6.5;

const isKnown = (word: string): boolean => vocabulary().frequencyOf(word) !== undefined;
const SINGULAR_IN_S = /(?:ss|us|is|ous|news|series|species|means|ics|always|perhaps|sometimes|gas|lens)$/u;
const stemOfPlural = (word: string): string | undefined =>
  [word.slice(0, -1), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].find(
    (stem) => stem !== word && isKnown(stem),
  );

/**
 * Whether a word is the plural of a known one, as far as its letters tell.
 * @param word in lower case
 */
export const isPlural = (word: string): boolean =>
  /[^s]s$/u.test(word) && !SINGULAR_IN_S.test(word) && stemOfPlural(word) !== undefined;
const hasPlural = (word: string): boolean =>
  !/[^s]s$/u.test(word) &&
  [`${word}s`, `${word}es`, word.replace(/y$/u, 'ies')].some((form) => form !== word && isKnown(form));
const isPast = (word: string): boolean =>
  word.endsWith('ed') && [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)].some(isKnown);

function agrees(subject: string, shortForm: string): boolean {
  if (SINGULAR_FORMS.has(shortForm)) return !PLURAL_SUBJECTS.has(subject) && !isPlural(subject);
  if (!PLURAL_FORMS.has(shortForm)) return true;
  return !SINGULAR_SUBJECTS.has(subject) && (NO_SUBJECT.has(subject) || !hasPlural(subject));
}

/**
 * Whether a correction can follow the word before it. If it cannot, the writer meant another form, or the
 * mistake is more than the spelling.
 * @param correction in lower case
 * @param before the word before it, in lower case; null at the start of a sentence
 */
export function fitsAfter(correction: string, before: string | null): boolean {
  if (before === null) return true;
  if (PLURAL_FOLLOWS.has(before) && hasPlural(correction)) return false;
  if (SINGULAR_FOLLOWS.has(before) && isPlural(correction)) return false;
  if (PLAIN_FORM_FOLLOWS.has(before) && (isPast(correction) || correction.endsWith('ness'))) return false;
  if (before === 'been' && !isPast(correction) && isKnown(`${correction}ed`)) return false;
  if (ADJECTIVE_FOLLOWS.has(before) && correction.endsWith('ness')) return false;
  if (FIRST_HALVES.has(before) && (vocabulary().frequencyOf(before + correction) ?? 0) >= WELL_KNOWN)
    return false;
  if (EFFECT_OR_AFFECT.test(correction) && !NOUN_FOLLOWS.has(before)) return false;
  if (NOUN_OF_VERB.has(correction) && VERB_FOLLOWS.has(before)) return false;
  if (before === 'even' && correction === 'thought') return false;
  if (NO_PRONOUN_FOLLOWS.has(before) && PRONOUN_WITH_VERB.test(correction.toLowerCase())) return false;
  return agrees(before, correction);
}
