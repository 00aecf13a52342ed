import type { EssayReading, ReadSentence } from '../essay-reading';
import { STOP_WORDS } from '../lexicon';

const SHORTEST = 4;

const contentForms = (sentences: readonly ReadSentence[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const form of sentences.flatMap(({ forms }) => forms))
    if (form.length >= SHORTEST && /^\p{L}+$/u.test(form) && !STOP_WORDS.has(form))
      counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
};

/** Content words that stand in the first, the middle and the last third of the essay, most frequent first. */
export function runningWords({ own }: EssayReading): string[] {
  const third = Math.ceil(own.length / 3);
  if (third < 2) return [];
  const parts = [own.slice(0, third), own.slice(third, 2 * third), own.slice(2 * third)].map(contentForms);
  const [first, middle, last] = parts;
  if (first === undefined || middle === undefined || last === undefined) return [];
  const total = (word: string): number => parts.reduce((sum, part) => sum + (part.get(word) ?? 0), 0);
  return [...first.keys()]
    .filter((word) => middle.has(word) && last.has(word))
    .sort((a, b) => total(b) - total(a) || (a < b ? -1 : 1));
}
