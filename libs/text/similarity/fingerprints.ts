import { shinglesOf, type ReadText } from './read-words';

/** Words of a shingle. Five words in a row are seldom chance; four often are ("on the other hand"). */
export const SHINGLE_WORDS = 5;
/** Shingles of a window: of each window one is kept, so a run of 8 words that two essays share is always found. */
const WINDOW = 4;

/**
 * The fingerprints of a text by winnowing: of every WINDOW shingles in a row the one with the least hash, the last of
 * equal ones. Schleimer, Wilkerson and Aiken, "Winnowing: local algorithms for document fingerprinting", SIGMOD 2003.
 */
export function* fingerprintsOf(text: ReadText): Generator<number> {
  let run: number[] = [];
  let last = -1;
  for (const { at, hash } of shinglesOf(text, SHINGLE_WORDS)) {
    if (at !== last + 1) {
      yield* winnowed(run);
      run = [];
    }
    run.push(hash);
    last = at;
  }
  yield* winnowed(run);
}

function* winnowed(hashes: readonly number[]): Generator<number> {
  let chosen = -1;
  for (let from = 0; from < Math.max(1, hashes.length - WINDOW + 1) && hashes.length > 0; from += 1) {
    const end = Math.min(from + WINDOW, hashes.length);
    let least = from;
    for (let at = from + 1; at < end; at += 1) if ((hashes[at] ?? 0) <= (hashes[least] ?? 0)) least = at;
    if (least === chosen) continue;
    chosen = least;
    yield hashes[least] ?? 0;
  }
}
