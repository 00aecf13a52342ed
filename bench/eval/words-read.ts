/** Words as they are compared: compatibility forms folded, straight quotes, lower case, broken words joined. */
export function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** In compatibility forms, with straight quotes and broken words joined. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/(?<=\p{L})-\n(?=\p{Ll})/gu, '')
    .replace(/\s+/gu, ' ');
}

/** How many of `wanted` are in `found`, counting each word as often as it occurs. */
export function shared(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}
