import { isLatinLetter, looksLike } from './letter-shapes';
import type { ShownFont } from './operators';
import type { PaintedGlyph } from './painted-page';
import { wordsOf } from './seen-words';

/** The share of a word's letters that must look different; single letters do in many typefaces. */
const OTHERWISE = 0.5;
/**
 * If this share of the different letters that a font shows look different, it is a font of signs, and none of its
 * words is certain.
 */
const FONT_OTHERWISE = 0.4;
const FONT_OTHERWISE_FROM = 4;
/** A word of fewer letters is judged like those around it. */
const LETTERS_FROM = 2;
/** What one glyph may stand for beside a single letter; of any other, the letters are not all there. */
const JOINED =
  /^(?:f+[bfhijklrtuy]?|ffi|ffl|Th|tt|tti|ti|tf|tz|st|ct|sp|ch|ck|th|ll|ss|ee|oo|gg|gy|it|ij|oe|ae|qu)$/i;

const standsForMore = (text: string): boolean =>
  /[a-z]{4}/i.test(text) || (/^[a-z]{2,3}$/i.test(text) && !JOINED.test(text));

/** The outline of a character of a font, as an SVG path; null if it is not known. */
export type OutlineOf = (font: ShownFont, character: string) => string | null;

/**
 * The words whose letters look different from their text, with the short words between them, in the order in which
 * they were painted.
 */
export function wordsLookingOtherwise(glyphs: readonly PaintedGlyph[], outlineOf: OutlineOf): PaintedGlyph[] {
  const { isOther, fontsOfSigns } = otherShapes(outlineOf);
  // On most pages all look like their text, and then nothing needs to be counted.
  if (glyphs.filter(isOther).length === 0) return [];
  const found: PaintedGlyph[] = [];
  let short: PaintedGlyph[] | null = null;
  const words = wordsOf(glyphs).map((word) => ({ word, looks: word.map(isOther) }));
  const signs = fontsOfSigns();
  for (const { word, looks } of words) {
    const answers = looks.filter((answer) => answer !== null);
    if (answers.length < LETTERS_FROM && !answers.includes(true)) {
      short?.push(...word);
      continue;
    }
    const isOfSigns = signs.size > 0 && word.some(({ font }) => font && signs.has(font));
    const looksOtherwise = isOfSigns || answers.filter(Boolean).length >= answers.length * OTHERWISE;
    if (looksOtherwise) found.push(...(short ?? []), ...word);
    short = looksOtherwise ? [] : null;
  }
  return found;
}

interface Shapes {
  /** Whether a glyph looks different from its text; null if it is not a letter of the Latin script. */
  isOther: (glyph: PaintedGlyph) => boolean | null;
  /** Of the fonts asked for. */
  fontsOfSigns: () => ReadonlySet<ShownFont>;
}

function otherShapes(outlineOf: OutlineOf): Shapes {
  const known = new Map<ShownFont, Map<string, Map<string, boolean>>>();
  const isOtherGlyph = ({ text, font, character }: PaintedGlyph): boolean | null => {
    if (!font || character === undefined) return null;
    if (!isLatinLetter(text)) return standsForMore(text) ? true : null;
    let ofFont = known.get(font);
    if (!ofFont) known.set(font, (ofFont = new Map()));
    let ofCharacter = ofFont.get(character);
    if (!ofCharacter) ofFont.set(character, (ofCharacter = new Map()));
    let answer = ofCharacter.get(text);
    if (answer === undefined) ofCharacter.set(text, (answer = isOther(font, character, text)));
    return answer;
  };
  const fontsOfSigns = () =>
    new Set(
      [...known].flatMap(([font, letters]) => {
        const answers = [...letters.values()].flatMap((texts) => [...texts.values()]);
        const others = answers.filter(Boolean).length;
        return others >= FONT_OTHERWISE_FROM && others >= answers.length * FONT_OTHERWISE ? [font] : [];
      }),
    );
  return { isOther: isOtherGlyph, fontsOfSigns };

  function isOther(font: ShownFont, character: string, letter: string): boolean {
    // Its letters are little drawings, of whatever.
    if (font.isType3Font) return true;
    const outline = outlineOf(font, character);
    return outline !== null && !looksLike(letter, outline);
  }
}
