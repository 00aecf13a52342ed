import { type EssayAnalysis, type LanguageFinding, readabilityLevelOf } from '@marklight/contracts/analysis';
import type { Locale } from '@marklight/contracts/language';
import { detectionOf } from './likelihood/detection';
import type { LintFinding, Linter } from './linter';
import { withFrame } from './essay-frame';
import { readabilityOf } from './readability';
import { segment } from './segmentation';

const listed = ({ start, end, text, message, suggestions }: LintFinding): LanguageFinding => ({
  start,
  end,
  text,
  message,
  suggestions,
});

/**
 * Counts, readability, spelling and grammar in the chosen standard, and the likelihood that a machine wrote
 * the text. Characters are counted as a reader counts them (user-perceived, spaces included). Words and characters are
 * those of the whole text; what stands around the essay (title, headings, name, salutation, sign-off) is neither a
 * sentence nor a paragraph, and does not count towards sentence length and readability.
 */
export async function analyzeText(
  text: string,
  locale: Locale,
  linter: Linter,
  signal?: AbortSignal,
): Promise<EssayAnalysis> {
  const segmentation = segment(text);
  const findings = await linter.lint(text, locale, signal);
  const framed = withFrame(segmentation);
  const sentences = framed.sentences.filter(({ isFrame }) => !isFrame);
  const words = sentences.flatMap((sentence) => sentence.words);
  const readabilityScore = readabilityOf({ sentences, words });
  return {
    wordCount: segmentation.words.length,
    characterCount: characterCountOf(text),
    paragraphCount: framed.paragraphs.length,
    sentenceCount: sentences.length,
    averageWordsPerSentence:
      sentences.length === 0 ? 0 : Math.round((words.length / sentences.length) * 10) / 10,
    readabilityScore,
    readabilityLevel: readabilityLevelOf(readabilityScore),
    spellingErrors: findings.filter((finding) => finding.kind === 'spelling').map(listed),
    grammarErrors: findings.filter((finding) => finding.kind !== 'spelling').map(listed),
    aiDetection: detectionOf(segmentation),
  };
}

/** In UTF-16 code units; longer than any character that a person writes. */
const GRAPHEMES_AT_ONCE = 1_000;

/** Characters as a reader counts them: an emoji or a letter with its accents is one; line ends are none. */
export function characterCountOf(text: string): number {
  const lines = text.trim().replace(/[\r\n]/gu, '');
  // Counting graphemes is slow, and plain text needs it nowhere.
  if (!/[^\u0020-\u024F\u2010-\u2026\u20AC]/u.test(lines)) return lines.length;
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  // A stretch at a time, as the segmenter's time grows with the square of what it is given. The last character of a
  // stretch may go on behind it, so the next stretch begins with it.
  for (let start = 0; start < lines.length;) {
    const stretch = [...segmenter.segment(lines.slice(start, start + GRAPHEMES_AT_ONCE))];
    const isLast = start + GRAPHEMES_AT_ONCE >= lines.length;
    const lastIndex = stretch.at(-1)?.index ?? 0;
    const goesOn = !isLast && lastIndex > 0;
    count += stretch.length - (goesOn ? 1 : 0);
    start += goesOn ? lastIndex : GRAPHEMES_AT_ONCE;
  }
  return count;
}
