import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../jest.config.js';
import { LONG } from '../jest-sequencer.js';
import { ROOT } from './project.mjs';

const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|dist|docs|test-results)$/.test(entry.name))
  .map(({ name }) => name);

/** The globs that jest.config.js uses: `**`, `*` and `(one|other)`. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replace('<rootDir>/', '')
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:[^/]+/)&')
    .replaceAll('*', '[^/]*')
    .replaceAll('&', '*');
  return new RegExp(`^${source}$`);
}

function testFiles(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(spec|test)\.tsx?$/.test(path)),
  );
}

it('every file of tests is in exactly one project of jest', () => {
  const patterns = config.projects.map(({ testMatch }) => testMatch.map(patternOf));
  const homes = (file: string) => patterns.filter((project) => project.some((one) => one.test(file))).length;
  const files = testFiles();
  expect(files).toContain('scripts/lib/every-test-runs.spec.ts');
  expect(files.filter((file) => homes(file) !== 1)).toEqual([]);
});

it('every file that is to run first is there', () => {
  const files = new Set(testFiles());
  expect(LONG.filter((file) => !files.has(file))).toEqual([]);
});
