import type { Observation, ObservationKind } from './observation';
import { fromSubject, hasQuotation, isQuestion, quoteAt } from './phrase';
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
  bearsOn: ['conclusion', 'relevance'],
  find: ({ reading }) => {
    if (reading.sentences.length < SHORTEST_STORY) return [];
    return reading.sentences
      .slice(-ENDING)
      .reverse()
      .flatMap((sentence): Observation[] => {
        if (isQuestion(sentence) || hasQuotation(sentence)) return [];
        const isLast = sentence.index === reading.sentences.length - 1;
        const topical = sentence.forms.findIndex((form) => isOfTask(reading, form));
        const closing = CLOSES.exec(sentence.text);
        // Two sentences before the end a word of the task may still belong to what happens.
        if (topical < 0 || (!isLast && closing === null)) return [];
        const quote = quoteAt(sentence, topical) ?? fromSubject(sentence, topical, topical + 1);
        return quote === null || quote.split(' ').length < 4 ? [] : [{ sentence, quote }];
      })
      .slice(0, 1);
  },
  says: [
    '{Near|At} the end you {name|mention} what the {task asks about|story is about}: {quote}.',
    '{Your last lines|The last lines of your story} {name|touch on|mention} what the task asks about: {quote}.',
    'What the task asks about {comes up|is named} {near|at} the end: {quote}.',
  ],
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
    '{You tell us what you took from the experience|You say what you learnt from it all|We learn what it all meant}: {quote}.',
    '{Your story arrives at|Your story leads to} {something learnt|an insight}: {quote}.',
    'With {quote}, {you say what the experience meant|the story finds its point|you give the story a meaning}.',
  ],
  step: {
    low: [
      'In one {more|extra} sentence, {say|write} {which moment|what exactly} {led to|brought about} that {lesson|insight}.',
    ],
    high: [],
  },
};

const MEMORY =
  /(?<!\p{L})(?:I|we) (?:(?:will|would|['’]ll|still|can still|['’]ll always|will always|always) )*(?:never forget|remember(?:ed)?)(?! (?:to|it (?:has|had)|that (?:I|you|it|we) (?:had|have|has|needed|can|should)|when you|you)\b)|(?<!\p{L})(?:to this day|looking back|from that day on|ever since that)(?!\p{L})/iu;

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
    '{I can hear|I can tell} {that this is your own memory|that you are looking back}: {quote}.',
    '{You look back|You speak from memory}, {and that gives the story a voice|and the voice is yours}: {quote}.',
    '{With|At} {quote}, {you tell this as your own memory|your own voice comes through|you look back}.',
    'You {tell|show} us what has stayed with you: {quote}.',
  ],
};

export const STORY_ENDING: readonly ObservationKind[] = [endingReturns, lessonNamed, memoryKept];
