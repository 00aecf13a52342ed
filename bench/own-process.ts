import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * What a program of this folder measures in a process that is started for it, and says in its one message.
 * @param name of the file
 * @param flags of Node.js
 * @throws Error if the process ends without a word
 */
export function inOwnProcess<T>(
  name: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = fork(join(process.cwd(), `dist/bench/${name}.js`), [...args], { execArgv: [...flags] });
    child.once('message', (said) => {
      resolve(said as T);
      child.kill();
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} and has said nothing`)));
  });
}
