import { useState } from 'react';
import { storedEmail } from '@marklight/api-client/stored-email';
import type { Assignment } from '@marklight/contracts/classes';

const KEY = 'fileUnder';

/**
 * The assignment that uploads are filed under, kept for the account on this device until another one is chosen.
 * @param assignments all there are; undefined until known
 * @returns its id, empty for none or while the assignments are not known; how to choose another; and whether it is not known yet
 */
export function useFileUnder(
  assignments: readonly Pick<Assignment, 'id'>[] | null | undefined,
): [assignmentId: string, choose: (assignmentId: string) => void, isPending: boolean] {
  const [chosen, setChosen] = useState(kept);
  const isThere = assignments?.some(({ id }) => id === chosen) ?? false;
  const choose = (assignmentId: string) => {
    setChosen(assignmentId);
    keep(assignmentId);
  };
  // The assignment was deleted in the meantime: nothing is filed there, and the next visit does not look for
  // it.
  if (assignments && chosen !== '' && !isThere) choose('');
  return [isThere ? chosen : '', choose, assignments === undefined && chosen !== ''];
}

/** By email, as several teachers may share a device. */
function keyOfAccount(): string | null {
  const email = storedEmail();
  return email === null ? null : `${KEY}:${email.toLowerCase()}`;
}

function kept(): string {
  const key = keyOfAccount();
  try {
    return (key && localStorage.getItem(key)) ?? '';
  } catch {
    return '';
  }
}

function keep(assignmentId: string): void {
  const key = keyOfAccount();
  if (key === null) return;
  try {
    if (assignmentId === '') localStorage.removeItem(key);
    else localStorage.setItem(key, assignmentId);
  } catch {
    // The browser forbids storage: the choice holds until the page is left.
  }
}
