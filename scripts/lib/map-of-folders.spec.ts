import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** Explained once, below the map. */
const EVERYWHERE = 'components|hooks|logic|api|styles|specs|testing|dev|evaluation';
const architecture = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const map = architecture.slice(architecture.indexOf('```'), architecture.lastIndexOf('```\n'));

/** Each line's folder, from its indentation, with its words, which may go on in the next lines. */
function entriesOf(text: string): Map<string, string> {
  const entries = new Map<string, string>();
  let top = '';
  let current = '';
  for (const line of text.split('\n')) {
    const [, indent, name] = /^( {0,2})([\w.-]+(?:\/[\w.-]+)*)\/?(?= |$)/u.exec(line) ?? [];
    if (name !== undefined) {
      if (indent === '') top = name;
      current = indent === '' ? name : `${top}/${name}`;
    }
    entries.set(current, `${entries.get(current) ?? ''} ${line}`);
  }
  return entries;
}

/** Folders with files that are under version control, without those that a README above them explains. */
function foldersOfProject(): string[] {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  const explained = files.filter((file) => /.\/README\.md$/u.test(file)).map((file) => `${dirname(file)}/`);
  return [...new Set(files.map((file) => dirname(file)))].filter(
    (folder) => folder !== '.' && !explained.some((above) => folder.startsWith(above)),
  );
}

it('ARCHITECTURE.md has a word on every folder', () => {
  const entries = entriesOf(map);
  const isAbove = (folder: string) => [...entries.keys()].some((entry) => entry.startsWith(`${folder}/`));
  const unnamed = foldersOfProject().filter((folder) => {
    const parts = folder.split('/');
    const known = parts.filter((part) => !new RegExp(`^(?:${EVERYWHERE})$`, 'u').test(part));
    if ((known.length < parts.length && parts.length > 1) || isAbove(folder)) return false;
    for (let length = parts.length; length > 0; length -= 1) {
      const words = entries.get(parts.slice(0, length).join('/'));
      if (words === undefined) continue;
      const rest = parts.slice(length).join('/');
      return rest !== '' && !words.includes(`\`${rest}/\``);
    }
    return true;
  });
  expect(unnamed).toEqual([]);
});

it('ARCHITECTURE.md names no folder that is gone', () => {
  const folders = foldersOfProject();
  const isThere = (folder: string) => folders.some((one) => one === folder || one.startsWith(`${folder}/`));
  const gone = [...entriesOf(map)].flatMap(([entry, words]) =>
    [...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/`/gu)]
      .map(([, inner]) => `${entry}/${inner}`)
      .filter((folder) => !isThere(folder)),
  );
  expect(gone).toEqual([]);
});
