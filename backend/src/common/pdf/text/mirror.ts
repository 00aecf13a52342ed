const PAIRS = '()[]{}<>«»‹›≤≥⟨⟩（）［］｛｝「」『』';
const MIRRORED = new Map<string, string>();
for (let i = 0; i < PAIRS.length; i += 2) {
  MIRRORED.set(PAIRS.charAt(i), PAIRS.charAt(i + 1));
  MIRRORED.set(PAIRS.charAt(i + 1), PAIRS.charAt(i));
}

/** Brackets turned round, as they are printed in right-to-left text (UAX #9, L4). */
export function mirror(text: string): string {
  return [...text].map((character) => MIRRORED.get(character) ?? character).join('');
}
