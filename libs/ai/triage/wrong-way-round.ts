import { salutationLength } from '@marklight/text/essay-frame';

/** A text of fewer blocks has no order to judge. */
const FEWEST_BLOCKS = 3;
/** Words with which an essay closes; as its first words, they say that its end came first. */
const CLOSES = /^(?:in (?:conclusion|closing|summary)|to (?:conclude|sum up|summari[sz]e))(?!\p{L})/iu;
/** The closing line of a letter, alone on its line. */
const SIGNS_OFF =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|respectfully(?: yours)?|(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards)[,.!]?$/iu;
const SALUTATION_LATE =
  'The letter’s salutation comes after its end: the parts of the text may be in the wrong order.';
/** Longer lines are sentences, whatever they begin with. */
const LONGEST_LINE = 120;

/**
 * What shows that a text stands the wrong way round, in words to the teacher; null where nothing does. Looks only for
 * what no essay in its proper order has: it opens with closing words, or a letter's salutation comes last or after
 * its closing line. Linear in the text.
 */
export function wrongWayRound(text: string): string | null {
  const blocks = text.split('\n').filter((line) => line.trim() !== '');
  if (blocks.length < FEWEST_BLOCKS) return null;
  const lines = blocks.map((line) => line.trim());
  const opening = CLOSES.exec(lines[0]?.slice(0, LONGEST_LINE) ?? '')?.[0];
  if (opening !== undefined) return `The text begins with “${opening}”: its parts may be in the wrong order.`;
  const salutation = lines.findIndex(isSalutation);
  if (salutation < 0) return null;
  const isLast = salutation === lines.length - 1;
  const closing = lines.findLastIndex((line) => line.length <= LONGEST_LINE && SIGNS_OFF.test(line));
  return isLast || (closing >= 0 && closing < salutation) ? SALUTATION_LATE : null;
}

const isSalutation = (line: string): boolean =>
  line.length <= LONGEST_LINE && /^(?:dear|to who)/iu.test(line) && salutationLength(line) === line.length;
