import type { EssayReading, ReadSentence } from '../essay-reading';
import { quotable, statementsOf } from './aids';
import { tellsMoments } from './at-hand';
import { ANNOUNCES, LEADS_AWAY, MOST_PLACES, momentsOf, namesTask, NO_MOMENT, TELLING } from './moments';
import { type Observation, type ObservationKind, stepAlone } from './observation';
import { wordsAt } from './phrase';
import { TOLD } from './story-detail';
import { isOnTheWay, mainWordOf, THINKS } from './story-moments';
import { shows, showsMuch } from './story-strength';
import { isSoundPlace, textAfter } from './surroundings';

/* Steps at one place of a story that shows something already. They state nothing but the student's own words. */

const SHORTEST = 4;
const LONGEST = 12;
const PAST =
  /(?<!\p{L})(?:was|were|had|went|came|got|took|saw|heard|sat|stood|fell|found|left|made|ran|told|began|kept|held|felt|\p{L}{3,}ed)(?!\p{L})/iu;
const OF_THE_STORY =
  /^(?:(?:and|but|so|then|finally|suddenly|when) )*(?:I|we|he|she|they|it|there|the|my|our|his|her) /iu;

interface Scene extends Observation {
  sentence: ReadSentence;
  quote: string;
}

/** A short sentence as it stands, that tells what was so or was done. */
function wholeOf(sentence: ReadSentence): Scene[] {
  const { text, words, repeated } = sentence;
  if (repeated || words.length < SHORTEST || words.length > LONGEST) return [];
  if (/["“”?@]/u.test(text) || !PAST.test(text) || !OF_THE_STORY.test(text)) return [];
  if (ANNOUNCES.test(text) || NO_MOMENT.test(text) || THINKS.test(text)) return [];
  const quote = wordsAt(sentence, 0, words.length);
  return quote === null || !isSoundPlace(sentence, quote) ? [] : [{ sentence, quote }];
}

/** Shows or carries the story, in its middle: less may be any sentence of it. */
const LEAST_WORTH = 3;

const found = new WeakMap<EssayReading, readonly Scene[]>();
/** Places of a story at which a reader can be asked to stay, those that show or carry it first. */
function scenesOf(reading: EssayReading): readonly Scene[] {
  const before = found.get(reading);
  if (before !== undefined) return before;
  if (!tellsMoments(reading) || !showsMuch(reading)) return [];
  const last = reading.sentences.length - 1;
  const worth = ({ sentence, quote }: Scene): number =>
    (shows(quote) ? 2 : 0) +
    (TELLING.test(quote) ? 2 : 0) +
    (sentence.index > last * 0.2 && sentence.index < last * 0.85 ? 1 : 0) -
    (sentence.findings.length > 0 ? 1 : 0);
  // Somebody only on the way stays nowhere.
  const moments = momentsOf(reading).filter(
    ({ quote }) => shows(quote) || TELLING.test(quote) || !isOnTheWay(quote),
  );
  const taken = new Set(moments.map(({ sentence }) => sentence.index));
  const scenes = [
    ...moments,
    ...statementsOf(reading)
      .filter(({ index }) => !taken.has(index))
      .flatMap(wholeOf),
  ]
    .filter(
      ({ sentence, quote }) =>
        sentence.index > 0 &&
        sentence.index < last &&
        !namesTask(reading, sentence) &&
        !LEADS_AWAY.test(quote),
    )
    .map((scene) => ({ scene, value: worth(scene) }))
    .filter(({ value }) => value >= LEAST_WORTH)
    .sort((a, b) => b.value - a.value)
    .map(({ scene }) => scene);
  found.set(reading, scenes);
  return scenes;
}

const scene = (
  id: string,
  bearsOn: readonly string[],
  low: readonly string[],
  high: readonly string[],
  find: ObservationKind['find'],
): ObservationKind => stepAlone({ id, genres: TOLD, bearsOn, find, step: { low, high } });

/** What the task asks about, to be seen at one place. */
const taskHere = scene(
  'scene-to-task',
  ['relevance'],
  [
    'Go to {quote}. {Add|Write} one thing that was {done or said|said or done} there and that shows “{word}” without the word itself.',
    'Does {quote} show “{word}”? {Add|Write} one more {action|gesture|movement} there, so that a reader sees it {without being told|for themselves}.',
    'What would somebody watching have seen at {quote}? {Add|Write} the one thing that {shows|suggests} “{word}”.',
  ],
  [
    'Could {quote} show “{word}” better than any sentence that names it? {Add|Find} the one {gesture|action} that does.',
    'Look at {quote}: which {action|gesture} there would let a reader guess “{word}”, though nobody says it? Add {that one|it}.',
  ],
  (essay) => {
    const word = mainWordOf(essay);
    return word === null
      ? []
      : quotable([...scenesOf(essay.reading)], MOST_PLACES).map((one) => ({ ...one, slots: { word } }));
  },
);

/** What comes before and after one place. */
const orderHere = scene(
  'scene-in-order',
  ['structure', 'cohesion'],
  [
    'Read from {quote} to the sentence after it. Did anything happen in between that a reader would {miss|want to know}? If so, {add|write} it.',
    'Can a reader tell how much time {passes|goes by} before {quote}? If not, {add|write} two or three words that {say so|tell us}.',
    'Begin your {story|text} at {quote}, and tell {afterwards|later} how it came to that. {Keep the beginning that you like better.|Which beginning do you like better?}',
  ],
  [
    'Begin your {story|text} at {quote}, and tell {afterwards|later} how it came to that. Keep the {better beginning|beginning that works better}.',
    'Which {sentence|part} before {quote} could you do without? {Cut|Take out} that one, so that we get there sooner.',
  ],
  ({ reading }) => quotable([...scenesOf(reading)], MOST_PLACES),
);

/** The writer's own voice at one place. */
const voiceHere = scene(
  'scene-in-own-voice',
  ['register'],
  [
    'Tell {quote} aloud, as you would to {your best friend|a friend}. {Use|Write down} the words that are better than those you have.',
    'After {quote}, {add|write} one short sentence that {nobody but you|only you} could have written: a joke, a complaint or a wish.',
    'Read {quote} and the sentences {beside it|around it} aloud. Where do you sound least like yourself? {Change|Rewrite} that one.',
  ],
  [
    'After {quote}, {add|write} one short sentence that {nobody but you|only you} could have written.',
    'Which word at {quote} could sound more like you? Try {two|three} others aloud, and keep the best.',
  ],
  ({ reading }) =>
    quotable(
      scenesOf(reading).filter(({ sentence }) => !THINKS.test(textAfter(reading, sentence, 1))),
      MOST_PLACES,
    ),
);

/** Something more to see at one place. */
const detailHere = scene(
  'scene-to-see',
  ['narrative', 'development'],
  [
    'Stay with {quote} for one {more |}sentence: which small thing {was there that nobody else noticed|did you notice there}?',
    'At {quote}, {add|write} one small thing that only somebody who was there {could know|could have noticed}.',
    '{Slow down|Stop for a moment} at {quote}: {write|add} two short sentences, one for what was seen and one for what was heard.',
  ],
  [
    'Slow down at {quote}: write that {minute|moment} {step by step|action by action}, in three short sentences.',
    'Which word at {quote} could be more exact? {Change it|Replace it}, and read the sentence aloud.',
  ],
  ({ reading }) => quotable([...scenesOf(reading)], MOST_PLACES),
);

export const STORY_SCENES: readonly ObservationKind[] = [taskHere, orderHere, voiceHere, detailHere];
