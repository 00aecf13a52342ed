import type { JudgedEssay } from '../judged-essay';
import type { Aim } from './aims';

/** What decides the order of two needs. */
export interface Weighed {
  /** Kinds of criteria, in the order in which the criterion names them. */
  kinds: readonly string[];
  level: number;
  weight: number;
  aim: Aim | null;
}

/**
 * Parts of writing in the order in which a teacher takes them: content, order, wording, and
 * what can be corrected in a minute. Between neighbouring levels the order of the parts decides.
 */
const RANK: Readonly<Record<string, number>> = {
  relevance: 0.8,
  thesis: 0.8,
  evidence: 0.8,
  argument: 0.8,
  development: 0.7,
  narrative: 0.8,
  structure: 0.5,
  counter: 0.4,
  referencing: 0.3,
  introduction: 0.3,
  conclusion: 0.3,
  cohesion: 0.2,
  sentences: -0.3,
  register: 0,
  vocabulary: -0.5,
  spelling: -0.5,
  grammar: -0.5,
  punctuation: -0.5,
  conventions: -0.5,
};
const CORRECTNESS = new Set(['spelling', 'grammar', 'punctuation', 'conventions']);
/** This many slips in a hundred words make a text hard to read, and then they come early. */
const HINDERS = 7;
const HINDERING = 0.7;
const RUNS_ON = new Set(['long-sentence', 'very-long-sentence']);
const RUNNING_ON = 0.4;
/** A need with a place in the text can be pointed to; general advice means that nothing certain was found. */
const POINTED_AT = 0.5;
const OF_ANY_TEXT = -0.3;
/** Advice for something that may be there in other words: it must not come first, because a person would see it. */
const MAY_BE_THERE: Readonly<Record<string, number>> = {
  'answer-advice': -1.5,
  'other-side-advice': -1.5,
  'other-view-maybe': -0.7,
  'view-to-test': -0.7,
  // One word or one sentence among many is not a priority while something larger can be named.
  'vague-word': -0.7,
  'lots-here': -0.7,
  'things-unnamed': -0.4,
  'sentence-to-hear': -0.7,
  'sentence-to-proof': -0.6,
  'word-at': -0.5,
  'first-and-last-view': -0.7,
};
/** How much a criterion's weight counts, compared with the mean of the others. */
const OF_WEIGHT = 0.5;

function rankOf({ reading }: JudgedEssay, { kinds, aim }: Weighed): number {
  const [first = ''] = kinds;
  const slips = (100 * reading.findings.length) / Math.max(1, reading.wordCount);
  if (CORRECTNESS.has(first) && slips >= HINDERS) return HINDERING;
  return (RANK[first] ?? 0) + (RUNS_ON.has(aim?.kind ?? '') ? RUNNING_ON : 0);
}

/** Needs in the order in which this student should take them. */
export function inOrderOfNeed<T extends Weighed>(essay: JudgedEssay, needs: readonly T[]): T[] {
  const mean = needs.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, needs.length);
  const value = (one: T): number => {
    const { level, weight, aim } = one;
    const sure = aim === null ? 0 : aim.isAnchored ? POINTED_AT : OF_ANY_TEXT;
    return (
      -level +
      rankOf(essay, one) +
      sure +
      (MAY_BE_THERE[aim?.kind ?? ''] ?? 0) +
      OF_WEIGHT * (mean === 0 ? 0 : weight / mean - 1)
    );
  };
  return needs
    .map((one) => ({ one, of: value(one) }))
    .sort((a, b) => b.of - a.of)
    .map(({ one }) => one);
}
