import { CORRECTION_BEGINS } from '@marklight/contracts/comparison';
import { LEVEL_MAX } from '@marklight/contracts/grades';
import type { Locale } from '@marklight/contracts/language';
import { respellingFor } from '@marklight/text/variants';
import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { hasManySlips, SUSPECT } from '../observations/sentence-shape';

/** Kinds of criteria about correctness: of others no rewrite is certain to be better. */
const ABOUT_CORRECTNESS = new Set(['spelling', 'grammar', 'punctuation', 'conventions']);
const LONGEST = 12;
/** A sentence of fewer words teaches nothing. */
const SHORTEST = 4;
/** A correction of grammar seldom stands alone: the rest of the sentence leans on it. */
const ALONE = new Set(['spelling', 'punctuation']);
const MOST_CORRECTIONS = 2;

/** In a text of fewer words, the share of slips says little. */
const LONG_TEXT = 60;

/** A short whole sentence of which every finding has its one correction. */
function isCertain({ words, findings, text, end }: ReadSentence, locale: Locale): boolean {
  return (
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    findings.length > 0 &&
    findings.length <= MOST_CORRECTIONS &&
    findings.every(
      (finding) =>
        ALONE.has(finding.kind) &&
        finding.suggestions.length === 1 &&
        finding.end <= end &&
        // Right in another country’s English: nothing to correct before a student.
        respellingFor(finding.text, locale) === null,
    ) &&
    /[.!?]$/u.test(text) &&
    !text.includes('\n')
  );
}

function corrected({ text, start, findings }: ReadSentence): string {
  let version = text;
  for (const finding of [...findings].reverse())
    version =
      version.slice(0, finding.start - start) +
      (finding.suggestions[0] ?? finding.text) +
      version.slice(finding.end - start);
  return version;
}

/** Slips that the checker lets pass: such a sentence is no model even when what was marked is mended. */
const STILL_WRONG = /(?<!\p{L})(?:(?:that|it|he|she|what)'s (?:is|was|are)|likes? to the)(?!\p{L})/iu;
const isModel = (version: string): boolean => {
  const text = version.replace(/’/gu, "'");
  return (
    !SUSPECT.test(text) &&
    !STILL_WRONG.test(text) &&
    /^[\p{Lu}\p{N}]/u.test(text) &&
    !/@|\s[,.!?]|,(?=\p{L})|(?<!\p{L})i(?!\p{L})/u.test(text)
  );
};

const withoutMarks = (text: string): string => text.replace(/[“”"]/gu, '');

/**
 * A sentence of the essay beside a version of it with its certain mistakes corrected; empty where no sentence is
 * short and certain enough. Never more than what was found: the sentence may have other slips.
 *
 * @param kinds ids of the kinds of criteria that the criterion asks for
 * @param level at the highest nothing is mended
 */
export function exemplarOf(
  { reading, locale }: JudgedEssay,
  kinds: readonly string[],
  level: number | null,
): string {
  if (level === LEVEL_MAX || !kinds.some((kind) => ABOUT_CORRECTNESS.has(kind))) return '';
  const { findings, wordCount } = reading;
  if (hasManySlips({ findings, wordCount: Math.max(wordCount, LONG_TEXT) })) return '';
  const sentence = reading.own.find(
    (one) => one.quotations === 0 && isCertain(one, locale) && isModel(corrected(one)),
  );
  if (sentence === undefined) return '';
  const count = sentence.findings.length === 1 ? 'one correction' : 'two corrections';
  return `${CORRECTION_BEGINS}${withoutMarks(sentence.text)}” With ${count}: “${withoutMarks(corrected(sentence))}”`;
}
