import type { FindingKind } from '@marklight/text/linter';
import { inCaseOf } from '@marklight/text/own-checks';
import type { ReadSentence } from './essay-reading';

/** The sentence with the first suggestion of each of its mistakes put in; on one line. */
export function corrected(sentence: ReadSentence, kinds: readonly FindingKind[]): string {
  let text = sentence.text;
  for (const finding of [...sentence.findings].reverse()) {
    const [suggestion] = finding.suggestions;
    if (suggestion === undefined || !kinds.includes(finding.kind) || finding.end > sentence.end) continue;
    text =
      text.slice(0, finding.start - sentence.start) + suggestion + text.slice(finding.end - sentence.start);
  }
  return text.replace(/\s+/gu, ' ');
}

/** Sentences without any finding, fullest first. */
export function clearest(sentences: readonly ReadSentence[], count = 2): ReadSentence[] {
  return sentences
    .filter((sentence) => sentence.findings.length === 0 && sentence.words.length >= 6)
    .sort((a, b) => Math.min(b.stems.length, 14) - Math.min(a.stems.length, 14) || a.index - b.index)
    .slice(0, count);
}

/** Words that carry little, and words that may say what was meant. */
const SHARPER: Readonly<Record<string, readonly string[]>> = {
  good: ['valuable', 'effective'],
  bad: ['harmful', 'damaging'],
  big: ['considerable', 'far-reaching'],
  nice: ['considerate', 'pleasant'],
  important: ['decisive', 'central'],
  things: ['aspects', 'objects'],
  stuff: ['material', 'belongings'],
  very: ['particularly', 'strikingly'],
  really: ['truly', 'especially'],
  happy: ['delighted', 'content'],
  sad: ['dejected', 'sorrowful'],
  hard: ['demanding', 'strenuous'],
  easy: ['effortless', 'simple'],
  fun: ['enjoyable', 'entertaining'],
  show: ['demonstrate', 'reveal'],
  shows: ['demonstrates', 'reveals'],
  help: ['support', 'enable'],
  helps: ['supports', 'enables'],
  get: ['obtain', 'gain'],
  gets: ['obtains', 'gains'],
  got: ['received', 'gained'],
  many: ['numerous', 'countless'],
  scared: ['frightened', 'alarmed'],
  mad: ['furious', 'angry'],
  cool: ['impressive', 'striking'],
  great: ['remarkable', 'excellent'],
  problem: ['difficulty', 'obstacle'],
  said: ['replied', 'explained'],
};

export interface PlainWord {
  word: string;
  better: readonly string[];
  /** The sentence with the first better word in its place. */
  sentence: string;
}

/** The first word of a sentence that a sharper one could replace; null where there is none. */
export function plainWordIn(sentence: ReadSentence): PlainWord | null {
  if (sentence.words.length > 40) return null;
  for (const word of sentence.words) {
    const better = Object.hasOwn(SHARPER, word.text.toLowerCase())
      ? SHARPER[word.text.toLowerCase()]
      : undefined;
    const [first] = better ?? [];
    if (better === undefined || first === undefined) continue;
    const at = word.start - sentence.start;
    const before = sentence.text
      .slice(0, at)
      .replace(
        /(?<![\p{L}])(a|an) $/iu,
        (_, article: string) => `${inCaseOf(article, /^[aeiou]/u.test(first) ? 'an' : 'a')} `,
      );
    return {
      word: word.text,
      better,
      sentence: (before + inCaseOf(word.text, first) + sentence.text.slice(at + word.text.length)).replace(
        /\s+/gu,
        ' ',
      ),
    };
  }
  return null;
}
