/** A pattern for LIKE that finds a text anywhere and takes its `%`, `_` and `\` as the characters that they are. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
