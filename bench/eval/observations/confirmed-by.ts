import type { SentenceCode } from './labels';

/** Which labels say that an observation of this kind is right; kinds that count what they say need none. */
export const CONFIRMED_BY: Readonly<Record<string, readonly SentenceCode[]>> = {
  'position-stated': ['P'],
  'position-with-reason': ['P'],
  'claim-made': ['P', 'R'],
  'answer-stated': ['P'],
  'view-in-opening': ['P'],
  'reason-given': ['R', 'E', 'P'],
  'reason-numbered': ['R'],
  'case-from-life': ['E'],
  'example-given': ['E'],
  'figure-given': ['E'],
  'source-quoted': ['Q'],
  'source-detail': ['Es'],
  'source-place': ['Es'],
  'other-view-named': ['C'],
  'other-view-answered': ['A'],
  'ending-signalled': ['X'],
  'ending-calls': ['X'],
  'position-begins': ['P'],
  dialogue: ['D'],
  'sense-detail': ['S'],
  'story-ending-returns': ['X'],
};
