import { contentStems } from '../essay-reading';
import type { CriterionKind } from './criterion-kind';
import * as argument from './argument';
import * as content from './content';
import * as language from './language';
import * as mechanics from './mechanics';
import { narrative } from './narrative';
import * as structure from './structure';
import { ramp } from './ramp';

/** Every kind of criterion that the grader knows. Kinds about correctness and style judge how it is written. */
const KINDS: readonly CriterionKind[] = [
  content.lengthLimit,
  mechanics.spelling,
  mechanics.grammar,
  mechanics.punctuation,
  mechanics.conventions,
  argument.referencing,
  argument.counter,
  argument.thesis,
  structure.introduction,
  structure.conclusion,
  structure.cohesion,
  structure.structure,
  language.vocabulary,
  language.sentences,
  language.register,
  argument.evidence,
  argument.argument,
  narrative,
  content.relevance,
  content.development,
];
const LANGUAGE = new Set([
  'spelling',
  'grammar',
  'punctuation',
  'conventions',
  'vocabulary',
  'sentences',
  'register',
]);
export const judgesLanguage = (kind: CriterionKind): boolean => LANGUAGE.has(kind.id);
export const UNKNOWN_KIND = 'other';
const MOST_KINDS = 3;
/** "Language", "Clarity of expression": the words, the sentences and their correctness together. */
const GENERAL_LANGUAGE = /\blanguage\b|\bexpression\b|written english|\bwriting\b|\bclarity\b/u;

/** For a criterion of a kind we do not know: how far the essay speaks of its words, and how developed it is. */
const other: CriterionKind = {
  id: UNKNOWN_KIND,
  subject: 'what the criterion asks for',
  recognises: /(?:)/u,
  own: 0.4,
  demand: 0,
  measure({ reading: { own }, qualities }, criterion) {
    const wanted = new Set(contentStems(criterion.toLowerCase().match(/[\p{L}']+/gu) ?? []));
    const covered = [...wanted].filter((stem) => own.some((s) => s.stems.includes(stem)));
    const share = covered.length / Math.max(1, wanted.size);
    return { quality: 0.5 * ramp(share, 0, 0.7) + 0.5 * qualities.development };
  },
};

/** The kinds a criterion asks for, in the order it names them, at most three; the unknown kind where none fits. */
export function kindsOf(criterion: string): readonly CriterionKind[] {
  const text = criterion.toLowerCase();
  const found = KINDS.map((kind) => ({ kind, at: text.search(kind.recognises) })).filter(
    (entry) => entry.at >= 0,
  );
  // "Grammar, spelling and punctuation conventions" asks for the three, not also for their sum.
  const specific = found.filter(
    ({ kind }) =>
      kind.id !== 'conventions' ||
      !found.some((f) => ['spelling', 'grammar', 'punctuation'].includes(f.kind.id)),
  );
  if (specific.length === 0)
    return GENERAL_LANGUAGE.test(text)
      ? [language.vocabulary, language.sentences, mechanics.conventions]
      : [other];
  return specific
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_KINDS)
    .map((entry) => entry.kind);
}
