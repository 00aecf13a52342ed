import { RUBRIC_FIELD_MESSAGES, SHARE_PATTERNS, type RubricShare } from '@marklight/contracts/rubrics';
import { countOf } from '@marklight/ui/words';

export type ShareKind = RubricShare['kind'];

export interface ReadShares {
  shares: RubricShare[];
  /** What could not be read, to stay in the field; empty where everything could. */
  rest: string;
  /** What is wrong with that rest. */
  problem: string | null;
}

/** Reads one or several people or domains, separated by commas, semicolons, spaces or lines. */
export function readShares(kind: ShareKind, typed: string): ReadShares {
  const entries = typed
    .split(/[\s,;]+/)
    .map((entry) => (kind === 'domain' ? entry.replace(/^@/, '') : entry).toLowerCase())
    .filter((entry) => entry !== '');
  const isValid = (entry: string) => SHARE_PATTERNS[kind].test(entry);
  const wrong = entries.filter((entry) => !isValid(entry));
  return {
    shares: entries.filter(isValid).map((value) => ({ kind, value })),
    rest: wrong.join(', '),
    problem: wrong.length > 0 ? RUBRIC_FIELD_MESSAGES[kind] : null,
  };
}

/** The list with more entries; existing entries stay where they are. */
export function withShares(list: readonly RubricShare[], more: readonly RubricShare[]): RubricShare[] {
  const all = new Map([...list, ...more].map((share) => [`${share.kind} ${share.value}`, share]));
  return [...all.values()];
}

/** "1 person", "2 people and 1 email domain"; "nobody" where there is none. */
export function sharedWithWords(shares: readonly RubricShare[]): string {
  const people = shares.filter(({ kind }) => kind === 'email').length;
  const domains = shares.length - people;
  const parts = [
    people > 0 ? countOf(people, 'person', 'people') : '',
    domains > 0 ? countOf(domains, 'email domain') : '',
  ].filter((part) => part !== '');
  return parts.join(' and ') || 'nobody';
}
