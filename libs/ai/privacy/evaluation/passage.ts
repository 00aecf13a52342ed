import type { KnownPeople } from '../known-people';

/** A short text with what should not leave the server between braces. */
export interface Passage {
  kind: string;
  /** What the product knows of the people when it sends such a text. */
  people: KnownPeople;
  marked: string;
  /** Rules were made with all but the held-out half and the fresh set in sight; see docs/privacy.md. */
  part: 'tuning' | 'held_out' | 'second' | 'blind' | 'third' | 'fresh';
}

export interface PassageSource {
  kind: string;
  people?: KnownPeople;
  marked: string;
}

/** In halves: every second passage is held out, in the order in which they were written. */
export function inHalves(sources: readonly PassageSource[]): Passage[] {
  return sources.map(({ kind, people = {}, marked }, index) => ({
    kind,
    people,
    marked,
    part: index % 2 === 0 ? 'tuning' : 'held_out',
  }));
}

export const inPart = (sources: readonly PassageSource[], part: Passage['part']): Passage[] =>
  sources.map(({ kind, people = {}, marked }) => ({ kind, people, marked, part }));
