const SECTOR = 512;
const SHORT_SECTOR = 64;
const CUTOFF = 4096;
const [FREE, END, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];

/** A stream, or a folder of them. */
export type Stored = Buffer | { [name: string]: Stored };

interface Entry {
  name: string;
  type: 1 | 2 | 5;
  right: number;
  child: number;
  content: Buffer;
  start: number;
}

/** A compound file ([MS-CFB]) with these streams; small ones in short sectors, as programs write them. */
export function aCompoundFile(streams: Record<string, Stored>): Buffer {
  const entries: Entry[] = [
    { name: 'Root Entry', type: 5, right: FREE, child: FREE, content: Buffer.alloc(0), start: END },
  ];
  addEntries(entries, 0, streams);
  const table: number[] = [];
  const sectors: Buffer[] = [];
  const put = (content: Buffer): number => {
    if (content.length === 0) return END;
    const first = sectors.length;
    const count = Math.ceil(content.length / SECTOR);
    for (let index = 0; index < count; index += 1) {
      sectors.push(padded(content.subarray(index * SECTOR, (index + 1) * SECTOR), SECTOR));
      table.push(index === count - 1 ? END : first + index + 1);
    }
    return first;
  };
  const shortTable: number[] = [];
  const short: Buffer[] = [];
  for (const entry of entries.slice(1)) {
    if (entry.content.length >= CUTOFF) entry.start = put(entry.content);
    else if (entry.content.length > 0) {
      entry.start = shortTable.length;
      const count = Math.ceil(entry.content.length / SHORT_SECTOR);
      for (let index = 1; index <= count; index += 1)
        shortTable.push(index === count ? END : entry.start + index);
      short.push(padded(entry.content, count * SHORT_SECTOR));
    }
  }
  const [root] = entries;
  if (root) Object.assign(root, { content: Buffer.concat(short), start: put(Buffer.concat(short)) });
  const shortTableStart = put(padded(numbers(shortTable), sizeIn(SECTOR, shortTable.length * 4), 0xff));
  const directory = put(padded(Buffer.concat(entries.map(entryBytes)), sizeIn(SECTOR, entries.length * 128)));
  const tableSectors = Math.ceil((table.length * 4) / (SECTOR - 4));
  const firstTable = sectors.length;
  for (let index = 0; index < tableSectors; index += 1) table.push(TABLE);
  const tableBytes = padded(numbers(table), tableSectors * SECTOR, 0xff);
  return Buffer.concat([
    header({ directory, shortTableStart, firstTable, tableSectors }),
    ...sectors,
    tableBytes,
  ]);
}

function addEntries(entries: Entry[], parent: number, streams: Record<string, Stored>): void {
  let before: number | null = null;
  for (const [name, stored] of Object.entries(streams)) {
    const at = entries.length;
    const isStream = Buffer.isBuffer(stored);
    const content = isStream ? stored : Buffer.alloc(0);
    entries.push({ name, type: isStream ? 2 : 1, right: FREE, child: FREE, content, start: END });
    const linked = entries[before ?? parent];
    if (linked) Object.assign(linked, before === null ? { child: at } : { right: at });
    before = at;
    if (!isStream) addEntries(entries, at, stored);
  }
}

function entryBytes({ name, type, right, child, content, start }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name.length * 2 + 2, 0x40);
  bytes.writeUInt8(type, 0x42);
  bytes.writeUInt32LE(FREE, 0x44);
  bytes.writeUInt32LE(right, 0x48);
  bytes.writeUInt32LE(child, 0x4c);
  bytes.writeUInt32LE(start, 0x74);
  bytes.writeUInt32LE(content.length, 0x78);
  return bytes;
}

interface Places {
  directory: number;
  shortTableStart: number;
  firstTable: number;
  tableSectors: number;
}

function header({ directory, shortTableStart, firstTable, tableSectors }: Places): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(tableSectors, 0x2c);
  bytes.writeUInt32LE(directory, 0x30);
  bytes.writeUInt32LE(CUTOFF, 0x38);
  bytes.writeUInt32LE(shortTableStart, 0x3c);
  bytes.writeUInt32LE(shortTableStart === END ? 0 : 1, 0x40);
  bytes.writeUInt32LE(END, 0x44);
  for (let index = 0; index < 109; index += 1)
    bytes.writeUInt32LE(index < tableSectors ? firstTable + index : FREE, 0x4c + index * 4);
  return bytes;
}

const sizeIn = (unit: number, length: number): number => Math.ceil(length / unit) * unit;

function numbers(list: readonly number[]): Buffer {
  const bytes = Buffer.alloc(list.length * 4);
  list.forEach((number, index) => bytes.writeUInt32LE(number >>> 0, index * 4));
  return bytes;
}

function padded(content: Buffer, length: number, fill = 0): Buffer {
  return Buffer.concat([content, Buffer.alloc(Math.max(0, length - content.length), fill)]);
}
