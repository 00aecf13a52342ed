import type { Locale } from '@marklight/contracts/language';
import { type LintFinding, withoutOverlaps } from './linter';
import { ownFindings } from './own-checks';
import { insideOf, notOwnWordsOf } from './quotations';
import { segment } from './segmentation';
import { isMisspelling, knownWords } from './spelling-verdict';

/** What counts of Harper's findings in a text, with checks of our own where Harper is weak. */
export function judgedFindings(
  text: string,
  locale: Locale,
  findings: readonly LintFinding[],
): LintFinding[] {
  const segmentation = segment(text);
  const words = knownWords(segmentation, findings);
  const ours = ownFindings(segmentation, locale);
  const notOwn = insideOf(notOwnWordsOf(text));
  const kept = [
    ...ours,
    ...findings.filter((f) => f.kind !== 'spelling' || isMisspelling(f, words, locale)),
  ].filter((finding) => !notOwn(finding.start) && text.slice(finding.start, finding.end) === finding.text);
  return withoutOverlaps(kept.map((finding) => inOurWords(finding)));
}

const CONTRACTED =
  /(?:n['’]t|['’](?:re|ve|ll|m|d)|(?:^|\b)(?:that|what|who|he|she|it|there|here|where|how|let|everyone|today|yesterday|tomorrow)['’]s)$/iu;

/** Harper speaks of "this word" in backticks and asks questions; a teacher's note names the words. */
function inOurWords(finding: LintFinding): LintFinding {
  const [first] = finding.suggestions;
  if (finding.kind !== 'spelling' || !finding.message.includes('`')) {
    return { ...finding, message: finding.message.replace(/`([^`]*)`/gu, '“$1”') };
  }
  const { text } = finding;
  if (first !== undefined && first.replace(/['’]/u, '') === text && !CONTRACTED.test(first)) {
    // "kins" is not "kin's": what is missing is not an apostrophe.
    const suggestions = finding.suggestions.filter((suggestion) => !/['’]/u.test(suggestion));
    return inOurWords({ ...finding, suggestions });
  }
  if (first === undefined) return { ...finding, message: `“${text}” is not in the dictionary.` };
  if (first.replace(/['’]/u, '') === text) {
    return { ...finding, kind: 'punctuation', message: `“${text}” needs an apostrophe: “${first}”.` };
  }
  return { ...finding, message: `“${text}” is not in the dictionary; did you mean “${first}”?` };
}
