import { readdirSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './project.mjs';

const SOURCE = /\.tsx?$/;
const NOT_COMPILED = /\.(?:spec\.tsx?|d\.ts)$/;

/**
 * Compiles the TypeScript of the server's folders, each file with its source map, as `.swcrc` says, and copies the other files.
 * Calls the compiler itself: `@swc/cli` brings 95 packages for the same.
 * @param folders below the root of the project
 * @param target an absolute path; the folders keep their paths below it
 * @throws Error that names each file that could not be compiled, and why
 */
export async function compileServer(folders, target) {
  // Loaded here: the packages may just have been installed.
  const { transformFile } = await import('@swc/core');
  const files = folders.flatMap(filesBelow).filter((file) => !NOT_COMPILED.test(file));
  const failures = [];
  const made = await Promise.allSettled(files.map((file) => make(file, target, transformFile)));
  made.forEach(({ reason }, at) => {
    // The compiler adds the place in its own code where it gave up.
    if (reason !== undefined)
      failures.push(`${files[at]}: ${reason.message.split('\n\nCaused by')[0].trim()}`);
  });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Paths from the root of the project. */
function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)));
}

async function make(file, target, transformFile) {
  const source = join(ROOT, file);
  const output = join(target, file.replace(SOURCE, '.js'));
  await mkdir(dirname(output), { recursive: true });
  if (!SOURCE.test(file)) return copyFile(source, output);
  const sourceFileName = relative(dirname(output), source).split(sep).join('/');
  const { code, map } = await transformFile(source, { cwd: ROOT, sourceFileName });
  const name = output.slice(dirname(output).length + 1);
  await Promise.all([
    writeFile(output, `${code}\n//# sourceMappingURL=${name}.map`),
    writeFile(`${output}.map`, map),
  ]);
}
