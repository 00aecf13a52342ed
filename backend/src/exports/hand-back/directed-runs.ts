import { RIGHT_TO_LEFT } from '@marklight/contracts/direction';
import { TextRun, type IRunOptions } from 'docx';
import { bidiParagraph } from '../../common/pdf/text/bidi';

/** Word refuses a document in which these occur. */
const NOT_IN_XML = /[\uFFFE\uFFFF]/g;

/** Whether a paragraph reads from right to left: by its first letter. */
export function readsRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter);
}

interface Stretch {
  text: string;
  rightToLeft: boolean;
}

/**
 * The stretches of a paragraph that read in one direction, in the order in which they are written (UAX #9). Word takes the
 * direction of each from its run: with one run for all, the signs and numbers of the other language stood in the wrong place.
 */
export function stretchesOf(text: string): Stretch[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, rightToLeft: false }];
  const { levels } = bidiParagraph(text, readsRightToLeft(text) ? 'rtl' : 'ltr');
  const stretches: Stretch[] = [];
  let at = 0;
  for (const character of text) {
    const rightToLeft = (levels[at] ?? 0) % 2 === 1;
    const last = stretches.at(-1);
    if (last?.rightToLeft === rightToLeft) last.text += character;
    else stretches.push({ text: character, rightToLeft });
    at += character.length;
  }
  return stretches;
}

/** One paragraph's words as Word’s runs. */
export function directedRuns(text: string, style: IRunOptions = {}): TextRun[] {
  return stretchesOf(text.replace(NOT_IN_XML, '')).map((stretch) => new TextRun({ ...style, ...stretch }));
}
