import { type Observation, type ObservationKind, stepAlone } from './observation';
import { tellsMoments } from './at-hand';
import { bodyStart, phraseAt, startOf, statementsOf } from './aids';
import { eventAt } from './events';
import { ANNOUNCES } from './moments';
import { mainWordOf } from './story-moments';
import { isToTheEnd } from './surroundings';
import { TOLD } from './story-detail';

/* Steps for a story that are built on what was asked, and on how it begins. They state nothing of what happens in it. */

/** The task's own word, asked for where it was hardest. */
export const taskWordToTell: ObservationKind = stepAlone({
  id: 'task-word-to-tell',
  genres: TOLD,
  bearsOn: ['relevance', 'development'],
  find: (essay) => {
    const word = mainWordOf(essay);
    return word === null || !tellsMoments(essay.reading)
      ? []
      : [{ sentence: null, quote: null, slots: { word } }];
  },
  step: {
    first: [
      'The task is about “{word}”. Choose one moment, and {write|add} a sentence there that begins “It was hard because”.',
      'Say in one {more |}sentence what {somebody|a person} did that shows “{word}”{, however small|}.',
    ],
    low: [
      'The task is about “{word}”. At which moment does a reader see {most|the most} of it? Give {it|that moment} two more sentences.',
      'Where in your {story|text} could somebody see “{word}”? Add one more thing that was done there, however small.',
      'What would have happened without “{word}”? Tell us in one sentence, at the moment that matters most.',
    ],
    high: [
      'Which part of your {story|text} says least about “{word}”? {Shorten|Cut} it, and give the space to the part that says most.',
      'Could a reader see “{word}” without the word itself? Try it at the moment that matters most: only what was done and said.',
    ],
  },
});

/** A time that can be found on a calendar or a clock, or an age. */
const DATED =
  /(?<!\p{L})(?:day|days|night|morning|noon|afternoon|evening|weekend|summer|winter|spring|fall|autumn|ago|years?|grade|birthday|christmas|thanksgiving|halloween|easter|vacation|holidays?|o['’]clock|yesterday|today|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|young|little|kid|last|old)(?!\p{L})|@(?:DATE|MONTH|TIME|NUM)\d/iu;
const FIRST_LINES = 3;
const ABOUT_THE_TEXT =
  /^\W*(?:this|that|it|here) (?:is|was|are|piece|story|text)(?!\p{L})|(?<!\p{L})(?:story|essay|piece|writing|paragraph|paper|text|tell(?:ing)? you|going to|about)(?!\p{L})/iu;

/** The first lines name no time of the year, the day or a life. */
export const openingToDate: ObservationKind = stepAlone({
  id: 'opening-to-date',
  genres: TOLD,
  bearsOn: ['structure', 'introduction', 'cohesion'],
  find: ({ reading }) => {
    const first = statementsOf(reading)[0];
    if (first === undefined || reading.sentences.length < FIRST_LINES) return [];
    // A general remark has no season: only what happened can be dated.
    if (!tellsMoments(reading) || eventAt(first) < 0) return [];
    if (reading.sentences.slice(0, FIRST_LINES).some(({ text }) => DATED.test(text))) return [];
    // "This is a piece about how I waited" announces the story: the event comes after its first words.
    if (ANNOUNCES.test(first.text) || ABOUT_THE_TEXT.test(first.text)) return [];
    const quote = bodyStart(first) > 0 ? null : startOf(first);
    if (quote === null || eventAt(first) >= first.text.indexOf(quote) + quote.length) return [];
    return /[@\n]/u.test(quote) ? [] : [{ sentence: first, quote } satisfies Observation];
  },
  step: {
    low: [
      'You begin with {quote}. Do your first lines say when and where that was? If not, {add|write} a few words that do.',
      'Read {quote} to {a friend|somebody} who was not there. Do they know {when and where it happens|the time and the place}? If not, {add|put in} a few words.',
      'Could a reader {draw|picture} the place and the time of day at {quote}? {Add|Write} whatever they would {need|still need}.',
    ],
    high: [
      'You begin with {quote}. Which one detail would tell us the time and the place without naming them? {Add|Begin with} that.',
    ],
  },
});

/** The last sentence, as the place that the others lead to. */
export const endingToReach: ObservationKind = stepAlone({
  id: 'ending-to-reach',
  genres: TOLD,
  bearsOn: ['structure', 'conclusion', 'cohesion'],
  find: ({ reading }) => {
    const last = reading.own.at(-1);
    if (last === undefined || last !== reading.sentences.at(-1) || reading.sentences.length < LEADS_TO_AN_END)
      return [];
    if (!tellsMoments(reading) || eventAt(last) < 0) return [];
    const quote = statementsOf(reading).includes(last) ? phraseAt(last) : null;
    return quote === null || /[@\n]/u.test(quote) || !isToTheEnd(last, quote) || !last.text.startsWith(quote)
      ? []
      : [{ sentence: last, quote }];
  },
  step: {
    low: [
      'You end with {quote}. What happened {right|just} before that? {Add|Write} one {more |}sentence{| there}.',
      'Before {quote}, {add|write} one {more |}sentence: what did {people|somebody} do {right before the end|just before that}?',
    ],
    high: [
      'You end with {quote}. Which moment {leads|takes us} there? {Give it one more sentence.|Write one more sentence about it.}',
      'Would your story be stronger if it ended before {quote}? {Try it|Read it without that sentence}, and keep the better ending.',
    ],
  },
});
const LEADS_TO_AN_END = 5;

export const STORY_PLACES: readonly ObservationKind[] = [taskWordToTell, openingToDate, endingToReach];
