import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { zipArchive, type ZipEntry } from './zip';

const MADE_AT = new Date('2026-11-20T22:05:06Z');

async function* inOrder<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
async function archiveOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipArchive(inOrder(entries), MADE_AT)) pieces.push(piece);
  return Buffer.concat(pieces);
}
const textsIn = (archive: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('a ZIP archive', () => {
  it('can be read back, in any script', async () => {
    const archive = await archiveOf([
      { name: 'README.txt', content: ['one ', 'two'] },
      { name: 'essays/Müller 作文.txt', content: ['Grüße, 世界 🎓\n'] },
      { name: 'empty.json', content: [] },
    ]);
    expect(textsIn(archive)).toEqual({
      'README.txt': 'one two',
      'essays/Müller 作文.txt': 'Grüße, 世界 🎓\n',
      'empty.json': '',
    });
  });

  it('fails where making a file fails, instead of ending early', async () => {
    const broken = async function* () {
      yield 'half';
      throw new Error('the database went away');
    };
    await expect(archiveOf([{ name: 'a.txt', content: broken() }])).rejects.toThrow('the database went away');
  });

  it('reads no more than a buffer ahead, and releases what nobody reads', async () => {
    let asked = 0;
    let isLetGo = false;
    const entries = async function* () {
      try {
        for (;;) {
          asked += 1;
          // Random, so that it does not compress.
          yield { name: `${asked}.txt`, content: [randomBytes(200_000).toString('hex')] };
        }
      } finally {
        isLetGo = true;
      }
    };
    for await (const _ of zipArchive(entries(), MADE_AT)) {
      await turnsOfTheLoop(50);
      break;
    }
    expect(asked).toBeLessThanOrEqual(3);
    // Jest's own timeout ends the wait if it never happens.
    while (!isLetGo) await turnsOfTheLoop(1);
  });

  it('records when it was made and the permissions of each file', async () => {
    const archive = await archiveOf([{ name: 'a.txt', content: ['text'] }]);
    const directory = archive.subarray(archive.indexOf(Buffer.from('PK\x01\x02', 'latin1')));
    expect(directory.readUInt32LE(38) >>> 16).toBe(0o100644);
    // Info-ZIP's "extended timestamp" (0x5455): a flag, then seconds since 1970.
    const extra = 46 + 'a.txt'.length;
    expect(directory.readUInt16LE(extra)).toBe(0x5455);
    expect(directory.readInt32LE(extra + 5)).toBe(MADE_AT.getTime() / 1000);
  });
});

async function turnsOfTheLoop(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((done) => setImmediate(done));
}
