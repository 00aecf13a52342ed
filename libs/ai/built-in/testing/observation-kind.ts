import { OBSERVATION_KINDS } from '../observations/all';
import type { ObservationKind } from '../observations/observation';

/** The kind of observation with that id. Throws where there is none: a misspelt id must not pass for one that finds nothing. */
export function observationKind(id: string): ObservationKind {
  const kind = OBSERVATION_KINDS.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`There is no kind of observation ${id}.`);
  return kind;
}
