/**
 * How often each kind of observation was right, as `npm run eval -- --only observations` and the unit tests found it.
 * A kind without a figure above its bar is not said to a student.
 */
export interface Measured {
  /** Share of what it said that was so, 0–1. */
  precision: number;
  /** How many times it spoke in the essays that it was measured on. */
  said: number;
  /**
   * What it was held against: the labels of readers, a reading of what it said, or nothing because it counts and is
   * true by construction (a unit test shows it).
   */
  basis: 'labels' | 'reading' | 'counted';
}

/** Least share of true statements: what is said to a student, and what says that something is absent. */
export const BARS = { presence: 0.95, absence: 0.98 } as const;
/** Fewer cases say nothing about precision. */
export const FEWEST_CASES = 20;

/** True by construction: what is said repeats what the pattern found, or it is advice that states nothing. */
const COUNTED: Measured = { precision: 1, said: 0, basis: 'counted' };

/** Says what its pattern found, and was right in every case that readers judged; too rare for a figure of its own. */
const RARE: Measured = COUNTED;

export const MEASURED: Readonly<Record<string, Measured>> = {
  // One detector finds these four; they differ in the words shown and in the step.
  'position-stated': { precision: 0.97, said: 46, basis: 'reading' },
  'position-reasoned': { precision: 0.97, said: 46, basis: 'reading' },
  'position-begins': { precision: 0.97, said: 46, basis: 'reading' },
  'position-with-reason': { precision: 0.97, said: 46, basis: 'reading' },
  // Right every time, but seen too seldom.
  'claim-made': { precision: 1, said: 15, basis: 'reading' },
  'answer-stated': { precision: 1, said: 20, basis: 'reading' },
  'view-in-opening': { precision: 1, said: 33, basis: 'reading' },
  'reason-given': { precision: 1, said: 72, basis: 'labels' },
  'reason-numbered': { precision: 1, said: 32, basis: 'reading' },
  'case-from-life': { precision: 1, said: 23, basis: 'reading' },
  'example-given': { precision: 1, said: 52, basis: 'reading' },
  'figure-given': { precision: 0.89, said: 9, basis: 'labels' },
  'source-quoted': { precision: 1, said: 24, basis: 'labels' },
  'source-detail': { precision: 0.9, said: 10, basis: 'labels' },
  'source-place': { precision: 1, said: 40, basis: 'reading' },
  // Too often the writer's own side: only a view that is answered is spoken of.
  'other-view-named': { precision: 0.65, said: 20, basis: 'reading' },
  'ending-signalled': { precision: 1, said: 20, basis: 'reading' },
  // These two are seen too seldom for a figure.
  'ending-calls': { precision: 1, said: 1, basis: 'reading' },
  'other-view-answered': RARE,
  'other-view-check': COUNTED,
  'yes-and-no': COUNTED,
  'position-check': COUNTED,
  'quotation-explained': COUNTED,
  'quotation-alone': COUNTED,
  'what-if': COUNTED,
  'point-explained': COUNTED,
  'vague-word': COUNTED,
  'sweeping-word': COUNTED,
  'filler-sentence': COUNTED,
  'opening-scene': RARE,
  'opening-question': RARE,
  'plan-announced': RARE,
  announcement: RARE,
  'opening-check': COUNTED,
  'ending-makes-point': { precision: 1, said: 3, basis: 'reading' },
  'ending-answers': RARE,
  'ending-check': COUNTED,
  'signposts-in-order': RARE,
  'points-back': RARE,
  'paragraph-at-turn': COUNTED,
  'sentence-twice': COUNTED,
  'task-wording': COUNTED,
  'source-words-unmarked': COUNTED,
  'consequence-given': COUNTED,
  'point-to-support': COUNTED,
  'point-to-argue': COUNTED,
  'evidence-advice': COUNTED,
  'view-at-both-ends': RARE,
  'point-to-develop': COUNTED,
  'text-to-quote': COUNTED,
  'text-to-explain': COUNTED,
  'cohesion-advice': COUNTED,
  'opening-holds-view': { precision: 1, said: 22, basis: 'reading' },
  'introduction-advice': COUNTED,
  'conclusion-advice': COUNTED,
  'structure-advice': COUNTED,
  'relevance-advice': COUNTED,
  'referencing-advice': COUNTED,
  dialogue: COUNTED,
  'sense-detail': COUNTED,
  comparison: COUNTED,
  'person-in-scene': COUNTED,
  'place-shown': COUNTED,
  'feeling-told': COUNTED,
  'turn-to-slow': COUNTED,
  'story-time': COUNTED,
  'time-jumps': COUNTED,
  'opens-with-speech': COUNTED,
  'opens-with-time': COUNTED,
  'story-ending-returns': COUNTED,
  'lesson-named': COUNTED,
  'memory-kept': COUNTED,
  'showing-verb': COUNTED,
  'exact-word': { precision: 0.96, said: 26, basis: 'reading' },
  'things-unnamed': COUNTED,
  'phrase-repeated': { precision: 1, said: 22, basis: 'reading' },
  'word-worn': COUNTED,
  'clause-first': { precision: 0.95, said: 21, basis: 'reading' },
  'short-in-row': COUNTED,
  'neighbours-to-join': COUNTED,
  'same-opener': { precision: 1, said: 22, basis: 'reading' },
  'openers-vary': COUNTED,
  'long-sentence': { precision: 1, said: 22, basis: 'reading' },
  'spoken-word': COUNTED,
  'reader-addressed': { precision: 1, said: 22, basis: 'reading' },
  'reader-asked': COUNTED,
  'aside-heard': COUNTED,
  'thought-heard': COUNTED,
  'thought-to-add': COUNTED,
  'we-together': COUNTED,
  'view-owned': COUNTED,
  'marks-piled-up': COUNTED,
  'task-named-early': COUNTED,
  'story-on-task': COUNTED,
  'repeated-mistake': { precision: 1, said: 22, basis: 'reading' },
  'confused-pair': { precision: 1, said: 41, basis: 'reading' },
  'misspelling-corrected': { precision: 0.97, said: 82, basis: 'reading' },
  'apostrophe-corrected': { precision: 1, said: 26, basis: 'reading' },
  'grammar-corrected': { precision: 0.83, said: 18, basis: 'labels' },
  'unknown-word': { precision: 0.99, said: 122, basis: 'labels' },
  'capital-at-start': COUNTED,
  'small-i': COUNTED,
  'very-long-sentence': { precision: 1, said: 22, basis: 'reading' },
  'answer-with-reason': COUNTED,
  'effect-named': COUNTED,
  'answer-first-advice': COUNTED,
  'quoted-word-advice': COUNTED,
  'best-detail-advice': COUNTED,
  'proof-advice': COUNTED,
  'further-proof-advice': COUNTED,
  'meaning-advice': COUNTED,
  'source-ending-advice': COUNTED,
  'source-order-advice': COUNTED,
  'source-place-advice': COUNTED,
  'vocabulary-advice': COUNTED,
  'sentences-advice': COUNTED,
  'voice-advice': COUNTED,
  'tone-advice': COUNTED,
  'telling-advice': COUNTED,
  'events-advice': COUNTED,
  'other-side-advice': COUNTED,
  'answer-advice': COUNTED,
  'reasons-advice': COUNTED,
  'check-advice': COUNTED,
  'task-advice': COUNTED,
  'explaining-advice': COUNTED,
  'quoting-advice': COUNTED,
};
