import type { EssayReading } from '../essay-reading';

/** Counts reasons or points at the head of a sentence. */
const ORDINALS: readonly RegExp[] = [
  /^\W*(?:first|firstly|first of all|to begin with|for one|one (?:reason|way|thing|example)|my first|the first)(?!\p{L})/iu,
  /^\W*(?:second|secondly|second of all|another|next|also,? another|my (?:second|next|other)|the (?:second|next|other)|in addition)(?!\p{L})/iu,
  /^\W*(?:third|thirdly|last|lastly|finally|f\p{L}?n\p{L}{2,4}ly|last but not least|my (?:third|last|final)|the (?:third|last|final))(?!\p{L})/iu,
];
const CLOSES =
  /^\W*(?:so,? |and |well,? )?(?:in (?:conclusion|closing|summary|short)|to (?:conclude|sum)|overall|all in all|as you can (?:see|tell)|for (?:all )?(?:these|those) reasons|that is why|that's why)(?!\p{L})/iu;

/** How many of three reasons in turn are counted out: a first, a second, a last. */
export const reasonsCounted = ({ own }: EssayReading): number =>
  ORDINALS.filter((ordinal) => own.some(({ text }) => ordinal.test(text))).length;

const FEWEST_PARTS = 4;
/**
 * Whether a plan can be seen from outside: reasons counted out to the last, or an opening, parts and an ending that says
 * that it ends. Its order is then not what its writer should work on first.
 */
export function keepsPlan(reading: EssayReading): boolean {
  const { own, paragraphs } = reading;
  const closes = own.some(({ text, index }) => index >= own.length * CLOSING_PART && CLOSES.test(text));
  return reasonsCounted(reading) === ORDINALS.length || (closes && paragraphs.length >= FEWEST_PARTS);
}
const CLOSING_PART = 0.6;
