import { quotationsOf } from '../quotations';
import type { Segmentation } from '../segmentation';
import { formulaCount, openerCount, paddingPhraseCount } from './phrases';

/** Stylometric features; all are rates or ratios, so that length alone moves none of them. */
export interface LikelihoodFeatures {
  /** Standard deviation of sentence lengths ÷ their mean: people vary more. */
  sentenceLengthVariation: number;
  /** Mean characters per word. */
  wordLength: number;
  /** Different words in windows of 50 words, mean (moving-average type-token ratio, Covington & McFall 2010). */
  vocabularyVariety: number;
  /** Abstract nouns by ending (-tion, -ment, -ity, -ness, -ance, -ism) per 100 words. */
  abstractNouns: number;
  /** Words and phrases that language models favour, per 100 words. */
  formulas: number;
  /** Sentences that open with a formal connective, share. */
  formalOpeners: number;
  /** Sentences with a trailing ", making …" or ", allowing …" clause, share. */
  trailingParticiples: number;
  /** Lists of exactly three joined by commas and "and", per sentence. */
  triads: number;
  /** Contractions, per 100 words. */
  contractions: number;
  /** "I", "me", "my" and the like, per 100 words. */
  firstPerson: number;
  /** Figures, brackets, question marks, quotation marks, per 100 words: particulars. */
  particulars: number;
  /** Slips of the keyboard: lower-case sentence starts and "i", lost or doubled spaces, per 100 words. */
  slips: number;
  /** "really", "a lot", "stuff", "kind of" and other spoken fillers, per 100 words. */
  spoken: number;
  /** The commonest function words ("the", "of", "to", "that", "was" …), per 100 words. */
  functionWords: number;
  /** Past-tense narration: "was", "were", "had", "did" per 100 words. */
  pastTense: number;
  /** Commas per sentence. */
  commas: number;
}

const PER_HUNDRED = 100;
const FIRST_PERSON = new Set('i me my mine myself i’m i’ve i’d i’ll'.split(' '));
const PAST = new Set('was were had did went said told got came thought wanted'.split(' '));
const FUNCTION_WORDS = new Set(
  'the of to that was it for is on with he be at by i this had not are but from or have an they which one you were all her she there would their him been has when who no if out so up what some them then do'.split(
    ' ',
  ),
);
const ABSTRACT = /^\p{L}{3,}(?:tions?|ments?|ity|ities|ness|ances?|ences?|isms?)$/u;
const SLIP =
  /(?<![\p{L}'’])i(?![\p{L}'’.])|[.!?] +\p{Ll}|\p{L}[,.!?;]\p{L}{2}|\S {2,}\p{L}| [,.;!?]|(?<![\p{L}])(?:dont|cant|wont|didnt|doesnt|isnt|im|ive|thats|alot)(?!\p{L})/gu;
const SPOKEN =
  /(?<!\p{L})(?:really|a lot|lots of|stuff|things?|kind of|sort of|basically|gonna|okay|ok|pretty|very|just|get|gets|got|like|so|because)(?!\p{L})/giu;
const TRAILING =
  /, (?:thereby |thus |further |ultimately )?(?!including|during|according|being|nothing|something|anything|everything|morning|evening)\p{Ll}{3,}ing (?:the|a|an|our|their|its|his|her|them|us|it|that|to|for|individuals|people|students|and|both|in|on|new|\p{Ll}+)/gu;
const TRIAD = /(?<!\p{L})\p{L}+(?: \p{L}+){0,3}, \p{L}+(?: \p{L}+){0,3},? (?:and|or) \p{L}+/gu;

const straight = (text: string): string => text.toLowerCase().replace(/'/gu, '’');
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Mean share of different words in all windows of `size` words; in shorter texts, in the whole text. */
export function movingTypeTokenRatio(words: readonly string[], size = 50): number {
  if (words.length === 0) return 0;
  const counts = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  words.forEach((word, index) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const leaving = index >= size ? words[index - size] : undefined;
    if (leaving !== undefined) {
      const left = (counts.get(leaving) ?? 1) - 1;
      if (left === 0) counts.delete(leaving);
      else counts.set(leaving, left);
    }
    if (index >= size - 1) {
      sum += counts.size / size;
      windows += 1;
    }
  });
  return windows === 0 ? counts.size / words.length : sum / windows;
}

function variationOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return mean === 0 ? 0 : Math.sqrt(variance) / mean;
}

export function likelihoodFeaturesOf({ text, words, sentences }: Segmentation): LikelihoodFeatures {
  const forms = words.map((word) => straight(word.text));
  const perHundred = (count: number): number => (count * PER_HUNDRED) / Math.max(1, words.length);
  const perSentence = (count: number): number => count / Math.max(1, sentences.length);
  const inSet = (set: ReadonlySet<string>): number => forms.filter((form) => set.has(form)).length;
  return {
    sentenceLengthVariation: variationOf(sentences.map((sentence) => sentence.words.length)),
    wordLength: forms.reduce((sum, form) => sum + form.length, 0) / Math.max(1, forms.length),
    vocabularyVariety: movingTypeTokenRatio(forms),
    abstractNouns: perHundred(forms.filter((form) => ABSTRACT.test(form)).length),
    formulas: perHundred(formulaCount(text) + paddingPhraseCount(text)),
    formalOpeners: perSentence(openerCount(sentences.map((sentence) => sentence.text))),
    trailingParticiples: perSentence(countOf(text, TRAILING)),
    triads: perSentence(countOf(text, TRIAD)),
    contractions: perHundred(forms.filter((form) => /\p{L}’\p{L}/u.test(form) && !/’s$/u.test(form)).length),
    firstPerson: perHundred(inSet(FIRST_PERSON)),
    particulars: perHundred(countOf(text, /\p{N}+|[?(]/gu) + quotationsOf(text).length),
    slips: perHundred(countOf(text, SLIP)),
    spoken: perHundred(countOf(text, SPOKEN)),
    functionWords: perHundred(inSet(FUNCTION_WORDS)),
    pastTense: perHundred(inSet(PAST)),
    commas: perSentence(countOf(text, /,/gu)),
  };
}
