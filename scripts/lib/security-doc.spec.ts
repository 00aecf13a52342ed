import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

describe('docs/security.md', () => {
  it('names files and tests that exist', () => {
    const named = [...text.matchAll(/`([\w-]+\/[\w@./-]+)`/gu)].map(([, path = '']) => path);
    const missing = named.filter(
      (path) => !existsSync(join(ROOT, path.startsWith('test/') ? `backend/${path}` : path)),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('counts its rows as they are', () => {
    const verdicts = [...text.matchAll(/^\| V[\d.–]+ +\| \d +\| [^|]* \| (\w+)/gmu)].map(([, word]) => word);
    const count = (word: string) => verdicts.filter((one) => one === word).length;
    const said =
      /Of (\d+) rows (\d+) are met, (\d+) partly, and (\d+) are not; (\d+) are the operator's/u.exec(text);
    expect(said?.slice(1).map(Number)).toEqual([
      verdicts.length,
      ...['Yes', 'Partly', 'No', 'Operator'].map(count),
    ]);
  });
});
