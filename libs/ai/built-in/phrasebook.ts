import { segment } from '@marklight/text/segmentation';

/** Sees to it that no sentence of ours stands twice in one result. */
export class Phrasebook {
  private readonly used = new Set<string>();

  /**
   * The text with every sentence that was used before in this result set off by `opening` ("For criterion
   * 3, "), so that it says what it is about.
   */
  fresh(text: string, opening: string): string {
    return segment(text)
      .sentences.map((sentence) => this.freshSentence(sentence.text, opening))
      .join(' ');
  }

  private freshSentence(sentence: string, opening: string): string {
    let candidate = sentence;
    for (let times = 0; this.used.has(keyOf(candidate)); times += 1) {
      const lead = times === 0 ? opening : `${opening}once more, `;
      candidate = lead + lowerFirst(candidate);
    }
    this.used.add(keyOf(candidate));
    return candidate;
  }
}

const keyOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
