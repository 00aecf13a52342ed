const ENDS_IN_HYPHEN = /(\p{L}{2,})[-\u2010\u00AD]$/u;
const STARTS_LOWER = /^(\p{Ll}[\p{L}'’]*)/u;
/** Words that keep their hyphen before almost any other word. */
const KEEPS_HYPHEN =
  /^(?:self|well|ex|half|co|all|cross|ever|multi|so|non|semi|post|pre|long|short|high|low|full|part)$/i;

/**
 * Joins the lines of one paragraph with spaces. A word broken by a hyphen at a line's end becomes whole;
 * the hyphen stays where the essay writes it elsewhere in that compound, after prefixes that keep one
 * ("self-", "well-"), and before a capital.
 * @param vocabulary the essay's lower-case words as written inside lines, compounds included
 */
export function joinLines(lines: readonly string[], vocabulary: ReadonlySet<string>): string {
  return lines.reduce((text, line) => (text === '' ? line : join(text, line, vocabulary)), '');
}

/** Words and hyphenated compounds that stand inside lines, in lower case; the ends of lines do not count. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const word of line.toLowerCase().match(/\p{L}+(?:[-\u2010]\p{L}+)*(?=[^\p{L}-]|$)/gu) ?? []) {
      words.add(word.replaceAll('\u2010', '-'));
    }
  }
  return words;
}

function join(text: string, line: string, vocabulary: ReadonlySet<string>): string {
  const head = ENDS_IN_HYPHEN.exec(text)?.[1];
  const tail = STARTS_LOWER.exec(line)?.[1];
  if (head === undefined) return text.endsWith('—') ? text + line : `${text} ${line}`;
  if (tail === undefined) return text.endsWith('\u00AD') ? text.slice(0, -1) + line : text + line;
  return keepsHyphen(text, head, tail, vocabulary)
    ? `${text.slice(0, -1)}-${line}`
    : text.slice(0, -1) + line;
}

function keepsHyphen(text: string, head: string, tail: string, vocabulary: ReadonlySet<string>): boolean {
  if (text.endsWith('\u00AD')) return false;
  const first = head.toLowerCase();
  const second = tail.toLowerCase();
  if (vocabulary.has(`${first}-${second}`)) return true;
  if (vocabulary.has(first + second)) return false;
  if (KEEPS_HYPHEN.test(head)) return true;
  // A compound of three parts, as in "state-of-the-art", was hyphenated by its writer.
  return /\p{L}-\p{L}+[-\u2010]$/u.test(text);
}
