import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './project.mjs';

const PLACES = ['backend', 'bench', 'docs', 'e2e', 'frontend-admin', 'frontend-grading', 'frontend-shell'];
const TOP = ['libs', 'scripts', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const IS_TEXT = /\.(?:tsx?|mjs|md|css)$/;
/** Words of students, lists of words, and what teachers may type. */
const OTHERS_WORDS = /passages\.ts$|libs\/text\/data\/|rubrics\/import\/.*\.spec\.ts$|plain-words\.spec/;

/** What an Australian editor would change, with what they would print instead. */
const STIFF: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\}) %(?![\w(])/u, 'a percent sign without a space: "75%"'],
  [/\banew\b/iu, '"again"'],
  [/\bfor ever\b/iu, '"forever", or "until …"'],
  [/\bfor want of\b/iu, '"because there is no …"'],
  [/\bahead of us\b/iu, '"in the future"'],
  [/\bgoes? on behind\b/iu, '"in the background"'],
  [/\btakes? a filter away\b/iu, '"clear a filter"'],
  [/\bis already so\b/iu, 'what it is already'],
  [/, also wh(?:ere|en)\b/iu, '", even if"'],
  [/\b(?:m?s|seconds?) of a processor\b/iu, '"of processor time"'],
  [/\bin the midst of\b/iu, '"in the middle of"'],
  [/\bcan so be\b/iu, '"can therefore be"'],
];

function textsBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return IS_TEXT.test(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !/^(?:node_modules|dist|\..*)$/.test(name))
    .flatMap((name) => textsBelow(join(path, name)));
}

describe('the words of the product, its code and its documents', () => {
  const files = [...PLACES, ...TOP].flatMap((place) => textsBelow(join(ROOT, place)));

  it.each(STIFF)('have nothing like %s, but %s', (stiff) => {
    const found = files
      .filter((file) => !OTHERS_WORDS.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, i) => (stiff.test(line) ? [`${relative(ROOT, file)}:${i + 1}`] : [])),
      );
    expect(files.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });
});
