const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** A word of the essay's text, and where it stands: `text.slice(start, end)`. */
export interface TextWord {
  letters: string;
  start: number;
  end: number;
}

/** Letters and digits in the form in which words of a text and of a page are compared. */
export function comparable(text: string): string {
  return (text.normalize('NFKC').toLowerCase().match(WORDS) ?? []).join('');
}

/** The runs of letters and digits in a text. */
export function wordsOfText(text: string): TextWord[] {
  return Array.from(text.matchAll(WORDS), ({ 0: word, index }) => ({
    letters: comparable(word),
    start: index,
    end: index + word.length,
  }));
}
