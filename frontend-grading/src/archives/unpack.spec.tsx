import { aZip } from '@marklight/contracts/lms/testing/a-zip';
import { REFUSAL_MESSAGES } from '@marklight/contracts/refusals';
import { unpacked } from './unpack';

const archive = (...[files]: Parameters<typeof aZip>) => new File([new Uint8Array(aZip(files))], 'set.zip');

describe('a ZIP in the browser', () => {
  it('becomes its files, with those that are refused', async () => {
    const found = await unpacked(
      archive([
        { name: 'set/Mia Chen/essay.txt', content: 'Cooking is a skill. '.repeat(100) },
        { name: 'set/plain.txt', content: 'Stored.', method: 0 },
        { name: 'set/liar.txt', content: 'a'.repeat(5_000), saysBytes: 2 },
        { name: 'set/locked.txt', content: 'x', flags: 1 },
      ]),
    );
    expect(found.map(({ file, refusal }) => [file.name, file.size, refusal])).toEqual([
      ['Mia Chen - essay.txt', 2_000, null],
      ['plain.txt', 7, null],
      ['liar.txt', 0, REFUSAL_MESSAGES.damaged],
      ['locked.txt', 0, REFUSAL_MESSAGES.encrypted],
    ]);
  });

  it('is named with the reason where it cannot be opened', async () => {
    const [one, ...others] = await unpacked(new File(['PK'], 'set.zip'));
    expect(others).toEqual([]);
    expect(one).toMatchObject({ file: { name: 'set.zip' }, refusal: REFUSAL_MESSAGES.damaged });
    expect(await unpacked(archive([{ name: 'folder/' }]))).toMatchObject([
      { refusal: REFUSAL_MESSAGES.no_files },
    ]);
  });
});
