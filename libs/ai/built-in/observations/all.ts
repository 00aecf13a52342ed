import { ARGUMENT_KINDS } from './argument-kinds';
import { LANGUAGE_ADVICE } from './language-advice';
import { BARS, FEWEST_CASES, MEASURED } from './measured';
import type { ObservationKind } from './observation';

/** Every kind of observation, in no order that matters. */
export const OBSERVATION_KINDS: readonly ObservationKind[] = [...ARGUMENT_KINDS, ...LANGUAGE_ADVICE];

/** Whether a kind was measured to be right often enough to be said to a student. */
export function maySpeak({ id, isAbsence }: ObservationKind): boolean {
  const measured = MEASURED[id];
  if (measured === undefined) return false;
  if (measured.basis === 'counted') return true;
  return measured.said >= FEWEST_CASES && measured.precision >= (isAbsence ? BARS.absence : BARS.presence);
}
