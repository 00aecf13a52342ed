import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A path from the project's top folder, wherever this file is compiled to. */
export function projectPath(...parts: string[]): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, ...parts);
}
