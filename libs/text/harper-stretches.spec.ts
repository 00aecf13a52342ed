import {
  stretchesOf,
  type Stretch,
  WORDS_NAMED,
  WORDS_WITH_SUGGESTIONS,
  withoutEndlessWords,
} from './harper-stretches';
import { wordsOf } from './segmentation';
import { HOSTILE_TEXTS } from './testing/hostile-texts';

const KNOWN = new Set('the library is open and we went there on foot a word'.split(' '));

async function cut(text: string): Promise<{ stretches: Stretch[]; lookedUp: number }> {
  const stretches: Stretch[] = [];
  let lookedUp = 0;
  const isKnown = (word: string) => {
    lookedUp += 1;
    return Promise.resolve(KNOWN.has(word.toLowerCase()));
  };
  for await (const stretch of stretchesOf(text, 'en-AU', isKnown)) stretches.push(stretch);
  return { stretches, lookedUp };
}

const unknownIn = ({ text }: Stretch): string[] => [
  ...new Set(
    wordsOf(text)
      .map((word) => word.text)
      .filter((word) => !KNOWN.has(word.toLowerCase())),
  ),
];

describe('stretchesOf', () => {
  it('leaves an ordinary text as it is, cut at line ends', async () => {
    const text = `${'The library is open. We went there on foot. '.repeat(60)}\n`.repeat(5);
    const { stretches } = await cut(text);
    expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
    expect(stretches.slice(1).every((stretch) => stretch.text.startsWith('\n'))).toBe(true);
  });

  it('gives Harper few unknown words at a time, and a limited number from each text', async () => {
    const text = HOSTILE_TEXTS['invented words']?.(100_000) ?? '';
    const { stretches } = await cut(text);
    const unknown = stretches.map(unknownIn);
    const before = new Set<string>();
    for (const words of unknown) {
      expect(words.filter((word) => !before.has(word)).length).toBeLessThanOrEqual(6);
      for (const word of words) before.add(word);
    }
    expect(new Set(unknown.flat()).size).toBe(WORDS_WITH_SUGGESTIONS);
    const leftOut = stretches.flatMap((stretch) => stretch.leftOut);
    expect(leftOut).toHaveLength(WORDS_NAMED);
    for (const word of leftOut) expect(text.slice(word.start, word.end)).toBe(word.text);
  });

  it('asks for few words that are not known before a stretch is handed over', async () => {
    let asked = 0;
    const isKnown = () => {
      asked += 1;
      return Promise.resolve(false);
    };
    const text = HOSTILE_TEXTS['invented words']?.(100_000) ?? '';
    for await (const { start } of stretchesOf(text, 'en-AU', isKnown)) {
      expect({ start, isFew: asked <= 300 }).toEqual({ start, isFew: true });
      asked = 0;
    }
  });

  it('keeps every offset', async () => {
    for (const textOf of Object.values(HOSTILE_TEXTS)) {
      const text = withoutEndlessWords(textOf(20_000));
      const { stretches } = await cut(text);
      let at = 0;
      for (const stretch of stretches) {
        expect(stretch.start).toBe(at);
        expect(stretch.text.length).toBeGreaterThan(0);
        at += stretch.text.length;
      }
      expect(at).toBe(text.length);
    }
  });

  it('looks words up in proportion to their number', async () => {
    const lookups = async (length: number) =>
      (await cut(HOSTILE_TEXTS['invented words']?.(length) ?? '')).lookedUp;
    expect((await lookups(80_000)) / (await lookups(20_000))).toBeLessThan(6);
  });
});
