import { RefusedInWorker } from '../../worker/refused-in-worker';
import { Bytes } from './bytes';

/** Where the header lists the first 109 sectors of the allocation table, and how many it has room for ([MS-CFB] 2.2). */
const TABLE_SECTORS_AT = 0x4c;
const TABLE_SECTORS_IN_HEADER = 109;
const ENTRY_BYTES = 128;
const STORAGE_ROOT = 5;
const STREAM = 2;
const NONE = 0xffffffff;
/** Sector numbers from here on are marks, not sectors. */
const LAST_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/**
 * The streams of a compound file ([MS-CFB]), as old Word files are. We considered the `cfb` package: it follows a chain
 * of sectors that leads back to itself until memory is used up.
 */
export class CompoundFile {
  private readonly file: Bytes;
  private readonly shift: number;
  private readonly table: readonly number[];
  private readonly shortTable: readonly number[];
  private readonly shortCutoff: number;
  private readonly shortSectors: Bytes;
  private readonly entries: readonly Entry[];

  /** @throws RefusedInWorker `damaged` if it is none, is cut off, or leads in circles */
  constructor(content: Uint8Array) {
    this.file = new Bytes(content);
    this.shift = this.file.u16(0x1e);
    if (this.shift !== 9 && this.shift !== 12) throw new RefusedInWorker('damaged');
    this.table = this.readTable();
    this.entries = entriesOf(this.chain(this.file.u32(0x30)));
    this.shortCutoff = this.file.u32(0x38);
    const [root] = this.entries;
    if (root?.type !== STORAGE_ROOT) throw new RefusedInWorker('damaged');
    this.shortSectors = root.start < LAST_SECTOR ? this.chain(root.start) : new Bytes(new Uint8Array());
    const firstShort = this.file.u32(0x3c);
    this.shortTable = firstShort < LAST_SECTOR ? numbersOf(this.chain(firstShort)) : [];
  }

  /** A stream of the root, not of what is embedded in it; null if there is none of that name. */
  stream(name: string): Bytes | null {
    const entry = this.ofRoot().find((found) => found.type === STREAM && found.name === name);
    if (!entry) return null;
    if (entry.size === 0) return new Bytes(new Uint8Array());
    const whole = entry.size < this.shortCutoff ? this.shortChain(entry.start) : this.chain(entry.start);
    return whole.slice(0, entry.size);
  }

  private ofRoot(): Entry[] {
    const found: Entry[] = [];
    const seen = new Set<number>();
    const open = [this.entries[0]?.child ?? NONE];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const entry = this.entries[at];
      if (at === NONE || !entry) continue;
      if (seen.has(at)) throw new RefusedInWorker('damaged');
      seen.add(at);
      found.push(entry);
      open.push(entry.left, entry.right);
    }
    return found;
  }

  private readTable(): number[] {
    const wanted = this.file.u32(0x2c);
    // Each of them is a sector of this file.
    if (wanted > this.file.length >> this.shift) throw new RefusedInWorker('damaged');
    const sectors: number[] = [];
    const take = (list: Bytes, at: number, count: number) => {
      for (let index = 0; index < count && sectors.length < wanted; index += 1)
        sectors.push(list.u32(at + index * 4));
    };
    take(this.file, TABLE_SECTORS_AT, TABLE_SECTORS_IN_HEADER);
    const perSector = (1 << this.shift) / 4 - 1;
    // Every further list adds sectors, so this ends.
    for (let next = this.file.u32(0x44); sectors.length < wanted;) {
      const list = this.sector(next);
      take(list, 0, perSector);
      next = list.u32(perSector * 4);
    }
    return sectors.flatMap((sector) => numbersOf(this.sector(sector)));
  }

  private sector(number: number): Bytes {
    const size = 1 << this.shift;
    // The header takes the place of one sector, whatever their size.
    const at = (number + 1) * size;
    const missing = at + size - this.file.length;
    // Some programs do not fill the last sector of a file.
    if (missing <= 0 || missing >= size) return this.file.slice(at, size);
    const filled = new Uint8Array(size);
    filled.set(this.file.raw(at, size - missing));
    return new Bytes(filled);
  }

  private chain(start: number): Bytes {
    const size = 1 << this.shift;
    return joined(follow(this.table, start), size, (number) => this.sector(number).raw(0, size));
  }

  private shortChain(start: number): Bytes {
    const shift = this.file.u16(0x20);
    if (shift !== 6) throw new RefusedInWorker('damaged');
    return joined(follow(this.shortTable, start), 64, (number) => this.shortSectors.raw(number * 64, 64));
  }
}

function follow(table: readonly number[], start: number): number[] {
  const chain: number[] = [];
  for (let at = start; at !== END_OF_CHAIN;) {
    const next = table[at];
    // A chain that is longer than the table visits a sector twice.
    if (next === undefined || chain.length >= table.length) throw new RefusedInWorker('damaged');
    chain.push(at);
    at = next;
  }
  return chain;
}

function joined(chain: readonly number[], size: number, sector: (number: number) => Uint8Array): Bytes {
  const whole = new Uint8Array(chain.length * size);
  chain.forEach((number, index) => whole.set(sector(number), index * size));
  return new Bytes(whole);
}

function numbersOf(bytes: Bytes): number[] {
  return Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.u32(index * 4));
}

function entriesOf(directory: Bytes): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, index) => {
    const at = index * ENTRY_BYTES;
    const nameBytes = Math.max(0, Math.min(64, directory.u16(at + 0x40)) - 2);
    return {
      name: new TextDecoder('utf-16le').decode(directory.raw(at, nameBytes)),
      type: directory.u8(at + 0x42),
      left: directory.u32(at + 0x44),
      right: directory.u32(at + 0x48),
      child: directory.u32(at + 0x4c),
      start: directory.u32(at + 0x74),
      size: directory.u32(at + 0x78),
    };
  });
}
