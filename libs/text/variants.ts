import type { Locale } from '@marklight/contracts/language';
import { SPELLING_VARIANTS } from './data/spelling-variants';

/** What a standard writes instead; null where the spelling is right. A word without an entry is no matter of standards. */
type Verdicts = ReadonlyMap<string, string | null>;

/** The order of the verdicts in the data; scripts/make-variants.mjs writes them so. */
const ORDER: readonly Locale[] = ['en-AU', 'en-US', 'en-GB', 'en-CA'];
/** Words that are right by a sense of theirs which no essay means: the gray is a unit of radiation. */
const EXCUSED_BY_RARE_SENSE: Readonly<Record<string, string>> = { gray: 'grey', grays: 'greys' };

function readVariants(): Readonly<Record<Locale, Verdicts>> {
  const verdicts = { 'en-AU': new Map(), 'en-US': new Map(), 'en-GB': new Map(), 'en-CA': new Map() };
  let codes: string[] = [];
  for (const line of SPELLING_VARIANTS.split('\n')) {
    if (line.endsWith(':')) codes = line.slice(0, -1).split(' ');
    else for (const entry of line.split(' ')) addEntry(entry, codes, verdicts);
  }
  for (const [american, other] of Object.entries(EXCUSED_BY_RARE_SENSE)) {
    verdicts['en-AU'].set(american, other);
    verdicts['en-GB'].set(american, other);
  }
  return verdicts;
}

/** Adds "col|or|our" with the verdicts that the script describes. */
function addEntry(
  entry: string,
  codes: readonly string[],
  verdicts: Readonly<Record<Locale, Map<string, string | null>>>,
): void {
  const [beginning = '', ...ends] = entry.split('|');
  ends.forEach((end, at) => {
    ORDER.forEach((locale, place) => {
      const code = codes[at]?.charAt(place) ?? '-';
      if (code === '-') return;
      verdicts[locale].set(beginning + end, code === '+' ? null : beginning + (ends[Number(code)] ?? ''));
    });
  });
}

let variants: Readonly<Record<Locale, Verdicts>> | undefined;
const verdictOf = (word: string, locale: Locale): string | null | undefined => {
  variants ??= readVariants();
  return variants[locale].get(word);
};

/** Words in -ize that no standard writes with s: the ending is not the suffix. */
const ALWAYS_Z =
  /^(?:(?:re|down|over|under|up|out|super|mid|king|bite|life|plus|family|pint|cap)?siz|priz|apprize?|seiz|capsiz|assiz|maiz|baiz|friz|gliz)/u;
const Z_SUFFIX = /^(\p{L}{2,})iz(e|es|ed|ing|er|ers|ation|ations|ational|able|ingly)$/u;
const YZ_SUFFIX =
  /^(anal|paral|catal|electrol|hydrol|dial|psychoanal|cryptanal|urinal|breathal|reanal|overanal)yz(e|es|ed|ing|er|ers)$/u;

const withoutPossessive = (word: string): string => word.toLowerCase().replace(/['’]s?$/u, '');

/**
 * How the standard spells a word that another standard spells differently, in lower case; null where the
 * word is right in the standard or is not a matter of standards. From VarCon (see NOTICE); words it does not
 * have by their endings: Australian English writes -ise, British either, American and Canadian -ize; -yse
 * where -ise or British. Sense-dependent pairs (practice, licence, program) are in variants-in-context.
 */
export function respellingFor(word: string, locale: Locale): string | null {
  const lower = withoutPossessive(word);
  const respelling = verdictOf(lower, locale) ?? respellingByEnding(lower, locale);
  return respelling === null ? null : respelling + word.slice(lower.length);
}

function respellingByEnding(lower: string, locale: Locale): string | null {
  if (verdictOf(lower, locale) === null) return null;
  const british = locale === 'en-AU' || locale === 'en-GB';
  const yz = british ? YZ_SUFFIX.exec(lower) : null;
  if (yz !== null) return `${yz[1]}ys${yz[2]}`;
  if (locale !== 'en-AU' || ALWAYS_Z.test(lower)) return null;
  const z = Z_SUFFIX.exec(lower);
  return z === null ? null : `${z[1]}is${z[2]}`;
}

/** Whether VarCon lists the word, so that its respelling is a word; an ending alone also fits slips (“relize”). */
export function isListed(word: string, locale: Locale): boolean {
  return typeof verdictOf(withoutPossessive(word), locale) === 'string';
}

/** Whether the standard accepts a spelling that a dictionary may not list: one that VarCon says is right in it. */
export function isRightHere(word: string, locale: Locale): boolean {
  return verdictOf(withoutPossessive(word), locale) === null;
}
