/**
 * Whether a save would undo one that its form has not seen: of any field that the form was filled with, something
 * else is stored by now. Where that is just what is wanted, as after an answer that got lost, nothing is undone.
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
