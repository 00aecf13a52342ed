import type { NamedObject, ObjectKind, Operation } from '@marklight/contracts/operations';
import type { Belongings } from './belongings';
import type { IdOf } from './sample-bodies';

/** The kind of object that an id names; null for one that is not looked up. */
export function kindOf(named: NamedObject | undefined): ObjectKind | null {
  if (named === undefined || named === 'not_looked_up') return null;
  return typeof named === 'string' ? named : named.kind;
}

/** Takes every id of the call from somebody's belongings, except the ids that are given. */
export function idsFrom(
  { objects = {} }: Operation,
  belongings: Belongings,
  given: Readonly<Record<string, string>> = {},
): IdOf {
  return (name) => {
    const kind = kindOf(objects[name]);
    return given[name] ?? (kind ? belongings[kind] : '');
  };
}
