import { type EssayReading, type ReadSentence, topicOf } from '../essay-reading';
import { bodyStart, isEarly, phraseAt, quotable, statementsOf } from './aids';
import { asksForMood, namesMood } from './mood-words';
import type { Observation, ObservationKind } from './observation';

/** Says or asks about the task, or names the text, without answering. */
const NOT_ANSWER =
  /^\W*(?:in this essay|this essay is about|i will|i am going to|the title|had|if)(?!\p{L})|(?<!\p{L})(?:explains?|describes?|tells?|talks?|states?|says|paragraph|mostly about|i picked|(?:those|these) are|examples?|first,|there are many|different (?:features|moods))(?!\p{L})/iu;
/** "The place affects the man" is still the question: an answer says what something is, makes or feels like. */
const ANSWERS =
  /(?<!\p{L})(?<!there )(?:is|was|are|were|makes?|made|creates?|created|feels?|felt)(?!\p{L})/iu;

/**
 * Keys of the words that the question about a source turns on. A source has questions too; what stands in several of its
 * sentences is its own subject.
 */
export function focusKeys({ questionKeys, sourceSentences }: EssayReading): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const keys of sourceSentences) for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
  return new Set([...questionKeys].filter((key) => (uses.get(key) ?? 0) <= 3));
}

/** Who it happens to is no part of the setting. */
const OF_PEOPLE =
  /^(?:cycli|rider|biker|man|guy|perso|peopl|him|her|them|he|she|they|happy|sad|good|bad|make|made)$/u;
const ABOUT_TEXTS =
  /^(?:memoi|story|essay|artic|autho|write|creat|text|poem|passa|vario|diffe|featu|affec|effec|many|sever|some|setti)$/u;

/** "It has a big effect on him" does not say which; "the mood is very luring" names no mood. */
const answerIn = (reading: EssayReading, sentence: ReadSentence, quote: string | null): string | null =>
  quote === null ||
  /(?<!\p{L})(?:affect|effect)/iu.test(quote) ||
  !ANSWERS.test(quote) ||
  (asksForMood(reading) ? !namesMood(quote) : !namesThing(reading, sentence, sentence.text.length))
    ? null
    : quote;

/** Whether something of the text's own is named in the first `until` characters, beyond what the question names. */
export function namesThing(reading: EssayReading, sentence: ReadSentence, until: number): boolean {
  const { questionKeys, sourceSentences } = reading;
  if (sourceSentences.length === 0) return true;
  return sentence.words
    .filter(({ end }) => end - sentence.start <= until)
    .map(({ text }) => topicOf(reading, text.toLowerCase()))
    .some(
      (key) =>
        key.length > 2 &&
        !questionKeys.has(key) &&
        !ABOUT_TEXTS.test(key) &&
        !OF_PEOPLE.test(key) &&
        sourceSentences.some((source) => source.has(key)),
    );
}

/** Sentences that answer a question about a text: they take up its words ("mood", "setting") and state. */
export const answerStated: ObservationKind = {
  id: 'answer-stated',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['thesis', 'relevance', 'introduction'],
  find({ reading }) {
    const keys = focusKeys(reading);
    const answers = statementsOf(reading).filter((sentence) => {
      if (!isEarly(sentence, reading, 2)) return false;
      if (sentence.quotations > 0 || NOT_ANSWER.test(sentence.text)) return false;
      const own = sentence.topics;
      // The words of the question alone are no answer yet.
      if (own.every((key) => reading.questionKeys.has(key) || ABOUT_TEXTS.test(key))) return false;
      return ANSWERS.test(sentence.text) && new Set(own.filter((key) => keys.has(key))).size >= 2;
    });
    const isQuoted = reading.sentences.some(
      ({ text, quotations }) => quotations > 0 || /["“”]|(?<!\p{L})paragraph/iu.test(text),
    );
    return quotable(
      answers.map((sentence): Observation => ({
        sentence,
        quote: answerIn(reading, sentence, phraseAt(sentence, bodyStart(sentence))),
        omits: isQuoted ? ['low'] : [],
      })),
      2,
    );
  },
  says: [
    'You answer the question in your first lines: {quote}.',
    '{quote} answers the question {early|in your first lines}.',
    '{I know|A reader knows} your answer {from|after} {quote}.',
  ],
  step: {
    low: [
      '{Copy|Quote} three or four words from the text that {prove|support} your answer, in quotation marks.',
      '{Find|Choose} one place in the text that {proves|supports} your answer, and copy its exact words in quotation marks.',
    ],
    high: [
      'Is your answer true all the way through the text? Name the place where it {changes|is clearest}, and say why.',
      'Could another reader give a different answer? {Quote|Find} the passage they would choose, and explain it.',
      'Which one word in the text {supports your answer best|does most for your answer}? Explain {how it does so|what it adds}.',
    ],
  },
};
