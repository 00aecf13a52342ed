import type { Locale } from '@marklight/contracts/language';
import { vocabulary } from './corrections/vocabulary';
import { grammarRules } from './grammar-rules';
import type { LintFinding } from './linter';
import type { Segmentation } from './segmentation';
import type { TextRule } from './text-rule';
import { isListed, respellingFor } from './variants';
import { contextRules } from './variants-in-context';

/** Writes `replacement` with the capitals of `original`. */
export function inCaseOf(original: string, replacement: string): string {
  if (original.length > 1 && original === original.toUpperCase()) return replacement.toUpperCase();
  const first = original.charAt(0);
  return first !== first.toLowerCase()
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;
}

export const STANDARD_NAMES: Readonly<Record<Locale, string>> = {
  'en-AU': 'Australian',
  'en-US': 'American',
  'en-GB': 'British',
  'en-CA': 'Canadian',
};

/** Of words this short, only “ax” has another spelling that students meet. */
const SHORT = 3;

function variantFindings(segmentation: Segmentation, locale: Locale): LintFinding[] {
  const findings: LintFinding[] = [];
  segmentation.words.forEach(({ text, start, end }, position) => {
    const respelling = respellingFor(text, locale);
    if (respelling === null) return;
    // Inside a name ("Rockefeller Center", "Labor Party") a spelling belongs to the name.
    const capitalised = /^\p{Lu}\p{Ll}/u.test(text);
    const startsSentence =
      position === 0 ||
      /[.!?:\n]["'”’)\]\s]{0,6}$/u.test(segmentation.text.slice(Math.max(0, start - 6), start));
    if (capitalised && !startsSentence) return;
    // Short rare words such as “ge” are slips of other words, and so is “relize”, whose “relise” is no word. “Gre” is
    // counted as an abbreviation.
    if (text.length <= SHORT && text.toLowerCase() !== 'ax') return;
    const isKnown = vocabulary().frequencyOf(text.toLowerCase()) !== undefined;
    if (!isKnown && (text.length <= 4 || !isListed(text, locale))) return;
    findings.push({
      kind: 'spelling',
      start,
      end,
      text,
      message: `${STANDARD_NAMES[locale]} English spells “${text}” as “${inCaseOf(text, respelling)}”.`,
      suggestions: [inCaseOf(text, respelling)],
    });
  });
  return findings;
}

function ruleFindings(text: string, rules: readonly TextRule[]): LintFinding[] {
  return rules.flatMap(({ kind, pattern, message, correct }) =>
    [...text.matchAll(pattern)].flatMap((match): LintFinding[] => {
      const correction = correct(match);
      if (correction === null) return [];
      const suggestion = inCaseOf(match[0], correction);
      return [
        {
          kind,
          start: match.index,
          end: match.index + match[0].length,
          text: match[0],
          message,
          suggestions: [suggestion],
        },
      ];
    }),
  );
}

/**
 * What Harper misses and a pattern can tell without doubt: spellings of another standard, and a few
 * mistakes of agreement, articles, verb forms and confused words that learners make often.
 */
export function ownFindings(segmentation: Segmentation, locale: Locale): LintFinding[] {
  return [
    ...variantFindings(segmentation, locale),
    ...ruleFindings(segmentation.text, contextRules(locale)),
    ...ruleFindings(segmentation.text, grammarRules),
  ];
}
