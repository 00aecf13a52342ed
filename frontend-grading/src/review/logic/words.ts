/** Entries as they are saved: without spaces around them, and without empty ones. */
export function cleaned(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** Alike once saved. */
export function sameEntries(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [cleaned(one), cleaned(other)];
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

export function sameToTheLetter(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

/** A text as a list of at most one entry, so that texts and lists are edited in one way. */
export function entriesOf(text: string | null | undefined): string[] {
  return text ? [text] : [];
}

/** True if another window saved something else in the meantime. */
export function isOvertaken(
  saved: readonly string[],
  mine: readonly string[],
  base: readonly string[],
): boolean {
  return !sameEntries(saved, base) && !sameEntries(saved, mine);
}
