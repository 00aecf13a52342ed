// What package.json lists and nothing uses, and what is imported and not listed.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import typescript from 'typescript';
import { ROOT } from './project.mjs';

const FOLDERS = [
  'backend',
  'bench',
  'e2e',
  'frontend-admin',
  'frontend-grading',
  'frontend-shell',
  'libs',
  'rspack',
  'scripts',
];
const FILES = ['eslint.config.mjs', 'jest.config.js', 'rspack.config.ts', 'nest-cli.json', '.swcrc'];
const IS_CODE = /\.(?:ts|tsx|mts|mjs|js|css|json)$/;
/** Used without their name in our code. */
const UNNAMED = {
  '@rspack/dev-server': 'serves the pages for `rspack serve`, which `npm run dev` calls',
  '@testing-library/dom': 'the part of @testing-library/react that it asks its host to install',
};
/** Imported from a package that brings them. */
const BROUGHT = {
  '@module-federation/runtime': '@module-federation/enhanced',
  'jest-environment-node': 'jest',
};

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const listed = Object.keys({ ...dependencies, ...devDependencies });

function codeBelow(path) {
  if (statSync(join(ROOT, path)).isFile()) return IS_CODE.test(path) ? [path] : [];
  return readdirSync(join(ROOT, path)).flatMap((name) => codeBelow(`${path}/${name}`));
}
const sources = [...FOLDERS, ...FILES]
  .flatMap(codeBelow)
  .filter((path) => !path.endsWith('lib/dependencies.mjs'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const fonts = readFileSync(join(ROOT, 'backend/src/common/pdf/font-files.ts'), 'utf8');

/** Noto Sans is found by its script, and types by the package that they describe. */
function isUsed(name) {
  if (name in UNNAMED) return true;
  const described = /^@types\/(.+)$/.exec(name)?.[1]?.replace('__', '/');
  const sought = described === undefined ? name : `${described.startsWith('@') ? '@' : ''}${described}`;
  if (['node', 'jest'].includes(sought)) return true;
  const ending = /^@fontsource\/noto-sans-(.+)$/.exec(name)?.[1];
  if (ending !== undefined) return fonts.includes(`'${ending}'`);
  return sources.some(({ text }) => text.includes(sought));
}

/** Packages of package.json that nothing uses. */
export function unusedPackages() {
  return listed.filter((name) => !isUsed(name));
}

/** Packages that are imported by name and not listed, each with the file: "NAME in FILE". */
export function unlistedPackages() {
  return sources
    .filter(({ path }) => /\.(?:ts|tsx|mjs|js)$/.test(path))
    .flatMap(({ path, text }) =>
      typescript
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => /^[@\w]/.test(name) && !/^(?:node:|@marklight\/)/.test(name))
        .map((name) =>
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        )
        .filter((name) => !builtinModules.includes(name) && !(name in BROUGHT))
        .filter((name) => !listed.includes(name) && !listed.includes(`@types/${name}`))
        .map((name) => `${name} in ${path}`),
    );
}
