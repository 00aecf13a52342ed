const ENDS_IN_HYPHEN = /(?<!\p{L})(\p{L}{2,})[-\u2010\u00AD]$/u;
/** A word or compound that is neither followed by a hyphen nor a later part of a compound. */
const WHOLE_COMPOUND = /(?<!\p{L}[-\u2010]?)\p{L}+(?:[-\u2010]\p{L}+)*(?=[^\p{L}-]|$)/gu;
/** How many of the last characters joined decide how to continue: the longest compound has fewer. */
const LOOKS_BACK = 200;
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
  const pieces: string[] = [];
  let end = '';
  for (const line of lines) {
    if (line === '') continue;
    const { drops, between } = end === '' ? { drops: false, between: '' } : seam(end, line, vocabulary);
    if (drops) pieces.push((pieces.pop() ?? '').slice(0, -1));
    const piece = between + line;
    pieces.push(piece);
    end = ((drops ? end.slice(0, -1) : end) + piece.slice(-LOOKS_BACK)).slice(-LOOKS_BACK);
  }
  return pieces.join('');
}

/** Words and hyphenated compounds that stand inside lines, in lower case; the ends of lines do not count. */
export function vocabularyOf(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const word of line.toLowerCase().match(WHOLE_COMPOUND) ?? []) {
      words.add(word.replaceAll('\u2010', '-'));
    }
  }
  return words;
}

/** What goes between a text with this ending and the next line, and whether the text's last character is dropped. */
function seam(
  end: string,
  line: string,
  vocabulary: ReadonlySet<string>,
): { drops: boolean; between: string } {
  const head = ENDS_IN_HYPHEN.exec(end)?.[1];
  const tail = STARTS_LOWER.exec(line)?.[1];
  if (head === undefined) return { drops: false, between: end.endsWith('—') ? '' : ' ' };
  if (tail === undefined) return { drops: end.endsWith('\u00AD'), between: '' };
  return { drops: true, between: keepsHyphen(end, head, tail, vocabulary) ? '-' : '' };
}

function keepsHyphen(end: string, head: string, tail: string, vocabulary: ReadonlySet<string>): boolean {
  if (end.endsWith('\u00AD')) return false;
  const first = head.toLowerCase();
  const second = tail.toLowerCase();
  if (vocabulary.has(`${first}-${second}`)) return true;
  if (vocabulary.has(first + second)) return false;
  if (KEEPS_HYPHEN.test(head)) return true;
  // A compound of three parts, as in "state-of-the-art", was hyphenated by its writer.
  return /\p{L}-\p{L}+[-\u2010]$/u.test(end);
}
