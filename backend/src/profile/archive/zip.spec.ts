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
  it('gives back what went in, in any script', async () => {
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

  it('asks for no more than is taken', async () => {
    let asked = 0;
    const entries = async function* () {
      for (;;) {
        asked += 1;
        yield { name: `${asked}.txt`, content: ['text'] };
      }
    };
    for await (const _ of zipArchive(entries(), MADE_AT)) if (asked === 3) break;
    expect(asked).toBe(3);
  });
});
