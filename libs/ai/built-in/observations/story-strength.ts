import type { EssayReading } from '../essay-reading';

/*
 * How much a story shows already. Its steps go by this rather than by its level: one that lets a reader see and hear
 * gets a step at a place in it, one that hardly does gets a new moment to tell.
 */

/** Something seen, heard, smelt, tasted or felt, what it was like, or somebody's words. */
const SHOWN =
  /(?<!\p{L})(?:saw|heard|smell(?:ed|s)?|smelt|tast(?:e[ds]?|ing)|sound(?:ed|s)?|looked|felt|shaped|star(?:ed|ing)|whisper\p{L}*|shout\p{L}*|scream\p{L}*|screem\p{L}*|yell\p{L}*|listen\p{L}*|watch(?:ed|ing)|jump(?:ed|ing)|rain\p{L}*|rang|bright|dark|cold|hot|warm|freezing|wet|dirty|loud|quiet|smooth|soft|huge|tiny|sweat\p{L}*|shak\p{L}+|shin(?:ing|y|ed)|red|blue|green|white|black|pink|silver|gold|orange|yellow|purple|brown|like an?)(?!\p{L})|["“”]/iu;
/** A story of fewer words has little room to show anything. */
const FEWEST_WORDS = 140;
const FEWEST_SHOWN = 2;
/** A story shows much if its sentences that show something, plus one for every sixty words, come to this number. */
const ENOUGH = 5.5;
const WORDS_EACH = 60;
/** A long story has places enough to choose from, however it is told. */
const LONG = 240;

export const shows = (text: string): boolean => SHOWN.test(text);

const known = new WeakMap<EssayReading, boolean>();
export function showsMuch(reading: EssayReading): boolean {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const words = reading.own.reduce((sum, one) => sum + one.words.length, 0);
  const shown = reading.own.filter(({ text }) => shows(text)).length;
  const much =
    words >= LONG || (words >= FEWEST_WORDS && shown >= FEWEST_SHOWN && shown + words / WORDS_EACH >= ENOUGH);
  known.set(reading, much);
  return much;
}
