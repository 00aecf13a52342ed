import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, quoteAt, wordIndexAt } from './phrase';
import { isOfTask } from './task';
import { seenIn, TOLD } from './story-detail';

const ENDING = 2;
const SHORTEST_STORY = 5;
const CLOSES =
  /(?<!\p{L})(?:that(?:['’]?s| is| was| were)|this (?:is|was)|those (?:are|were)|(?:so|and) that(?:['’]?s| is| was)|which is) (?:how|why|what|when|my (?:story|time)|(?:a|the|one|my) (?:\p{L}+ )?(?:time|story|day|reason|example))/iu;

/** Last sentences that say what the story was told for: "and that is a time when I was patient". */
export const endingReturns: ObservationKind = {
  id: 'story-ending-returns',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['conclusion', 'relevance', 'narrative'],
  find: ({ reading }) => {
    if (reading.sentences.length < SHORTEST_STORY) return [];
    return reading.sentences
      .slice(-ENDING)
      .reverse()
      .flatMap((sentence): Observation[] => {
        if (isQuestion(sentence) || hasQuotation(sentence)) return [];
        const isLast = sentence.index === reading.sentences.length - 1;
        const topical = isLast ? sentence.forms.findIndex((form) => isOfTask(reading, form)) : -1;
        const closing = CLOSES.exec(sentence.text);
        if (topical < 0 && closing === null) return [];
        const at = topical >= 0 ? topical : wordIndexAt(sentence, closing?.index ?? 0);
        const quote = quoteAt(sentence, at);
        return quote === null || quote.split(' ').length < 4 ? [] : [{ sentence, quote }];
      })
      .slice(0, 1);
  },
  says: [
    '{Your ending comes back to|Your last lines return to|You finish by returning to} {where you began|what the story is about}: {quote}.',
    '{With|At} {quote}, {your ending ties the story up|you bring the story back to its subject|you close the circle}.',
    '{The story closes|Your story closes} {on its subject|on what it set out to tell}: {quote}.',
  ],
  step: {
    low: [
      '{Add|Write} {one sentence|one more sentence}{ about this|}: what would you {do the same way|do differently|tell yourself} next time?',
      '{Just before it|Before that}, {remind us of|take us back to} one moment: {what did you see, hear or do then?|who was there, and what was said?}',
    ],
    high: [
      'Could the last {action|picture|spoken line} {say this|show this} {without the explanation|so that you need not explain}?',
      'What {do you see|do you understand} now that you {did not see|could not see} {at the start|then}? {End there.|Let your ending say it.}',
    ],
  },
};

const LEARNT =
  /(?<!\p{L})(?:(?:I|we|he|she|they) (?:have |had |also |finally |soon |really |then )*(?:learn(?:ed|t)|came to (?:see|understand)) (?:that |how |to |not |a |the |an |you |it |if |patience|why )|(?:taught|showed) (?:me|us|him|her|them) (?:that|how|to|not|a|the|why)|(?:I|we) now (?:know|understand|see)|the (?:lesson|moral))/iu;

export const lessonNamed: ObservationKind = {
  id: 'lesson-named',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['conclusion', 'development', 'narrative', 'thesis'],
  find: ({ reading }) => {
    const from = Math.floor(reading.sentences.length * 0.7);
    return seenIn(
      reading.own.filter((s) => s.index >= from && !isQuestion(s) && !hasQuotation(s)),
      LEARNT,
    )
      .reverse()
      .slice(0, 1);
  },
  says: [
    '{You tell us what you took from it|You say what it came to|We learn what it meant}: {quote}.',
    '{Your story arrives at|Your story leads to} {something learnt|an insight}: {quote}.',
    'With {quote}, {you say what the experience meant|the story finds its point|the story gets a meaning}.',
  ],
  step: {
    low: [
      '{Say|Write} {which moment|what exactly} {brought you there|made you see this}, in one {more|extra} sentence.',
      'When {did you use this again|did it help you again}? {Add one sentence.|Write one sentence about it.}',
    ],
    high: [
      'Could {an action|a choice} {near the end|in the last scene} show this {before you say it|without saying it}?',
      'Was there a {moment|time} when you {doubted this|nearly thought the opposite}? {Put it just before.|It would make the lesson weigh more.}',
    ],
  },
};

const MEMORY =
  /(?<!\p{L})(?:I|we) (?:(?:will|would|['’]ll|still|can still|['’]ll always|will always|always) )*(?:never forget|remember(?:ed)?)(?! (?:to|that I (?:had|have|needed) to|when you)\b)|(?<!\p{L})(?:to this day|looking back|from that day on|ever since that)(?!\p{L})/iu;

export const memoryKept: ObservationKind = {
  id: 'memory-kept',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['register', 'narrative', 'development'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      MEMORY,
    ).slice(0, 1),
  says: [
    '{I can hear|I hear} {that this is your own memory|you looking back}: {quote}.',
    '{You look back|You speak from memory}, {and that gives the story a voice|and the voice is yours}: {quote}.',
    'With {quote}, {you tell this as your own|your own voice comes through|the story becomes yours}.',
  ],
  step: {
    low: [
      'What {do you remember best|is the clearest thing you remember}: a {colour|sound|face|smell}? {Add it here.|Write it next.}',
    ],
    high: [
      'What {looks different|seems different} {today|now that you look back}? {One honest sentence would do.|Say it in one sentence.}',
    ],
  },
};

export const STORY_ENDING: readonly ObservationKind[] = [endingReturns, lessonNamed, memoryKept];
