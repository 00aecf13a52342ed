import { segment, wordsOf } from '@marklight/text/segmentation';

/**
 * Words of a comment, feedback and steps together. The prompt asks for at most 70; a comment that is a quarter longer
 * is still accepted.
 */
const COMMENT_WORDS = 88;
const STEPS = 2;
/** Of one point about the whole essay. */
const POINT_WORDS = 60;
/** Share of words in common above which two pieces of advice are the same. */
const SAME = 0.75;

/** A comment to the student on one criterion. */
export interface Comment {
  feedback: string;
  improvementSteps: readonly string[];
}

const wordCount = (text: string): number => wordsOf(text).length;

/** The text without its last sentences, as many as it takes; never without its first. */
export function withinWords(text: string, most: number): string {
  if (wordCount(text) <= most) return text;
  const { sentences } = segment(text);
  let kept = sentences.length;
  while (kept > 1 && wordCount(text.slice(0, sentences[kept - 1]?.end)) > most) kept -= 1;
  return text.slice(0, sentences[kept - 1]?.end).trim();
}

export const shortPoint = (text: string): string => withinWords(text, POINT_WORDS);

/** A comment of at most two steps and about 70 words: a second step goes first, then the last sentences of the feedback. */
export function shortComment({ feedback, improvementSteps }: Comment): Comment {
  const [first, second] = improvementSteps.slice(0, STEPS).map(shortPoint);
  const steps = [first, second].filter((step) => step !== undefined);
  const count = (): number => wordCount(feedback) + steps.reduce((sum, step) => sum + wordCount(step), 0);
  if (steps.length === STEPS && count() > COMMENT_WORDS) steps.pop();
  const left = COMMENT_WORDS - (count() - wordCount(feedback));
  return { feedback: withinWords(feedback, left), improvementSteps: steps };
}

/** Remembers advice, so that none is given twice in other words' order. */
export class Said {
  private readonly all: ReadonlySet<string>[] = [];

  /** The texts that were not said before, which are remembered. */
  news(texts: readonly string[]): string[] {
    return texts.filter((text) => {
      const words = wordSet(text);
      if (this.all.some((other) => overlap(words, other) >= SAME)) return false;
      this.all.push(words);
      return true;
    });
  }

  /** Each sentence of a text that is kept whatever was said before. */
  remember(text: string): void {
    this.all.push(...segment(text).sentences.map((sentence) => wordSet(sentence.text)));
  }
}

const wordSet = (text: string): Set<string> => new Set(wordsOf(text.toLowerCase()).map((word) => word.text));

/** Words in common by all words of both (Jaccard index), 0–1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}
