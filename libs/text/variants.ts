import type { Locale } from '@marklight/contracts/language';
import { VARIANT_FAMILIES } from './variant-families';

interface Verdict {
  /** What the standard writes instead; null where the spelling is right. */
  respelling: string | null;
}

function verdictsFor(locale: Locale): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const add = (word: string, respelling: string | null): void => {
    // A spelling that any family allows here is right here.
    if (verdicts.get(word)?.respelling !== null) verdicts.set(word, { respelling });
  };
  for (const { pairs, right } of VARIANT_FAMILIES) {
    for (const [american, british] of pairs) {
      if (american === british) continue;
      add(american, right[locale] === 'british' ? british : null);
      add(british, right[locale] === 'american' ? american : null);
    }
  }
  return verdicts;
}

const cache = new Map<Locale, Map<string, Verdict>>();
function verdictOf(word: string, locale: Locale): Verdict | undefined {
  let verdicts = cache.get(locale);
  if (verdicts === undefined) {
    verdicts = verdictsFor(locale);
    cache.set(locale, verdicts);
  }
  return verdicts.get(word);
}

/** Words in -ize that no standard writes with s: the ending is not the suffix. */
const ALWAYS_Z =
  /^(?:(?:re|down|over|under|up|out|super|mid|king|bite|life|plus|family|pint|cap)?siz|priz|apprize?|seiz|capsiz|assiz|maiz|baiz|friz|gliz)/u;
const Z_SUFFIX = /^(\p{L}{2,})iz(e|es|ed|ing|er|ers|ation|ations|ational|able|ingly)$/u;
const YZ_SUFFIX =
  /^(anal|paral|catal|electrol|hydrol|dial|psychoanal|cryptanal|urinal|breathal|reanal|overanal)yz(e|es|ed|ing|er|ers)$/u;

/**
 * How the standard spells a word that another standard spells differently, in lower case; null where the
 * word is right in the standard or is not a matter of standards.
 * Endings: Australian English writes -ise, British either, American and Canadian -ize; -yse where -ise or
 * British. Sense-dependent pairs (practice, licence, program) are in variants-in-context.
 */
export function respellingFor(word: string, locale: Locale): string | null {
  const lower = word.toLowerCase();
  const known = verdictOf(lower, locale);
  if (known !== undefined) return known.respelling;
  const british = locale === 'en-AU' || locale === 'en-GB';
  const yz = british ? YZ_SUFFIX.exec(lower) : null;
  if (yz !== null) return `${yz[1]}ys${yz[2]}`;
  if (locale !== 'en-AU' || ALWAYS_Z.test(lower)) return null;
  const z = Z_SUFFIX.exec(lower);
  return z === null ? null : `${z[1]}is${z[2]}`;
}

/** Whether the standard accepts a spelling that a dictionary may not list: one side of a known pair, or -ise. */
export function isRightHere(word: string, locale: Locale): boolean {
  const lower = word.toLowerCase();
  const known = verdictOf(lower, locale);
  return known !== undefined && known.respelling === null;
}
