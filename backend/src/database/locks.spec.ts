import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCKS } from './locks';

it('never gives two locks the same key', () => {
  const keys = Object.values(LOCKS);
  expect(keys).toEqual([...new Set(keys)]);
});

it('names every lock that a repository takes', () => {
  const source = join(__dirname, '..');
  const repositories = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.repository.ts'),
  );
  // The key is a parameter, and so comes from the list.
  const unnamed = repositories.filter((file) =>
    /pg_(?:try_)?advisory_\w*\((?!\$1)/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(repositories.length).toBeGreaterThan(20);
  expect(unnamed).toEqual([]);
});
