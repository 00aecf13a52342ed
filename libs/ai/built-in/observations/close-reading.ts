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

/** Says how something is, feels or was meant: words in which an author’s choice can be seen. Things and people are named by all. */
const TELLS =
  /(?:less|ness|ful|ous|some)$|^(?:sacrifices?|courage|struggled?|yearn\p{L}*|scent|aromas?|innocence|solidarity|miracle|mirage|cruel\p{L}*|beating|barren|deserted|abandoned|rusty|ramshackle|traitorous|tantali[sz]ing|thriving|savage|silent|silence|swarm\p{L}*|endure\p{L}*|embrac\p{L}+|cherish\p{L}*|treasured?|whisper\p{L}*|scream\p{L}*|shiver\p{L}*|trembl\p{L}+|crept|creeping|dread\p{L}*|horror|fierce\p{L}*|gentl[ey]|bitter\p{L}*|pain|grief|triumph\p{L}*|freedom|strength|perseverance|faith)$/u;
/** “Less” and “some” are no endings here. */
const NO_TELLING =
  /^(?:unless|business|nevertheless|regardless|witness|previous|various|serious|obvious|famous|family)$/u;
const tells = (word: string): boolean => !NO_TELLING.test(word) && (TELLS.test(word) || namesMood(word));

/** This many matching words in a row show that the quotation is the author’s wording. */
const EXACT = 3;
/** The words of a quotation that stand in the source within a run of it, as the student wrote them. */
function asInSource(quoted: readonly string[], source: string | null): string[] {
  if (source === null) return [...quoted];
  const words = ` ${wordsOf(source)
    .map(({ text }) => text)
    .join(' ')} `.replace(/’/gu, "'");
  const runs = quoted.map((_, at) => {
    const run = quoted.slice(at, at + EXACT);
    return run.length === EXACT && words.includes(` ${run.join(' ').replace(/’/gu, "'")} `);
  });
  return quoted.filter((_, at) => runs.slice(Math.max(0, at - EXACT + 1), at + 1).some(Boolean));
}

/**
 * The word of the quotations that says most and of which the answer has not spoken: the rarest that tells something;
 * null where none does, or where the words quoted are not those of the source.
 */
export function tellingWord({ reading, task }: JudgedEssay): string | null {
  const quotations = sourceQuotations(reading);
  const isQuoted = inQuotation(reading);
  const spokenOf = new Set(
    reading.own.flatMap(({ words }) =>
      words.filter(({ start }) => !isQuoted(start)).map(({ text }) => topicOf(reading, text.toLowerCase())),
    ),
  );
  const [best] = quotations
    .flatMap(({ span }) =>
      asInSource(
        wordsOf(reading.text.slice(span.start, span.end)).map(({ text }) => text),
        reading.hasSource ? task : null,
      ),
    )
    .flatMap((word) => {
      const frequency = vocabulary().frequencyOf(word);
      return word.length < SHORTEST ||
        !/^\p{Ll}+$/u.test(word) ||
        !tells(word) ||
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
      'Look at “{word}” in {the words you quote|what you quote}. What does it make {you|a reader} see or feel? {Explain|Describe} it in one sentence.',
      'Look closely at “{word}” in {the words you quote|what you quote}. {Write|Add} one sentence that begins “This word shows”.',
    ],
    high: [
      'Why did the author use “{word}”, in the words you quote? {Say|Explain} what a plainer word would have lost.',
      'The author {chose|wrote} “{word}”, in the words you quote. {Explain|Say} in one sentence what it adds.',
      'Look at the word “{word}” in what you quote: what does it {suggest|let us see} that the author does not say {outright|in so many words}?',
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
      'A mood is a feeling, such as sad, hopeful or proud. Which one does the text give you? {Write|Put} that word in your first sentence{, and say what in the text gives you the feeling|}.',
      'Ask yourself how the text makes a reader feel, and {find|choose} one word for {that|the} feeling. {Begin|Start} your answer with it: “The mood is …, because …”.',
    ],
    high: [],
  },
);

export const CLOSE_READING: readonly ObservationKind[] = [moodToName, quotedWordNamed];
