/** Words whose stem is remembered: an essay uses its words again, and so do others of the class. */
const REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/**
 * A word's stem for comparing content words: lower case, without plural, -ed, -ing, -ly and possessive.
 * Crude on purpose: it has to put "argue" and "argued" together, not to be a dictionary.
 */
export function stemOf(word: string): string {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const stem = cutStem(word);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(word, stem);
  return stem;
}

function cutStem(word: string): string {
  let stem = word.toLowerCase().replace(/[’']s?$/u, '');
  if (stem.length > 5)
    stem = stem.replace(/(?:ational|ation|ations|ingly|edly|fully)$/u, (end) =>
      end.startsWith('ation') ? 'at' : '',
    );
  if (stem.length > 4)
    stem = stem
      .replace(/ies$/u, 'y')
      .replace(/(?:sses)$/u, 'ss')
      .replace(/(?:ing|ed|ly|es)$/u, '');
  if (stem.length > 3)
    stem = stem
      .replace(/(?<!s)s$/u, '')
      .replace(/(.)\1$/u, '$1')
      .replace(/e$/u, '');
  return stem;
}

/** "Patient" and "patience" speak of one topic: the first five letters of a stem stand for it. */
export const topicKey = (stem: string): string => stem.slice(0, 5);
