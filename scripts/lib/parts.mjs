import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './project.mjs';

const SERVER_LIBS = ['libs/contracts', 'libs/text', 'libs/ai'];
const PAGE_LIBS = ['libs/contracts', 'libs/api-client', 'libs/ui'];
const EVERY_PAGE = [
  ...PAGE_LIBS,
  'rspack.config.ts',
  'rspack',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The parts that are built, their sources, and the files that must exist afterwards. */
export const PARTS = {
  backend: {
    sources: [
      'backend/src',
      ...SERVER_LIBS,
      'bench',
      '.swcrc',
      'package-lock.json',
      'scripts/lib/build.mjs',
      'scripts/lib/compile-server.mjs',
    ],
    outputs: ['dist/backend/src/main.js'],
  },
  shell: {
    sources: ['frontend-shell', ...EVERY_PAGE],
    outputs: ['app', 'landing', 'link'].map((page) => `dist/frontend-shell/${page}.html`),
  },
  grading: {
    sources: ['frontend-grading', ...EVERY_PAGE],
    outputs: ['dist/frontend-grading/remoteEntry.js'],
  },
  admin: {
    sources: ['frontend-admin', ...EVERY_PAGE],
    outputs: ['dist/frontend-admin/remoteEntry.js'],
  },
};

/** Folders with TypeScript that Node runs. */
export const SERVER_FOLDERS = ['backend/src', ...SERVER_LIBS, 'bench'].filter((folder) =>
  existsSync(join(ROOT, folder)),
);

const IS_TEST = /\.(spec|test)\.tsx?$/;

/** A hash over names and contents of all sources below `paths`, tests left out. */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return IS_TEST.test(path) ? [] : [path];
  return readdirSync(full).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

const stampOf = (name) => join(CACHE, 'build', name);

/** True when the part's output is missing or was not built from these very sources. */
export function isStale(name, hash = hashOf(name)) {
  if (PARTS[name].outputs.some((output) => !existsSync(join(ROOT, output)))) return true;
  return !existsSync(stampOf(name)) || readFileSync(stampOf(name), 'utf8') !== hash;
}

export function hashOf(name) {
  return contentHash(ROOT, PARTS[name].sources);
}

export function markBuilt(name, hash) {
  mkdirSync(join(CACHE, 'build'), { recursive: true });
  writeFileSync(stampOf(name), hash);
}

/** For builds that leave something different in dist/ from what `npm run build` does. */
export function forgetBuilt(name) {
  rmSync(stampOf(name), { force: true });
}
