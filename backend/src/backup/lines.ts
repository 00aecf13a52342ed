const NEWLINE = 0x0a;

/**
 * The lines of a file as buffers with their line ends, many at a time: one `await` per line would make a large
 * restore several times slower.
 */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let rest: Buffer[] = [];
  for await (const chunk of source) {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end + 1);
      lines.push(rest.length > 0 ? Buffer.concat([...rest, piece]) : piece);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [Buffer.concat(rest)];
}
