import type { EssayReading } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';
import { eventCount, tellsOfEvents } from './events';

/*
 * What a step may take for granted. Each errs towards “not there”: a step that speaks of somebody or something that the
 * text does not have is worse than none.
 */

const plain = (text: string): string => text.replace(/’/gu, "'");

const KIN =
  /(?<!\p{L})(?:my|our|his|her) (?:\p{L}+ )?(?:mom|mum|mother|dad|father|parents|brothers?|sisters?|cousins?|aunt|uncle|grand\p{L}+|friends?|teacher|coach|family|neighbou?rs?|boss|niece|nephew)(?!\p{L})|@PERSON\d/iu;
const SOMEBODY_ACTS =
  /(?<!\p{L})(?:he|she|they) (?:\p{L}+ly |just |then |all |both )?(?:went|came|ran|got|took|saw|said|told|asked|sat|stood|gave|left|made|put|drove|called|looked|walked|started|was|were|had|\p{L}{3,}ed)(?!\p{L})/iu;

/** Somebody but the writer takes part in what is told. */
export const meetsPerson = (reading: EssayReading): boolean =>
  tellsOfEvents(reading) &&
  reading.own.some(({ text }) => KIN.test(text)) &&
  reading.own.some(
    ({ text }) => SOMEBODY_ACTS.test(plain(text)) || (KIN.test(text) && /ed(?!\p{L})/u.test(text)),
  );

const FEWEST_EVENTS = 3;
/** Several things happen, so that there is an order, and a moment to choose. */
export const tellsMoments = (reading: EssayReading): boolean =>
  tellsOfEvents(reading) && eventCount(reading) >= FEWEST_EVENTS;

const ONE_TIME =
  /(?<!\p{L})(?:one (?:day|time|night|morning)|once|when I was|last (?:year|week|summer|winter|month|night)|(?:a|the|my|this|this one|that) (?:day|time) (?:when|that|I|we|my|was)|yesterday|the other day|when (?:I|my|we) (?:\p{L}+ )?(?:had|was|were|went|got|came))(?!\p{L})/iu;
/** One time is spoken of, if in few words. */
export const speaksOfOneTime = (reading: EssayReading): boolean =>
  tellsOfEvents(reading) || eventCount(reading) > 1 || ONE_TIME.test(reading.text) || letsSpeak(reading);

/** Somebody is heard, or may be. */
export const letsSpeak = ({ text }: EssayReading): boolean => /["“”«»]/u.test(text);
/** Something is asked. */
export const asksAnything = ({ text }: EssayReading): boolean => text.includes('?');

const THINKS_BACK =
  /(?<!\p{L})(?:i|we) (?:\p{L}+ )?(?:think|thought|feel|felt|learn(?:ed|t)|know|knew|believe|hope|wish|realis?ed|realized|will|remember|guess)(?!\p{L})|(?<!\p{L})(?:i(?:'|’)?m|i am|i was|we were|we are) (?:\p{L}+ ){0,2}(?:glad|happy|grateful|thankful|sad|proud|sure|sorry|excited|lucky|relieved)(?!\p{L})|(?<!\p{L})(?:now|today|since then|lesson|taught)(?!\p{L})/iu;
/** The last lines may say already what the writer makes of it all. */
export const looksBackAtEnd = ({ sentences }: EssayReading): boolean =>
  sentences.slice(-2).some(({ text }) => THINKS_BACK.test(text));

const OFTEN = 4;
const SHORTEST = 4;
/** Some content word comes often enough to be found by a reader who looks for one. */
export function repeatsWords({ own }: EssayReading): boolean {
  const counts = new Map<string, number>();
  for (const { forms } of own)
    for (const form of forms)
      if (form.length >= SHORTEST && !STOP_WORDS.has(form)) counts.set(form, (counts.get(form) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= OFTEN).length > 1;
}
