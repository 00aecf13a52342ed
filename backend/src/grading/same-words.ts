/** A result of an older version may lack either. */
export function sameWords(one: readonly string[] = [], other: readonly string[] = []): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
