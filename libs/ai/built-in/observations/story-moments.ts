import { topicKey } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { isLate, phraseAt, quotable, statementsOf } from './aids';
import { meetsPerson, speaksOfOneTime } from './at-hand';
import { eventAt } from './events';
import { LEADS_AWAY, MOST_PLACES, TELLING, momentsOf, namesTask } from './moments';
import type { Observation, ObservationKind } from './observation';
import { TOLD } from './story-detail';
import { showsMuch } from './story-strength';
import { isToTheEnd, textAfter } from './surroundings';
import { isOfTask } from './task';

/*
 * Steps hung on one thing that happens in the text, so that a student knows where to write. They state nothing but the
 * student's own words.
 */

const NOUN = /(?:nce|ness|ity|ion|ment|ship|ter)$/u;
/** The word of the task that its text comes back to most, as the task spells it; null where no word comes twice. */
export function mainWordOf({ task, reading }: JudgedEssay): string | null {
  const counts = new Map<string, number>();
  for (const [word] of (task ?? '').toLowerCase().matchAll(/\p{L}+/gu))
    if (isOfTask(reading, word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < 2) return null;
  // "Patience" rather than "patient": a noun can stand by itself.
  const key = topicKey(first[0]);
  return [...counts.keys()].find((word) => topicKey(word) === key && NOUN.test(word)) ?? first[0];
}

export const step = (
  id: string,
  bearsOn: readonly string[],
  low: readonly string[],
  high: readonly string[],
  find: ObservationKind['find'],
  says: readonly string[] = [],
): ObservationKind => ({
  id,
  polarity: 'need',
  isAbsence: false,
  genres: TOLD,
  bearsOn,
  find,
  says,
  step: { low, high },
});

/** Somebody only gets from one place to another: no moment to stay at. */
const ON_THE_WAY =
  /^\W*(?:I|we|he|she|they|everyone|(?:my|our|the) \p{L}+)(?: (?:then|just|all|both|\p{L}+ly))? (?:went|got|walked|waked|drove|left|headed|returned|came|rode|took|put|bought|ordered|made|cleaned|packed|ate)(?!\p{L})/iu;
export const isOnTheWay = (quote: string): boolean => ON_THE_WAY.test(quote) && !TELLING.test(quote);

export const THINKS =
  /(?<!\p{L})(?:I|we) (?:\p{L}+ ){0,2}(?:thought|felt|wondered|hoped|knew|wished|feared|was so|were so|believe|want(?:ed)?|figured|worried|scared|afraid|excited|nervous|happy|sad|mad|angry|bored|tired|sure|realis?ed|realized|decided|like|liked|loved|hated)(?!\p{L})|(?<!\p{L})(?:said|told) (?:to )?(?:my|our)sel/iu;
/** The thought of the moment is not told in it or right after it. */
export const thoughtToAdd = step(
  'thought-to-add',
  ['register', 'narrative'],
  [
    'What {went through your mind|were you thinking} at {quote}? {Write it in the words you would have used.|Add it in one sentence.}',
    'After {quote}, add {one thought|what you thought}, {just as it came to you|in your own everyday words}.',
    'What did you say to yourself at {quote}? {Put it|Write it} in the next sentence.',
    'Tell us your thoughts at {quote}: {begin with “I thought” and finish the sentence|start the next sentence with “I thought”}.',
    '{Write|Add} one sentence after {quote}: {what were you hoping for|what did you expect|what did you want to happen}?',
  ],
  [
    'What did you {want|hope for|think} at {quote}? {Let one action show it.|Show it in one action.}',
    'At {quote}, {show your mood by what you did|let what you did show your mood}, without naming the feeling.',
  ],
  ({ reading }) =>
    quotable(
      momentsOf(reading).filter(
        ({ sentence, quote }) =>
          !isOnTheWay(quote) &&
          !LEADS_AWAY.test(quote) &&
          /(?<!\p{L})(?:I|we)(?!\p{L})/iu.test(quote) &&
          !THINKS.test(`${sentence.text} ${textAfter(reading, sentence, 1)}`),
      ),
      MOST_PLACES,
    ),
);

const SENSED =
  /(?<!\p{L})(?:saw|see|seen|heard|hear|looked|smell(?:ed|s)?|smelt|sound(?:s|ed)?|noise|loud|quiet|bright|dark|cold|hot|felt like|shouted|yelled|screamed)(?!\p{L})/iu;
/** Steps for a moment at which somebody else is there. */
const OF_PEOPLE = [
  'After {quote}, {write|add} what somebody else was doing{ just then|, or what they said}.',
  'Where was everybody else at {quote}, and what did they do? {Add|Write} one {more |}sentence.',
  'Make {quote} a scene: add one more thing that could be seen there, and one that somebody said.',
  'At {quote}, add {one line of speech|one spoken line} and one {gesture|movement}.',
] as const;
/** A moment told in one sentence, with nothing seen or heard in it or after it, of a story that shows others. */
export const momentToOpen = step(
  'moment-to-open',
  ['narrative', 'development'],
  [
    '{Stay with|Stop at} {quote} for two more sentences: what did you see and hear?',
    'What was around you at {quote}? {Add|Write} {two things you could see or hear|one thing you saw and one you heard}.',
    OF_PEOPLE[0],
    OF_PEOPLE[1],
    OF_PEOPLE[2],
    '{Add|Write} one sound after {quote}: what {could you hear|did you hear} {there|just then}?',
  ],
  [
    'Slow down at {quote}: write that {minute|moment} {step by step|action by action}, in three short sentences.',
    '{Which one thing|What small thing} {did you notice|caught your eye} at {quote}? {Add it|Give it a sentence}, and let it stand without an explanation.',
    OF_PEOPLE[3],
  ],
  ({ reading }) => {
    if (!showsMuch(reading)) return [];
    const without = meetsPerson(reading) ? [] : OF_PEOPLE;
    return quotable(
      momentsOf(reading).filter(
        ({ sentence, quote }) =>
          !isOnTheWay(quote) &&
          !LEADS_AWAY.test(quote) &&
          !isLate(sentence, reading, 1) &&
          !SENSED.test(`${sentence.text} ${textAfter(reading, sentence, 1)}`),
      ),
      MOST_PLACES,
    ).map((one) => ({ ...one, without }));
  },
);

const TIME =
  /(?<!\p{L})(?:then|later|soon|after|before|when|while|until|till|finally|suddenly|first|next|last|once|eventually|meanwhile|now|today|ago|day|days|night|morning|afternoon|evening|week|month|year|summer|winter|spring|fall|minutes?|hours?|time|o['’]clock|at \d+|as soon|already|still|again)(?!\p{L})/iu;
const SETS_TIME =
  /(?<!\p{L})(?:day|days|night|morning|afternoon|evening|week|month|year|summer|winter|spring|fall|ago|last|birthday|christmas|when I was|o['’]clock|hours?|minutes?|later|after)(?!\p{L})|@(?:DATE|MONTH|TIME)\d/iu;
/** A meal or a call to come in tells the time as well. */
const TELLS_TIME =
  /(?<!\p{L})(?:breakfast|lunch|dinner|supper|bed|school|(?:come|came|go|went) (?:in|inside|home|back))(?!\p{L})/iu;
const BEGINS_PLAIN = /^(?:I|we|he|she|they|(?:my|our|his|her) \p{L}+) /iu;
/** An event whose sentence says nothing of when it was. */
export const eventToTime = step(
  'event-to-time',
  ['structure', 'cohesion'],
  [
    'Could {a reader|somebody who was not there} tell when this was: {quote}? If not, {add|write} two or three words that {say when|tell us when}.',
    'Is it {clear|plain} how long after the previous event this was: {quote}? If not, {say so|tell us} at the {start|beginning} of that sentence.',
    'Read the two sentences before {quote}. Does a reader know what time of day it {is|is by} then? If not, {put|write} it there.',
  ],
  [],
  ({ reading }) =>
    quotable(
      momentsOf(reading).filter(({ sentence, quote }) => {
        const previous = reading.sentences[sentence.index - 1];
        return (
          sentence.index > 1 &&
          previous !== undefined &&
          eventAt(previous) >= 0 &&
          BEGINS_PLAIN.test(quote) &&
          sentence.text.startsWith(quote) &&
          !TIME.test(sentence.text) &&
          // The day may have been named just before.
          reading.sentences
            .slice(Math.max(0, sentence.index - 2), sentence.index)
            .every(({ text }) => !SETS_TIME.test(text) && !TELLS_TIME.test(text) && !TIME.test(text))
        );
      }),
      MOST_PLACES,
    ),
);

const FEWEST_BETWEEN = 2;
/** The first and the last thing that happens: between them lies the order of the story. */
export const storyFromTo = step(
  'story-from-to',
  ['structure', 'cohesion', 'introduction', 'conclusion'],
  [
    'Which {step|event} between {the two|these two} {matters most|is most important}? {Give it one more sentence.|Add a sentence to it.}',
    'List what happens between {the two|them} in {three|four} short lines. {Does each line have a sentence in your text|Is each of them in your text, in that order}?',
    'Look at what comes between {the two|them}: {add|put in} “an hour later” or “the next day” {wherever time passes|where time passes}.',
    '{Check|Read} what comes between {the two|them}: could a reader {follow it|act it out} step by step? Add one sentence where they could not.',
  ],
  [
    'Try opening with {quoteLast}, and {then tell|tell afterwards} how it came {about|to that}.',
    '{Cut|Shorten} one step between {the two|them} that {matters least|your story can do without}, and give {its space|the space} to the {hardest|most important} one.',
  ],
  ({ reading }) => {
    if (!showsMuch(reading)) return [];
    const inOrder = [...momentsOf(reading)].sort((a, b) => a.sentence.index - b.sentence.index);
    const [first] = inOrder;
    const last = inOrder.at(-1);
    return first === undefined ||
      last === undefined ||
      last.sentence.index - first.sentence.index < FEWEST_BETWEEN ||
      last.quote.startsWith(first.quote)
      ? []
      : [{ ...first, slots: { quoteLast: last.quote } }];
  },
  [
    '{Your story|The story} {goes|leads|takes us} from {quote} to {quoteLast}.',
    '{First comes|Early on comes} {quote}, and {later|further on} comes {quoteLast}.',
    'From {quote} {you go on|your story goes on} to {quoteLast}.',
  ],
);

/** An event with no word of the task beside it. */
export const eventToTask = step(
  'event-to-task',
  ['relevance'],
  [
    '{Say|Write} in one more sentence what {quote} {has to do with|shows about} “{word}”.',
    'How does {quote} {connect with|fit} “{word}”? Add one thing that you did or said {then|at that moment}.',
    'Would a reader know what {quote} {has to do with|shows about} “{word}”? If not, {answer|say so} in one sentence.',
    '{Tie|Link} {quote} to the task: {after it|there}, add what {you did or said|somebody did or said} that has to do with “{word}”.',
  ],
  [],
  (essay) => {
    const { reading } = essay;
    const word = mainWordOf(essay);
    if (word === null) return [];
    const far = momentsOf(reading).filter(
      ({ sentence, quote }) =>
        TELLING.test(quote) &&
        ![-1, 0, 1].some((by) => {
          const near = reading.sentences[sentence.index + by];
          return near !== undefined && namesTask(reading, near);
        }),
    );
    return quotable(far, MOST_PLACES).map((moment) => ({ ...moment, slots: { word } }));
  },
);

/** This many sentences at the end are searched for a return to the task. */
const ENDING = 4;
/** The text ends without a word of the task. */
export const endingToTask = step(
  'ending-to-task',
  ['relevance', 'conclusion'],
  [
    '{At the end|After your last sentence}, {write|add} one sentence that says what your text {shows|tells us} about “{word}”.',
    'Add {one more sentence|a sentence} {at the end|after your last one} that {comes back|returns} to “{word}”: what do you {know|think} about it now?',
  ],
  [
    'Could the ending {bring us back|return} to “{word}” {without the word itself|in a single action}? {Try one sentence.|Write one line.}',
  ],
  (essay) => {
    const { reading } = essay;
    const word = mainWordOf(essay);
    const last = reading.own.at(-1);
    if (word === null || last === undefined || last.index !== reading.sentences.length - 1) return [];
    const closing = reading.sentences.slice(-ENDING);
    if (closing.length < 2 || closing.some((sentence) => namesTask(reading, sentence))) return [];
    const quote = statementsOf(reading).includes(last) ? phraseAt(last) : null;
    return quote === null || !isToTheEnd(last, quote) || !last.text.startsWith(quote)
      ? []
      : [{ sentence: last, quote, slots: { word } }];
  },
  [
    '{Your last sentence is|You end with|Your text ends with|You finish with}: {quote}.',
    '{The last thing you tell us is|The last words are}: {quote}.',
  ],
);

const GENERAL = /(?<!\p{L})(?:is|are|am|means?|have|has|needs?|can|should|takes?|gets?|helps?)(?!\p{L})/iu;
/** Nothing happens in the text yet: one of its general sentences is the place for it. */
export const generalToTold = step(
  'general-to-told-advice',
  ['narrative', 'development', 'register', 'relevance', 'structure'],
  [
    'After {quote}, tell us about {one time|a time} when this was true for you: where were you, and what {happened|did you do}?',
    '{Tell us|Write} about one day when you {saw|lived through} something like this: who was there, and what did they do?',
    '{Add|Write} three sentences after {quote}. Begin with “One day”, and {tell us|say} what happened{ to you|}.',
    '{Think of|Choose} one {day|time} that shows this, and {tell it|write it down} from its beginning to its end.',
  ],
  [
    'Which day in your life shows this? {Tell us about it|Write about it} in four sentences{, with no word of explanation|}.',
    '{Begin|Start} with one time when this {happened to you|was true for you}, and come to this idea {afterwards|at the end}.',
  ],
  ({ reading }) =>
    speaksOfOneTime(reading)
      ? []
      : quotable(
          statementsOf(reading).flatMap((sentence): Observation[] => {
            const quote = eventAt(sentence) >= 0 ? null : phraseAt(sentence);
            return quote === null ||
              !isToTheEnd(sentence, quote) ||
              !GENERAL.test(quote) ||
              /(?<!\p{L})(?:was|were|had|did|\p{L}+ed)(?!\p{L})/iu.test(sentence.text) ||
              /(?<!\p{L})(?:story|essay|time|is when|write|tell)(?!\p{L})/iu.test(quote)
              ? []
              : [{ sentence, quote }];
          }),
          MOST_PLACES,
        ),
  ['You write{ here|}: {quote}.', '{You say|You write} in general terms: {quote}.'],
);

export const STORY_MOMENTS: readonly ObservationKind[] = [
  momentToOpen,
  thoughtToAdd,
  eventToTime,
  storyFromTo,
  endingToTask,
  eventToTask,
  generalToTold,
];
