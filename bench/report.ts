/**
 * The report with new figures of one part, in the place that it keeps for them.
 * @throws Error if the report has no such place
 */
export function withMeasurement(report: string, part: string, lines: readonly string[]): string {
  const [start, end] = placeOf(part);
  const [from, to] = [report.indexOf(start), report.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/benchmarks.md has no place for ${part}: ${start} … ${end}`);
  return `${report.slice(0, from + start.length)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n\n${report.slice(to)}`;
}

/** The comments between which a part's figures stand. */
export function placeOf(part: string): [start: string, end: string] {
  return [`<!-- measured: ${part} -->`, `<!-- end: ${part} -->`];
}
