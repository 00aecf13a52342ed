import { differByAtMost, distanceBetween, soundKey } from './likeness';
import { vocabulary } from './vocabulary';

/** A word that a misspelling may stand for. */
export interface Candidate {
  word: string;
  /** See distanceBetween. */
  distance: number;
  /** log10 of how often it was counted. */
  frequency: number;
}

/** Misspellings whose candidates are remembered. */
const REMEMBERED = 2_000;
const remembered = new Map<string, readonly Candidate[]>();

/** Words of one length, and the letters that each has, at the same place. */
interface OfLength {
  words: readonly string[];
  masks: Int32Array;
}
type Lengths = readonly (OfLength | undefined)[];
let lengths: Lengths | undefined;
let bySound: ReadonlyMap<string, readonly string[]> | undefined;

/** One bit for each letter that a word has. */
function maskOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97;
    if (letter >= 0 && letter < 26) mask |= 1 << letter;
  }
  return mask;
}

function bitsIn(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function readLengths(): Lengths {
  const byLength: string[][] = [];
  for (const word of vocabulary().words) (byLength[word.length] ??= []).push(word);
  return Array.from(byLength, (words: string[] | undefined) =>
    words === undefined ? undefined : { words, masks: Int32Array.from(words, maskOf) },
  );
}

function readSounds(): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const word of vocabulary().words) {
    const sound = soundKey(word);
    const alike = sounds.get(sound);
    if (alike === undefined) sounds.set(sound, [word]);
    else alike.push(word);
  }
  return sounds;
}

/** The words of the vocabulary that differ by at most a given number of letters. */
function* wordsNear(typed: string, letters: number): Generator<string> {
  const byLength = (lengths ??= readLengths());
  const mask = maskOf(typed);
  for (let length = typed.length - letters; length <= typed.length + letters; length += 1) {
    const ofLength = byLength[length];
    if (ofLength === undefined) continue;
    const { words, masks } = ofLength;
    for (let at = 0; at < masks.length; at += 1) {
      const other = masks[at] ?? 0;
      const different = mask ^ other;
      if (bitsIn(different & mask) > letters || bitsIn(different & other) > letters) continue;
      const word = words[at] ?? '';
      if (differByAtMost(typed, word, letters)) yield word;
    }
  }
}

/**
 * Whether some word of the vocabulary differs from it by at most this many letters.
 * @param typed in lower case, with straight apostrophes
 */
export function isNearAWord(typed: string, letters: number): boolean {
  return wordsNear(typed, letters).next().done === false;
}

/** Words of the vocabulary that have this length, the order always the same. */
export function wordsOfLength(length: number): readonly string[] {
  return (lengths ??= readLengths())[length]?.words ?? [];
}

/** How far a misspelling of this length may be from its word: in letters, and in distance. */
const lettersOff = (length: number): number => (length <= 4 ? 1 : length <= 8 ? 2 : 3);
const furthest = (length: number): number => (length <= 3 ? 1.05 : length <= 5 ? 1.5 : length <= 8 ? 2 : 2.6);

/**
 * The words of the vocabulary near a misspelling: a few letters off, or alike in sound.
 * @param typed in lower case, with straight apostrophes
 */
export function candidatesFor(typed: string): readonly Candidate[] {
  const before = remembered.get(typed);
  if (before !== undefined) return before;
  bySound ??= readSounds();
  const near = new Set(bySound.get(soundKey(typed)));
  for (const word of wordsNear(typed, lettersOff(typed.length))) near.add(word);
  near.delete(typed);
  const limit = furthest(typed.length);
  const candidates = [...near].flatMap((word): Candidate[] => {
    const distance = distanceBetween(typed, word, limit);
    return distance > limit ? [] : [{ word, distance, frequency: vocabulary().frequencyOf(word) ?? 0 }];
  });
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(typed, candidates);
  return candidates;
}
