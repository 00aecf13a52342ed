import type { SummarizerReply } from '@marklight/contracts/ai-tools';
import { segment, type Sentence } from './segmentation';

const SHORT = new Set(
  'the a an and or but of to in on at by for with from as is are was were be been it its this that these those he she they we you i his her their our your my not no so if then than there here who which what when where how why do does did have has had will would can could should may might must just also very more most some any all each such into over about up out'.split(
    ' ',
  ),
);
const MOST_KEY_POINTS = 5;

interface Weighed {
  sentence: Sentence;
  position: number;
  terms: ReadonlySet<string>;
  weight: number;
}

const termsOf = (sentence: Sentence): Set<string> =>
  new Set(
    sentence.words
      .map((word) =>
        word.text
          .toLowerCase()
          .replace(/[’']s$/u, '')
          .replace(/(?:ies|es|s|ing|ed)$/u, ''),
      )
      .filter((term) => term.length > 2 && !SHORT.has(term)),
  );

function weigh(sentences: readonly Sentence[], paragraphStarts: ReadonlySet<number>): Weighed[] {
  const terms = sentences.map(termsOf);
  const frequency = new Map<string, number>();
  for (const set of terms) for (const term of set) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return sentences.map((sentence, position) => {
    const own = terms[position] ?? new Set<string>();
    // A term that occurs in two sentences is a theme; a term that occurs in nearly all is background.
    const content = [...own].reduce(
      (sum, term) => sum + Math.log(1 + Math.min(frequency.get(term) ?? 1, sentences.length / 3)),
      0,
    );
    const words = sentence.words.length;
    const complete = /[.!?…]["'”’)\]]*$/u.test(sentence.text) ? 1 : 0.7;
    const place = position === 0 ? 1.3 : paragraphStarts.has(position) ? 1.15 : 1;
    const fit = words < 6 ? 0.4 : words > 45 ? 0.6 : 1;
    // A sentence that leans on the one before it reads badly alone.
    const alone = /^(?:this|these|that|those|it|they|he|she|but|and|so|because|however|also)\b/iu.test(
      sentence.text,
    )
      ? 0.8
      : 1;
    return {
      sentence,
      position,
      terms: own,
      weight: (content / Math.sqrt(words + 4)) * complete * place * fit * alone,
    };
  });
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared / Math.min(a.size, b.size);
}

/** The heaviest sentences that say different things (maximal marginal relevance, Carbonell & Goldstein 1998). */
function choose(weighed: readonly Weighed[], count: number, taken: readonly Weighed[] = []): Weighed[] {
  const ordered = weighed
    .filter((entry) => !taken.includes(entry))
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  const chosen: Weighed[] = [];
  for (const entry of ordered) {
    if (chosen.length >= count) break;
    const distinct = [...taken, ...chosen].every((other) => similarity(entry.terms, other.terms) < 0.6);
    if (distinct && entry.terms.size > 0) chosen.push(entry);
  }
  return chosen;
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');

/** Sentences in a summary: 1 for a text of up to 4, about a fifth of longer ones, at most 8. */
export function summaryLength(sentences: number): number {
  return sentences <= 4 ? Math.min(1, sentences) : Math.min(8, Math.max(2, Math.round(Math.sqrt(sentences))));
}

/**
 * An extractive summary: whole sentences of the text in their order, so that nothing in it can be untrue to
 * the text; and key points, further sentences that say different things. A text of one sentence is its own
 * summary and has no key points beyond it.
 */
export function summarize(text: string): SummarizerReply {
  const { sentences, paragraphs } = segment(text);
  const weighed = weigh(sentences, new Set(paragraphs.map((paragraph) => paragraph.firstSentence)));
  const summary = choose(weighed, summaryLength(sentences.length));
  const inOrder = (entries: readonly Weighed[]): string[] =>
    [...entries].sort((a, b) => a.position - b.position).map((entry) => oneLine(entry.sentence.text));
  const wanted = Math.min(MOST_KEY_POINTS, Math.max(1, Math.ceil(sentences.length / 4)));
  const further = choose(weighed, wanted, summary);
  const points = further.length >= Math.min(2, wanted) ? further : summary;
  return { summary: inOrder(summary).join(' '), keyPoints: inOrder(points) };
}
