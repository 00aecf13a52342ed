import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeFile } from './place-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marklight-place-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a file that only its owner can read, and leaves an existing one as it is', () => {
  const file = join(folder, 'secret');
  placeFile(file, 'first');
  placeFile(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

it('leaves nothing behind where it cannot be written', () => {
  const closed = join(folder, 'gone');
  symlinkSync(join(folder, 'nowhere'), closed);
  expect(() => placeFile(join(closed, 'secret'), 'first')).toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['gone']);
});
