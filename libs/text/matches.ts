/**
 * What `text.matchAll(pattern)` finds, without the copy of the pattern that it makes each time: over the hundreds of patterns that are
 * looked for in every essay, the copies take longer than the search.
 * @param pattern with the flag g, and none that finds nothing at all
 */
export function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray, undefined> {
  let from = 0;
  for (;;) {
    // The caller may use the same pattern between two matches.
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return;
    from = Math.max(pattern.lastIndex, match.index + 1);
    yield match;
  }
}
