import type { EssayReading, ReadSentence } from '../essay-reading';
import { lastGood, statementsOf } from './aids';
import { eventAt } from './events';
import type { Observation } from './observation';
import { wordsAt } from './phrase';
import { isSoundPlace, isTurned } from './surroundings';
import { isOfTask } from './task';

/* Where a step for a story can hang: one thing that somebody did, in the student's own words. */

const SHORTEST = 4;
const LONGEST = 12;
export const MOST_PLACES = 6;

/** Announces, sums up, or denies rather than tells of one moment. */
export const NO_MOMENT =
  /(?<!\p{L})(?:because|although|(?:a|one|the) time (?:when|that|I)|always|usually|mostly|every|sometimes|used to|would|could|might|patient|patience|patiently|decided|wanted|needed|liked|loved|hated|enjoyed|learned|learnt|realis?zed|believed|wished|noticed that|told|said|asked|for example|weeks?|months?|years?|never|not|\p{L}+n['’]t|(?:did|could|was|would|do|does|had|were)nt)(?!\p{L})/iu;
export const ANNOUNCES =
  /(?<!\p{L})(?:a|one|the|this|that|my) (?:\p{L}+ )?(?:time|story|example) (?:when|that|I|we|is|was)(?!\p{L})/iu;
/** What carries a story: something is waited for, changes, or is met. */
export const TELLING =
  /(?<!\p{L})(?:wait(?:ed|ing)?|stood|sat|line|finally|suddenly|opened|ran|saw|heard|fell|arrived|minutes?|hours?|cried|screamed|door|looked)(?!\p{L})/iu;

/** “I ran to tell my dad” leads from one place to the next: nothing to stay at. */
export const LEADS_AWAY =
  /^\W*(?:(?:so|then|and|finally) )*(?:I|we|he|she|they|everyone|my \p{L}+) (?:\p{L}+ly |just |then |all )?(?:ran|went|got|came|walked|drove|rushed|headed|left|told|asked|called) (?:to|back|home|in|into|inside|out|outside|up|over|off|for|me|him|her|us|them|my)(?!\p{L})/iu;
interface Moment extends Observation {
  sentence: ReadSentence;
  quote: string;
}

const known = new WeakMap<EssayReading, readonly Moment[]>();
/** Things that somebody did at one moment, those that carry the story first. */
export function momentsOf(reading: EssayReading): readonly Moment[] {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const taskAt = new Set(reading.own.filter((one) => namesTask(reading, one)).map(({ index }) => index));
  const last = reading.sentences.length - 1;
  const worth = ({ sentence, quote }: Moment): number =>
    (TELLING.test(quote) ? 2 : 0) +
    (taskAt.has(sentence.index + 1) || taskAt.has(sentence.index - 1) ? 1 : 0) +
    (sentence.index > last * 0.25 && sentence.index < last * 0.85 ? 1 : 0);
  const found = statementsOf(reading).flatMap((sentence): Moment[] => {
    const at = sentence.repeated || /["“”?]/u.test(sentence.text) ? -1 : eventAt(sentence);
    const quote = at < 0 ? null : clauseFrom(sentence, at);
    if (
      quote === null ||
      ANNOUNCES.test(sentence.text) ||
      NO_MOMENT.test(quote) ||
      isTurned(sentence, quote) ||
      !isSoundPlace(sentence, quote)
    )
      return [];
    return [{ sentence, quote }];
  });
  const moments = found
    .map((moment) => ({ moment, value: worth(moment) }))
    .sort((a, b) => b.value - a.value)
    .map(({ moment }) => moment);
  known.set(reading, moments);
  return moments;
}

/** Before the event stands nothing, a mark or a word that joins: it is no part of another thought. */
const FREE = /(?:^|[,;:.]|(?<!\p{L})(?:and|but|so|then|finally|suddenly|eventually|later|when|after))\s*$/iu;
const ENDS = /^(?:and|because|so|which|who|then|but|until|till|when|while|if|though|although|or|than|that)$/u;

const BEGINS_CLAUSE =
  /^(?:I|we|he|she|they|it|you|my|the|then|so|but|and|when|there|was|were|had|went|came|ran|got|took|saw|heard|said|told|sat|stood|fell|found|gave|made|drove|\p{L}{3,}ed)$/iu;
const HANGS = /(?:when|after)\s*$/iu;

/** The clause that begins with the event, 4 to 12 words; null where it is cut or hangs on another. */
function clauseFrom(sentence: ReadSentence, at: number): string | null {
  const { words, forms, text, start } = sentence;
  const from = words.findIndex((word) => word.end - start > at);
  if (from < 0 || !FREE.test(text.slice(0, at))) return null;
  for (let end = from + SHORTEST; end <= Math.min(words.length, from + LONGEST); end += 1) {
    const last = words[end - 1];
    const next = words[end];
    if (last === undefined) return null;
    const gap = next === undefined ? '.' : text.slice(last.end - start, next.start - start);
    const joins = ENDS.test(forms[end] ?? '');
    if (!/[,;:.!?\n–—]/u.test(gap) && !joins) continue;
    // "Bumps and bruises", "turkey, beans": a list goes on.
    const after = forms[joins ? end + 1 : end] ?? '';
    const isList = /^(?:and|or)$/u.test(forms[end] ?? '') || (/,/u.test(gap) && !joins);
    if (isList && !BEGINS_CLAUSE.test(after)) continue;
    if (!lastGood(last.text)) continue;
    const quote = wordsAt(sentence, from, end);
    // "When we got home my mother was …": two clauses without a mark between them.
    return quote !== null &&
      HANGS.test(text.slice(0, at)) &&
      /(?<!\p{L})(?:was|were|my \p{L}+)(?!\p{L})/iu.test(quote)
      ? null
      : quote;
  }
  return null;
}

export const namesTask = (reading: EssayReading, { forms }: ReadSentence): boolean =>
  forms.some((form) => isOfTask(reading, form));
