import { vocabulary } from '@marklight/text/corrections/vocabulary';
import { wordsOf } from '@marklight/text/segmentation';
import { topicOf } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';
import type { JudgedEssay } from '../judged-essay';
import { inQuotation } from './aids';
import { asksForMood, moodIsNamed, namesMood } from './mood-words';
import type { Observation, ObservationKind } from './observation';
import { sourceQuotations } from './quoted';
import { anchored } from './source-anchors';

/*
 * The first and the last step of an answer to a text: to name what is asked for, and to read one word of a quotation
 * closely. Each names the word or asks for it, and states nothing else.
 */

const SHORTEST = 5;
/** Rarer words may be misspelt or names; commoner ones carry little. */
const COMMON = 7.8;
const OF_LITTLE =
  /(?:ly|self|selves|thing|body|where|times?|days?|hours?|years?|miles?)$|^(?:father|mother|parents?|brother|sister|cousins?|grandmother|grandfather|uncles?|aunts?|children|neighbou?rs?|friends?|landlady|which|their|there|these|those|about|after|again|before|every|other|first|second|third|paragraph|quote|states?|author|would|could|should|always|never|still|often|being|having|going|thought|considered|later|until|while|during)$/iu;

/** The word of the quotations that says most and of which the answer has not spoken: the rarest; null where none does. */
export function tellingWord({ reading }: JudgedEssay): string | null {
  const quotations = sourceQuotations(reading);
  const isQuoted = inQuotation(reading);
  const spokenOf = new Set(
    reading.own.flatMap(({ words }) =>
      words.filter(({ start }) => !isQuoted(start)).map(({ text }) => topicOf(reading, text.toLowerCase())),
    ),
  );
  const [best] = quotations
    .flatMap(({ span }) => wordsOf(reading.text.slice(span.start, span.end)).map(({ text }) => text))
    .flatMap((word) => {
      const frequency = vocabulary().frequencyOf(word);
      return word.length < SHORTEST ||
        !/^\p{Ll}+$/u.test(word) ||
        STOP_WORDS.has(word) ||
        OF_LITTLE.test(word) ||
        frequency === undefined ||
        frequency > COMMON ||
        spokenOf.has(topicOf(reading, word)) ||
        reading.questionKeys.has(topicOf(reading, word))
        ? []
        : [{ word, frequency }];
    })
    .sort((a, b) => Number(namesMood(b.word)) - Number(namesMood(a.word)) || a.frequency - b.frequency);
  return best?.word ?? null;
}

/** One word of what is quoted, by name. */
export const quotedWordNamed = anchored(
  'quoted-word-named',
  ['development', 'argument'],
  (essay): Observation[] => {
    const word = tellingWord(essay);
    return word === null ? [] : [{ sentence: null, quote: null, slots: { word } }];
  },
  {
    low: [
      'You quote the word “{word}”. What does it {tell|show} a reader? {Write|Add} one sentence{ about it|} after the quotation.',
      'Look at “{word}” in {the words you quote|what you quote}. What does it make {you|a reader} see or feel? {Say|Write} so in one sentence.',
      'Stop at “{word}” in {the words you quote|what you quote}. {Write|Add} one sentence that begins “This word shows”.',
    ],
    high: [
      'Why “{word}”, in the words you quote? {Say|Explain} what a plainer word would have lost.',
      'The author {chose|wrote} “{word}”, in the words you quote. {Explain|Say} in one sentence what it adds.',
      'Take the word “{word}” from what you quote: what does it {suggest|let us see} that the author does not say {outright|in so many words}?',
    ],
  },
);

/** The question is one for the mood, and no word for a feeling stands in the answer. */
export const moodToName: ObservationKind = anchored(
  'mood-to-name',
  ['relevance', 'thesis', 'introduction'],
  ({ reading }): Observation[] =>
    asksForMood(reading) && !moodIsNamed(reading) ? [{ sentence: null, quote: null }] : [],
  {
    low: [
      '{The question asks|You are asked} for a mood: which feeling does the text give {you|a reader}? Name it in {one word|a word or two}, in your first sentence: “The mood is …, because …”.',
      'A mood is a feeling, such as sad, hopeful or proud. Which one does the text give you? {Write|Put} that word into your first sentence{, and say what in the text gives you the feeling|}.',
      'Ask yourself how the text makes a reader feel, and {find|choose} one word for {that|the} feeling. {Begin|Start} your answer with it: “The mood is …, because …”.',
    ],
    high: [],
  },
);

export const CLOSE_READING: readonly ObservationKind[] = [moodToName, quotedWordNamed];
