/**
 * Replaces every stretch from `open` to the next `close` by what `replace` makes of the text between them; one that is
 * never closed stays. Linear, whereas a pattern such as `<!--[\s\S]*?-->` looks for the close again from every open.
 */
export function replaceBetween(
  text: string,
  open: string,
  close: string,
  replace: (inner: string) => string,
): string {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.indexOf(close, start + open.length);
    if (end < 0) break;
    pieces.push(text.slice(from, start), replace(text.slice(start + open.length, end)));
    from = end + close.length;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}
