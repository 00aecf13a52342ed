import type { EssayReading } from '../essay-reading';
import { inQuotation } from './aids';
import { breaksOff } from './broken-off';
import { allSteps, type ObservationKind } from './observation';

/*
 * What every step takes for granted by its words: several sentences, or a writer who was there. A step that does not fit
 * the text is left out, whichever kind it belongs to.
 */

/** Speaks of one sentence among several. */
const OF_SEVERAL =
  /(?:in your second|before your last|in your last|your longest|after your first|\{first\|last\}|first and (?:your )?last|beside each|which|each|every|\{each\|every\}) (?:sentences?|lines?)(?! of the)|(?:choose|pick)\}? (?:the|one|your [^ ]+) sentence|the last sentence back|number your sentences|your last two sentences|two of your sentences/iu;
const FEWEST_SENTENCES = 3;

/** Asks the writer what they themselves saw, said or thought. */
const OF_THE_WRITER =
  /(?<!\p{L})(?:“I thought”|(?:did|were|could|had) you|around you|near you|to yourself|what you|where you were|(?:your|the words you) (?:mood|thoughts?|mind|life|would)|you (?:saw|said|heard|felt|thought|noticed|did|asked|were|could (?:see|hear))|happened to you|true for you|your own everyday words)(?!\p{L})/iu;
/** Builds on an ending that is not written yet. */
const OF_THE_END =
  /(?<!\p{L})(?:last (?:sentence|line)s?|last two sentences|first\|last|your ending|the ending|at the end)(?!\p{L})/iu;
const OF_BREAKING_OFF: ReadonlySet<string> = new Set(['end-mark-missing']);
const TOLD: ReadonlySet<string> = new Set(['story', 'reflection']);

const FIRST_PERSON = /(?<!\p{L})(?:i|i'm|me|my|we|our|us)(?!\p{L})/iu;
const FEWEST_OF_WRITER = 2;
/** The writer takes part in what is told, outside what others are heard to say. */
export function isFirstPerson(reading: EssayReading): boolean {
  const inside = inQuotation(reading);
  const hasMarks = /["“”]/u.test(reading.text);
  const speaking = reading.own.filter(
    ({ text, start }) =>
      FIRST_PERSON.test(text.replace(/’/gu, "'")) && !(hasMarks && /["“”]/u.test(text)) && !inside(start),
  );
  return speaking.length >= FEWEST_OF_WRITER || (speaking.length > 0 && reading.own.length < 4);
}

/** The templates of a kind's steps that take for granted what this text has not. */
export function unfitting(
  reading: EssayReading,
  kind: Pick<ObservationKind, 'genres' | 'step' | 'id'>,
): string[] {
  const isShort = reading.own.length < FEWEST_SENTENCES;
  const isOthers =
    kind.genres !== 'any' && kind.genres.every((genre) => TOLD.has(genre)) && !isFirstPerson(reading);
  const isOpen = breaksOff(reading);
  if (!isShort && !isOthers && !isOpen) return [];
  return allSteps(kind).filter(
    (step) =>
      (isShort && OF_SEVERAL.test(step)) ||
      (isOthers && OF_THE_WRITER.test(step)) ||
      (isOpen && OF_THE_END.test(step) && !OF_BREAKING_OFF.has(kind.id)),
  );
}
