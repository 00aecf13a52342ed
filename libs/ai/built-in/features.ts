import { movingTypeTokenRatio } from '@marklight/text/likelihood/features';
import { citationsOf } from '@marklight/text/quotations';
import { fleschReadingEase } from '@marklight/text/readability';
import { syllablesOf } from '@marklight/text/syllables';
import { orderOf } from './cohesion';
import { contentStems, countOf, type EssayReading, type ReadSentence, topicKeysOf } from './essay-reading';
import * as lexicon from './lexicon';

/**
 * What is measured of an essay. Counts are of its own sentences only (EssayReading.measured: not repeated, not copied from the
 * task); rates are per 100 words or per sentence as each says.
 */
export interface EssayFeatures {
  words: number;
  sentences: number;
  paragraphs: number;
  /** Words that are not misspelt. */
  soundWords: number;
  /** Different content-word stems, without misspelt words: a new misspelling of a word is not a new word. */
  contentTypes: number;
  /** New content stems, at most six from each sentence: a sign of how far the thought moves on. */
  growth: number;
  /** Mean share of different words in windows of 50. */
  variety: number;
  wordLength: number;
  /** Words that are neither plain nor function words, share of all words; misspelt words do not count. */
  lessCommon: number;
  /** Different less common stems. */
  lessCommonTypes: number;
  /** Words of three syllables or more, share. */
  longWords: number;
  spelling: number;
  grammar: number;
  punctuation: number;
  capitals: number;
  wordChoice: number;
  /** Words per sentence. */
  sentenceLength: number;
  /** Standard deviation of sentence length. */
  sentenceSpread: number;
  /** Share of sentences over 45 words, or with no end and over 30. */
  runOn: number;
  /** Different first words of sentences ÷ sentences (at most the first 30 sentences). */
  openers: number;
  /** Subordinating words per sentence. */
  subordination: number;
  commas: number;
  connectiveTypes: number;
  connectives: number;
  /** See cohesion.ts. */
  overlap: number;
  sequence: number;
  orderliness: number;
  claims: number;
  reasons: number;
  examples: number;
  counters: number;
  quotations: number;
  citations: number;
  /** Numbers and names, per 100 words. */
  particulars: number;
  narration: number;
  senses: number;
  feelings: number;
  dialogue: number;
  informal: number;
  contractions: number;
  address: number;
  firstPerson: number;
  hedges: number;
  readability: number;
  /** Share of the essay's sentences that repeat earlier ones. */
  repeatedShare: number;
  copiedShare: number;
  /** How many of the task's content words the essay takes up; null where there is no task. */
  taskWords: number | null;
  /** The same if the task comes with a source to draw on; otherwise null. */
  sourceWords: number | null;
  /** Sentences of that source of which the essay takes up three key words or more; null without a source. */
  sourcePoints: number | null;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
/** A sentence with more new things than this, which is more than a reader takes in, is a list. */
const MOST_NEW = 6;
/** Key words that say which point of a source is meant. */
const POINT = 3;
const PERSON = new Set(['i', 'me', 'my', 'mine', 'myself', "i'm", "i've", "i'd", "i'll"]);
const PAST =
  /^(?:was|were|had|did|went|said|saw|came|took|got|ran|told|thought|knew|felt|made|found|gave|\p{L}{3,}ed)$/u;

function isRunOn({ words, text }: ReadSentence): boolean {
  return words.length > 45 || (words.length > 30 && !/[.!?…]["'”’)\]]*$/u.test(text));
}

/** A name inside a sentence: capitalised, not at its start, not "I", and not shouted. */
function namesIn(sentence: ReadSentence): number {
  return sentence.words.filter((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word.text)).length;
}

function growthOf(sentences: readonly (readonly string[])[]): number {
  const seen = new Set<string>();
  let growth = 0;
  for (const stems of sentences) {
    growth += Math.min(MOST_NEW, new Set(stems.filter((stem) => !seen.has(stem))).size);
    for (const stem of stems) seen.add(stem);
  }
  return growth;
}

/** Measures an essay. Pure; the definitions are with each field of EssayFeatures. */
export function featuresOf(reading: EssayReading): EssayFeatures {
  const { measured: own } = reading;
  const forms = own.flatMap((sentence) => sentence.forms);
  const words = forms.length;
  const sentences = own.length;
  const text = own.map((sentence) => sentence.text).join('\n');
  const findings = own.flatMap((sentence) => sentence.findings);
  const per100 = (count: number): number => (100 * count) / Math.max(1, words);
  const perSentence = (count: number): number => count / Math.max(1, sentences);
  const rateOf = (...kinds: string[]): number =>
    per100(findings.filter((f) => kinds.includes(f.kind)).length);
  const roleSum = (role: keyof ReadSentence['roles']): number =>
    own.reduce((sum, s) => sum + s.roles[role], 0);
  const misspelt = new Set(findings.filter((f) => f.kind === 'spelling').map((f) => f.text.toLowerCase()));
  const uncommon = forms.filter(
    (form) =>
      form.length > 3 &&
      /^\p{L}+$/u.test(form) &&
      !misspelt.has(form) &&
      !lexicon.STOP_WORDS.has(form) &&
      !isPlain(form),
  );
  const syllables = forms.map(syllablesOf);
  const lengths = own.map((sentence) => sentence.words.length);
  const firstWords = own.slice(0, 30).map((sentence) => sentence.forms[0] ?? '');
  const connectives = (text.match(lexicon.CONNECTIVE) ?? []).map((match) => match.toLowerCase());
  const soundStems = own.map((sentence) =>
    contentStems(sentence.forms.filter((form) => !misspelt.has(form))),
  );
  const topics = topicKeysOf(own);
  const taken =
    reading.taskKeys.size === 0 ? null : [...reading.taskKeys].filter((key) => topics.has(key)).length;
  const all = Math.max(1, reading.sentences.filter((sentence) => !sentence.isFrame).length);
  return {
    words,
    sentences,
    paragraphs: new Set(reading.own.map((sentence) => sentence.paragraph)).size,
    soundWords: forms.filter((form) => !misspelt.has(form)).length,
    contentTypes: new Set(soundStems.flat()).size,
    growth: growthOf(soundStems),
    variety: movingTypeTokenRatio(forms),
    wordLength: mean(forms.map((form) => form.length)),
    lessCommon: uncommon.length / Math.max(1, words),
    lessCommonTypes: new Set(uncommon).size,
    longWords: syllables.filter((count) => count >= 3).length / Math.max(1, words),
    spelling: rateOf('spelling'),
    grammar: rateOf('grammar', 'repetition'),
    punctuation: rateOf('punctuation') + per100(countOf(text, /\p{Ll}[,.!?;:]\p{L}{2}|\p{L} [,.;!?]/gu)),
    capitals: rateOf('capitalisation') + per100(countOf(text, /(?<![\p{L}'’])i(?![\p{L}.])|[.!?] +\p{Ll}/gu)),
    wordChoice: rateOf('word_choice'),
    sentenceLength: mean(lengths),
    sentenceSpread: spread(lengths),
    runOn: perSentence(own.filter(isRunOn).length),
    openers: new Set(firstWords).size / Math.max(1, firstWords.length),
    subordination: perSentence(countOf(text, lexicon.SUBORDINATORS)),
    commas: perSentence(countOf(text, /,/gu)),
    connectiveTypes: new Set(connectives).size,
    connectives: per100(connectives.length),
    ...orderOf(own, reading.questionKeys),
    claims: roleSum('claim'),
    reasons: roleSum('reason'),
    examples: roleSum('example'),
    counters: roleSum('counter'),
    quotations: own.reduce((sum, sentence) => sum + sentence.quotations, 0),
    citations: citationsOf(text).length,
    particulars: per100(
      countOf(text, /(?<![\p{L}\p{N}@])\p{N}+/gu) + own.reduce((sum, s) => sum + namesIn(s), 0),
    ),
    narration:
      per100(forms.filter((form) => PAST.test(form)).length) + per100(countOf(text, lexicon.TIME_WORDS)),
    senses: countOf(text, lexicon.SENSES),
    feelings: countOf(text, lexicon.FEELINGS),
    dialogue: countOf(text, /["“][^"“”\n]{2,300}?[,.!?]["”]/gu),
    informal: per100(countOf(text, lexicon.INFORMAL)),
    contractions: per100(countOf(text, lexicon.CONTRACTION)),
    address: countOf(text, lexicon.ADDRESS),
    firstPerson: per100(forms.filter((form) => PERSON.has(form)).length),
    hedges: countOf(text, lexicon.HEDGES),
    readability: fleschReadingEase(
      words,
      sentences,
      syllables.reduce((sum, count) => sum + count, 0),
    ),
    repeatedShare: reading.sentences.filter((sentence) => sentence.repeated).length / all,
    copiedShare: reading.sentences.filter((sentence) => sentence.copied).length / all,
    taskWords: taken,
    sourceWords: reading.hasSource ? taken : null,
    sourcePoints: reading.hasSource
      ? reading.sourceSentences.filter((keys) => [...keys].filter((key) => topics.has(key)).length >= POINT)
          .length
      : null,
  };
}

/** A plain word or an everyday form of one: plural, -ed, -ing, -er, -ly. */
function isPlain(form: string): boolean {
  if (lexicon.PLAIN_WORDS.has(form)) return true;
  const base = form.replace(/(?:ies|ied)$/u, 'y').replace(/(?:ing|ed|es|er|ers|ly|s)$/u, '');
  return (
    lexicon.PLAIN_WORDS.has(base) ||
    lexicon.PLAIN_WORDS.has(`${base}e`) ||
    lexicon.PLAIN_WORDS.has(base.replace(/(.)\1$/u, '$1'))
  );
}
