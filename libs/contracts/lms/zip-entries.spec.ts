import { inflateSync, strFromU8, zipSync } from 'fflate';
import { aZip } from './testing/a-zip';
import { packedBytesOf, zipEntries, type ByteSource } from './zip-entries';

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.byteLength,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
});
const pathsIn = async (bytes: Uint8Array, most = 10) =>
  (await zipEntries(sourceOf(bytes), most)).map(({ path }) => path);

describe('zipEntries', () => {
  it('lists the files of another program’s archive, and finds their bytes', async () => {
    const bytes = zipSync({ 'a/essay.txt': Buffer.from('Words. '.repeat(50)), 'é.txt': Buffer.from('x') });
    const source = sourceOf(bytes);
    const entries = await zipEntries(source, 10);
    expect(entries.map(({ path, bytes: size }) => [path, size])).toEqual([
      ['a/essay.txt', 350],
      ['é.txt', 1],
    ]);
    const [first] = entries;
    const packed = first && (await packedBytesOf(source, first));
    expect(strFromU8(inflateSync(packed ?? new Uint8Array()))).toBe('Words. '.repeat(50));
  });

  it('reads names in UTF-8, said or not, and in the code page of old programs', async () => {
    const names = [
      { name: 'Zoë.txt', flags: 0x800 },
      { name: 'Anaïs.txt' },
      { name: Buffer.from([0x5a, 0x6f, 0x89, 0x2e, 0x74, 0x78, 0x74]) },
      { name: 'Mia\\essay.txt' },
    ];
    expect(await pathsIn(aZip(names))).toEqual(['Zoë.txt', 'Anaïs.txt', 'Zoë.txt', 'Mia/essay.txt']);
  });

  it('leaves folders out', async () => {
    expect(await pathsIn(aZip([{ name: 'Mia/' }, { name: 'Mia/essay.txt', content: 'x' }]))).toEqual([
      'Mia/essay.txt',
    ]);
  });

  it.each<[string, Uint8Array, string]>([
    ['it is no archive', Buffer.from('PK\u0003\u0004 and nothing more'), 'damaged'],
    ['it is empty', Buffer.alloc(0), 'damaged'],
    ['its end is cut off', aZip([{ name: 'a' }]).subarray(0, -30), 'damaged'],
    ['it says more files than it lists', aZip([{ name: 'a' }], { saysFiles: 2 }), 'damaged'],
    ['it holds too many files', aZip(Array.from({ length: 11 }, () => ({ name: 'a' }))), 'too_many_files'],
    ['it says so', aZip([{ name: 'a' }], { saysFiles: 60_000 }), 'too_many_files'],
  ])('refuses an archive where %s', async (_, bytes, code) => {
    await expect(pathsIn(bytes)).rejects.toMatchObject({ code });
  });
});
