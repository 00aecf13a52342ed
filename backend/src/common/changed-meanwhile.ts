import type { ErrorEntry } from './coded-error';

/**
 * Whether a save would undo another that its form has not seen, because a field that the form was filled with has
 * since been stored with a different value. If the stored value is what this save wants, as after a reply that got
 * lost, nothing is undone.
 * @param was what the form was filled with; fields it does not name are not looked at
 * @param wanted what the save would store; a field it does not name stays as it is
 */
export function undoesAnother<Values extends object>(
  stored: Readonly<Values>,
  was: Readonly<Partial<Values>>,
  wanted: Readonly<Partial<Values>>,
): boolean {
  return (Object.keys(was) as (keyof Values)[]).some(
    (field) =>
      was[field] !== undefined &&
      wanted[field] !== undefined &&
      stored[field] !== was[field] &&
      stored[field] !== wanted[field],
  );
}

/**
 * The entry in a module's table of errors for a save that came too late.
 * @param change what happened to which record, such as "This class was changed in another tab"
 */
export function changedMeanwhile(change: string): ErrorEntry {
  return {
    status: 409,
    message: `${change} after you opened it. Nothing was overwritten. Reload the page to see it as it is now, and make your change again if you still want it.`,
  };
}
