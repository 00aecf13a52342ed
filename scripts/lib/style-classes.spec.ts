import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const filesLike = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Classes that a sheet has rules for, except antd's own. */
function classesOf(sheet: string): string[] {
  const selectors = textOf(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(/[^{};]+(?=\{)/g);
  const names = (selectors ?? []).flatMap((selector) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map((found) => found[1] ?? ''),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('ant-'));
}

/** Whether a source names the class, or puts it together: `ml-chip-${tone}`. */
function isNamed(name: string, sources: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources)) return true;
  const parts = name.split('-');
  return parts.some((_, at) => at > 0 && sources.includes(`${parts.slice(0, at).join('-')}-\${`));
}

describe('style sheets', () => {
  it('have no rule for a class that no source names', () => {
    const sources = filesLike('frontend-*/**.ts', 'frontend-*/**.tsx', 'frontend-*/*.html', 'libs/ui/**')
      .filter((file) => /\.(tsx?|html)$/.test(file) && !file.includes('.spec.'))
      .map(textOf)
      .join('\n');
    const unused = filesLike('*.css').flatMap((sheet) =>
      classesOf(sheet)
        .filter((name) => !isNamed(name, sources))
        .map((name) => `${sheet}: .${name}`),
    );
    expect(unused).toEqual([]);
  });
});
