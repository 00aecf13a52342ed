import type { EssayAnalysis, LanguageFinding } from '@marklight/contracts/analysis';
import type { Locale } from '@marklight/contracts/language';
import { STANDARD_NAMES } from '@marklight/text/own-checks';

/** A kind of error, in words that reveal nothing of the essay, and how often it was found. */
export interface CommonError {
  message: string;
  count: number;
}

const NO_APOSTROPHE = 'A short form or possessive needs an apostrophe.';
const OTHER_GRAMMAR = 'Other grammar and wording.';
const OTHER_SPELLING = 'Other spelling.';

/** Messages that read better when they are about many words together. */
const REWORDED: readonly [found: RegExp, message: string][] = [
  [/is not in the dictionary/, 'A word is not in the dictionary.'],
  [/needs an apostrophe/, NO_APOSTROPHE],
  [/^Use the past participle/, 'The past participle is needed here, as in “has gone”.'],
  [/repeat this word|^Is the second/, 'A word is repeated.'],
  [
    /agree in grammatical number|agree with its subject|plural subject/,
    'The verb does not agree with its subject.',
  ],
  [/indefinite article/, '“A” and “an” are confused.'],
  [/first-person singular/, 'The pronoun “I” needs a capital.'],
  [/sentence.*capital|capital.*sentence/i, 'A sentence needs a capital at its start.'],
  [/written as two words/, 'This is written as two words.'],
];

/** Words so common that a message with them reveals nothing of the essay. */
const COMMON_WORDS = new Set(
  `a about affect an and are be been by can can't could despite did do does don't effect for from go has have he
  her here his i in is it it's its let's like loose lose me more most my no not of on our ours passed past practice
  practise quiet quite she should than that the their theirs them then there these they they're this those to too
  two us use used want was way we were what when where which who who's whose will with without would you your
  you're yours`.split(/\s+/),
);

/** The findings of one essay by kind, without a word that only this essay has. */
export function commonErrorsOf(
  { spellingErrors, grammarErrors }: Pick<EssayAnalysis, 'spellingErrors' | 'grammarErrors'>,
  locale: Locale,
): CommonError[] {
  const counts = new Map<string, number>();
  const add = (message: string) => counts.set(message, (counts.get(message) ?? 0) + 1);
  for (const finding of spellingErrors) add(kindOf(finding, locale) ?? OTHER_SPELLING);
  for (const finding of grammarErrors) add(kindOf(finding, locale) ?? OTHER_GRAMMAR);
  return [...counts].map(([message, count]) => ({ message, count }));
}

/** Null if the message cannot be separated from the essay's own words. */
function kindOf(
  { text, message, suggestions: [first = ''] }: LanguageFinding,
  locale: Locale,
): string | null {
  // A finding that is only highlighted has no kind.
  if (message.startsWith('Check “')) return null;
  if (/English spells “/.test(message))
    return `${STANDARD_NAMES[locale]} English spells this word another way.`;
  if (first !== text && first.replace(/['’]/g, '').toLowerCase() === text.toLowerCase()) return NO_APOSTROPHE;
  const reworded = REWORDED.find(([found]) => found.test(message));
  if (reworded) return reworded[1];
  const own = wordsOf(text).filter((word) => !COMMON_WORDS.has(word));
  const quoted = [...message.matchAll(/[“"`']([^“”"`']+)[”"`']/g)].flatMap(([, stretch = '']) =>
    wordsOf(stretch),
  );
  return quoted.some((word) => own.includes(word)) ? null : message;
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}
