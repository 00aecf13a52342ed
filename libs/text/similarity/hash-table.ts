/** Odd, so that it spreads over a table whose size is a power of two. */
const SPREAD = 0x9e3779b1;

/** Finds a place for each hash in arrays that the caller keeps beside it; a Map of a million numbers takes ten times the memory. */
export class HashTable {
  /** How many places there are. */
  readonly size: number;
  private readonly keys: Uint32Array;
  private readonly isTaken: Uint8Array;
  private readonly shift: number;

  /** @param most how many different hashes it has to hold */
  constructor(most: number) {
    const bits = Math.max(4, Math.ceil(Math.log2(most * 2 + 1)));
    this.size = 2 ** bits;
    this.shift = 32 - bits;
    this.keys = new Uint32Array(this.size);
    this.isTaken = new Uint8Array(this.size);
  }

  /** The hash's place, which it gets if it has none. */
  placeOf(hash: number): number {
    const place = this.look(hash);
    this.keys[place] = hash;
    this.isTaken[place] = 1;
    return place;
  }

  /** The hash's place; -1 if it has none. */
  find(hash: number): number {
    const place = this.look(hash);
    return this.isTaken[place] === 1 ? place : -1;
  }

  private look(hash: number): number {
    let place = Math.imul(hash, SPREAD) >>> this.shift;
    while (this.isTaken[place] === 1 && this.keys[place] !== hash) place = (place + 1) % this.size;
    return place;
  }
}
