import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import { shortName } from '@marklight/ui/words';

export type Listed = AssignmentRoster['students'][number];

/** Two students may have the same name. */
export function labelOf({ name, studentNumber, email }: Listed): string {
  const more = studentNumber ?? email;
  return more === null ? shortName(name) : `${shortName(name)} (${more})`;
}
