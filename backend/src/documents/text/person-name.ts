/** Words that occur in headings and file names but in nobody's name. */
const NOT_IN_NAMES = new Set(
  (
    'a about after an and analysis answer art assessment assignment at attempt biology by chapter chemistry class college copy ' +
    'course date debate department discussion doc document docx draft due economics edited english eng essay exam exercise extended ' +
    'file final first for form from geography grade group hand high history homework how hsc id if in intro introduction is it ' +
    'journal late law lesson literature marked math maths middle modern module my name narrative new no of on or our page paper ' +
    'part pdf period persuasive physics point poem portfolio practice primary project prose question reflection report research ' +
    'response review revised rewrite rough sample school science scan second section semester senior short speech state story ' +
    'student studies study subject submission submitted summary task teacher term test text the third title to topic twelve ' +
    'uni unit university untitled us v version vs was we week what when where why with word work world writing year yes you your yr'
  ).split(' '),
);
const NAME_WORD = /^\p{Lu}(?:\p{L}*['’-]\p{L}+|\p{L}+|\.)$/u;
/** "van der Berg", "de la Cruz", "bin Ali", "O'Connor" aside. */
const PARTICLE = /^(?:van|von|der|den|de|da|di|del|la|le|dos|bin|binti|ibn|al|el|ter|ten)$/i;
const MAX_WORDS = 5;

/** Whether the form of these words could be a full name: two to five capitalised words, none of them a heading's. */
export function looksLikeName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > MAX_WORDS) return false;
  if (words.some((word) => isHeadingWord(word))) return false;
  const named = words.filter((word) => NAME_WORD.test(word));
  return named.length >= 2 && words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
}

export function isHeadingWord(word: string): boolean {
  return NOT_IN_NAMES.has(word.toLowerCase().replace(/[.,:]$/, ''));
}

export function isParticle(word: string): boolean {
  return PARTICLE.test(word);
}
