import { vocabulary } from './vocabulary';

/*
 * Slips against the rules of English spelling: what is written breaks a rule, and the word that keeps it is known. Such a
 * word only needs to be ahead of the others, where any other must lead clearly.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // A consonant doubled before an ending, or not: "stoped", "writting".
  [/^(.*[aeiou])([bdgklmnprtz])(ed|ing|en|ers?|est|y)$/u, '$1$2$2$3'],
  [/^(.*[aeiou])([bdgklmnprtz])\2(ed|ing|en|ers?|est)$/u, '$1$2$3'],
  // I before e: "freind", "recieve".
  [/^(.+)ie(.*)$/u, '$1ei$2'],
  [/^(.+)ei(.*)$/u, '$1ie$2'],
  // Y becomes i: "easyer", "carryied".
  [/^(.*[^aeiou])y(ed|ers?|est|ness|ly|ful)$/u, '$1i$2'],
  [/^(.*[^aeiou])yi(ed|es|er|est)$/u, '$1i$2'],
  // A silent e stays before a consonant and goes before a vowel: "hopless", "makeing"; "truely" and "arguement" lose it.
  [/^(.*[^aeiou])(less|ly|ment|ful|ness)$/u, '$1e$2'],
  [/^(.*)e(ing)$/u, '$1$2'],
  [/^(.*)e(ly|ment)$/u, '$1$2'],
  // Adverbs and adjectives: "thankfull", "beautifuly", "finaly", "physicly", "suddenley".
  [/full$/u, 'ful'],
  [/fuly$/u, 'fully'],
  [/aly$/u, 'ally'],
  [/icly$/u, 'ically'],
  [/ley$/u, 'ly'],
  // The past keeps its e: "rememberd".
  [/^(.*[^aeioud])d$/u, '$1ed'],
];
/** log10 of a word's count: a rarer one is seldom meant, and only a common one is accepted for two swapped letters. */
const RAREST = 5.5;
const COMMON = 7;
/** In shorter words, swapping a pair gives too many others. */
const SHORTEST_CHANGED_ROUND = 4;

/** How far a word must be ahead of the others, in powers of ten: for a slip against a rule, and for swapped letters. */
export const LEAD_BY_RULE = 0.3;
export const LEAD_CHANGED_ROUND = 2.5;

/**
 * The words that a misspelling may be, by a slip against one spelling rule.
 * @param typed in lower case, letters only
 */
export function wordsByRule(typed: string): string[] {
  const { frequencyOf } = vocabulary();
  const words = RULES.map(([pattern, right]) => typed.replace(pattern, right));
  return [...new Set(words)].filter((word) => word !== typed && (frequencyOf(word) ?? 0) >= RAREST);
}

/** The common words that a misspelling becomes when two letters are swapped, except the first. */
export function wordsChangedRound(typed: string): string[] {
  const { frequencyOf } = vocabulary();
  if (typed.length < SHORTEST_CHANGED_ROUND) return [];
  const words: string[] = [];
  for (let at = 1; at < typed.length - 1; at += 1) {
    const word = typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2);
    if (word !== typed && (frequencyOf(word) ?? 0) >= COMMON) words.push(word);
  }
  return [...new Set(words)];
}

/** Contractions with "not", by the letters before it. */
const BEFORE_NOT = 'do does did is are was were has have had ca wo could would should must';
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  BEFORE_NOT.split(' ').flatMap((verb): [string, string][] => {
    const right = `${verb}n't`;
    // The apostrophe a letter early, or after the t; the e of "doesn't" where it does not belong.
    return [`${verb}'nt`, `${verb}nt'`, `${verb}ent`, `${verb}en't`].map((wrong) => [wrong, right]);
  }),
);
/** "Shouldn" lost its last letter; "haven", a word, and "hadn", a name, are left out. */
const WITHOUT_T = /^(?:did|does|is|was|were|has|could|would|should)n$/u;
const OTHER_SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `dosen't>doesn't dosn't>doesn't dosent>doesn't dosnt>doesn't does't>doesn't woudn't>wouldn't woudnt>wouldn't
  coudn't>couldn't coudnt>couldn't shoudn't>shouldn't shoudnt>shouldn't wouldent>wouldn't couldent>couldn't
  shouldent>shouldn't did't>didn't din't>didn't dident>didn't dosen'>doesn't`
    .split(/\s+/u)
    .map((entry): [string, string] => {
      const [wrong = '', right = ''] = entry.split('>');
      return [wrong, right];
    }),
);

/**
 * The contraction with "not" that is misspelt; null for any other word.
 * @param typed in lower case, with straight apostrophes
 */
export const shortFormOf = (typed: string): string | null =>
  SHORT_FORMS.get(typed) ?? OTHER_SHORT_FORMS.get(typed) ?? (WITHOUT_T.test(typed) ? `${typed}'t` : null);
