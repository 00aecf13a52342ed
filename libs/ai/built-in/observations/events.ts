import type { EssayReading, ReadSentence } from '../essay-reading';
import { isQuestion } from './aids';

/** Somebody of the story, and what was done: a verb in the past that is more than "was". */
const EVENT =
  /(?<!\p{L})(?:I|we|he|she|they|everyone|everybody|nobody|somebody|@(?:CAPS|PERSON)\d{1,2}|(?:the|my|our|his|her) (?:\p{L}+ )?(?:mom|mum|mother|dad|father|brother|sister|friends?|cousin|aunt|uncle|coach|teacher|family|grandma|grandpa|parents))(?: (?:\p{L}+ly|just|then|all|both|also|and I|finally))? (?:went|came|ran|got|took|saw|heard|said|told|asked|sat|stood|fell|found|gave|left|made|put|drove|ate|began|won|lost|bought|caught|threw|held|woke|waited|decided|had to|couldn['’]t|could not|\p{L}{3,}(?<!ne)ed)(?!\p{L})/iu;
/** One such sentence may stand in any argument. */
const FEWEST = 3;
/** Of a short text. */
const LEAST_SHARE = 0.2;

/** Whether a sentence tells of something that somebody did. */
export const isEvent = (sentence: ReadSentence): boolean =>
  !isQuestion(sentence) && EVENT.test(sentence.text);

const EVERY_EVENT = new RegExp(EVENT.source, 'giu');
/** How many things somebody did a text tells of; a sentence that runs on may hold several. */
export const eventCount = ({ own }: EssayReading): number =>
  own.reduce((sum, one) => sum + (isQuestion(one) ? 0 : [...one.text.matchAll(EVERY_EVENT)].length), 0);

/** Where in a sentence the first event begins, in characters; -1 where nothing happens. */
export const eventAt = (sentence: ReadSentence): number =>
  isQuestion(sentence) ? -1 : (EVENT.exec(sentence.text)?.index ?? -1);

const known = new WeakMap<EssayReading, boolean>();
/** Whether a text tells of events, so that what is said of stories can be said of it. */
export function tellsOfEvents(reading: EssayReading): boolean {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const count = reading.own.filter(isEvent).length;
  const tells = count >= FEWEST || (count > 0 && count >= LEAST_SHARE * reading.own.length);
  known.set(reading, tells);
  return tells;
}
