import { citationsOf, insideOf, quotationsOf, referenceListOf } from '@marklight/text/quotations';
import { wordsOf } from '@marklight/text/segmentation';
import type { JudgedEssay } from '../judged-essay';
import { CONNECTIVE } from '../lexicon';

/** What a level description may ask a number of, and the grader can count. */
export type Thing =
  | 'words'
  | 'sentences'
  | 'paragraphs'
  | 'quotations'
  | 'citations'
  | 'linking words'
  | 'reasons'
  | 'examples'
  | 'spelling mistakes'
  | 'mistakes';

export interface CountedThing {
  thing: Thing;
  /** Singular and plural as level descriptions name it; lower case. */
  named: RegExp;
  one: string;
  many: string;
  /** Levels in 100 that a teacher who counts would agree with: less where the words only show it. */
  confidence: number;
  /**
   * Recognised by the words that announce it, so one without them is missed: a description that asks for more than
   * the number is not judged by it at all.
   */
  isByWords?: true;
  /** How it was counted, where that needs saying. A whole sentence. */
  note?: string;
  /** Null where it cannot be counted in this essay. */
  count(essay: JudgedEssay): number | null;
}

/** Fewer quoted words than this are scare quotes, not a quotation. */
const SHORTEST_QUOTATION = 3;
const SMALL = new Set(['a', 'an', 'the', 'of', 'and', 'in', 'on', 'to', 'for', 'by', 'at']);

/** Every word of weight has a capital: "The Cone-Gatherers". */
function isTitle(words: readonly string[]): boolean {
  return words.every((word) => SMALL.has(word) || /^[\p{Lu}\p{N}]/u.test(word));
}

function quotationCount({ reading: { text, own } }: JudgedEssay): number {
  const inOwn = insideOf(own);
  return quotationsOf(text).filter(({ start, end }) => {
    const words = wordsOf(text.slice(start + 1, end - 1)).map((word) => word.text);
    return words.length >= SHORTEST_QUOTATION && !isTitle(words) && (inOwn(start) || inOwn(end - 1));
  }).length;
}

/** A reason said as one: with its own word, or numbered. */
const GIVES_REASON =
  /\b(?:because|the (?:first|second|third|fourth|main|other|next|last|final|biggest|most important) reason|(?:one|another) reason|(?:also|again),? because|due to|for (?:this|that|these) reasons?|this is why|that is why)\b/iu;
/** A sentence that closes or announces something gives no further reason. */
const REASON_AGAIN =
  /\b(?:for (?:these|all these|those) reasons|(?:many|several|three|two|a few|some|my) reasons)\b/iu;
const GIVES_EXAMPLE =
  /\b(?:for example|for instance|an example|one example|another example|such as|to illustrate|e\.g\.)/giu;

const differentMistakes = ({ reading: { own } }: JudgedEssay, kinds: readonly string[] | null): number =>
  own.flatMap(({ findings }) => findings).filter(({ kind }) => kinds === null || kinds.includes(kind)).length;

const MISTAKES = '(?:errors?|mistakes?|slips?)';

/** In the order in which they are looked for: "linking words" before "words", "spelling mistakes" before "mistakes". */
export const COUNTED_THINGS: readonly CountedThing[] = [
  {
    thing: 'linking words',
    named:
      /(?:different |varied )?(?:linking (?:words?|phrases?)|connectives?|transitions?(?: words?| phrases?)?|transitional (?:words?|phrases?))/u,
    one: 'linking word',
    many: 'linking words',
    confidence: 72,
    note: 'Each was counted once.',
    count: ({ reading: { own } }) =>
      new Set(own.flatMap(({ text }) => (text.match(CONNECTIVE) ?? []).map((word) => word.toLowerCase())))
        .size,
  },
  {
    thing: 'words',
    named: /words?(?! choice| order)/u,
    one: 'word',
    many: 'words',
    confidence: 92,
    count: ({ reading }) => reading.wordCount,
  },
  {
    thing: 'sentences',
    named: /(?:complete |full )?sentences?(?! structure| fluency| variety| lengths?| beginnings?)/u,
    one: 'sentence',
    many: 'sentences',
    confidence: 85,
    count: ({ reading }) => reading.sentences.length,
  },
  {
    thing: 'paragraphs',
    named: /paragraphs?/u,
    one: 'paragraph',
    many: 'paragraphs',
    confidence: 88,
    count: ({ reading, features }) => (reading.paragraphsKept ? features.paragraphs : null),
  },
  {
    thing: 'quotations',
    named: /(?:direct |textual |supporting )?(?:quotations?|quotes?)/u,
    one: 'quotation',
    many: 'quotations',
    confidence: 84,
    note: `Quoted passages of ${SHORTEST_QUOTATION} words or more were counted, without titles.`,
    count: quotationCount,
  },
  {
    thing: 'citations',
    named: /(?:in-text )?citations?|references in the text/u,
    one: 'citation',
    many: 'citations',
    confidence: 84,
    note: 'Citations in brackets in the text were counted, not the list at the end.',
    count({ reading: { text } }) {
      const list = referenceListOf(text);
      return citationsOf(text).filter(({ start }) => list === null || start < list.start).length;
    },
  },
  {
    thing: 'reasons',
    named: /reasons?/u,
    one: 'reason',
    many: 'reasons',
    isByWords: true,
    confidence: 62,
    note: 'A sentence counts as a reason only if it says so, for instance with “because” or “another reason”.',
    count: ({ reading: { own } }) =>
      own.filter(({ text }) => GIVES_REASON.test(text) && !REASON_AGAIN.test(text)).length,
  },
  {
    thing: 'examples',
    named: /examples?/u,
    one: 'example',
    many: 'examples',
    isByWords: true,
    confidence: 60,
    note: 'Only examples introduced by words such as “for example” were counted.',
    count: ({ reading: { own } }) =>
      own.reduce((sum, { text }) => sum + (text.match(GIVES_EXAMPLE)?.length ?? 0), 0),
  },
  {
    thing: 'spelling mistakes',
    named: new RegExp(
      String.raw`spelling ${MISTAKES}|misspell(?:ings?|ed words?)|misspelt words?|${MISTAKES} (?:in|of) spelling`,
      'u',
    ),
    one: 'spelling mistake',
    many: 'spelling mistakes',
    confidence: 78,
    note: 'The checker found these; it may have missed real words used in the wrong place.',
    count: (essay) => differentMistakes(essay, ['spelling']),
  },
  {
    thing: 'mistakes',
    named: new RegExp(
      String.raw`(?:(?:(?:grammar|grammatical|punctuation|spelling|mechanical|language|convention|usage|capitali[sz]ation)(?:,? (?:and|or|\/) |, |\/)?)+ ?)?${MISTAKES}(?: (?:in|of) (?:(?:grammar|punctuation|spelling|usage|mechanics|conventions)(?:,? (?:and|or) |, )?)+)?`,
      'u',
    ),
    one: 'mistake',
    many: 'mistakes',
    confidence: 66,
    note: 'The checker found these; it finds most spelling mistakes but only some mistakes of grammar.',
    count: (essay) => differentMistakes(essay, null),
  },
];

/** Things of which fewer are better. */
export const isMistake = (thing: Thing): boolean => thing === 'mistakes' || thing === 'spelling mistakes';
