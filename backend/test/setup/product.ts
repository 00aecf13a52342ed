import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../../src/web/project-path';

export interface Product {
  address: string;
  /** What it printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export interface ProductHome {
  dataDir: string;
  start(env?: Record<string, string>): Promise<Product>;
  /** Stops what runs and removes the data. */
  remove(): Promise<void>;
}

const START_LIMIT_MS = 300_000;

/** The built product as a person runs it, in a separate process with a separate data folder. */
export async function aProductHome(): Promise<ProductHome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-product-'));
  let running: Product | undefined;
  return {
    dataDir,
    start: async (env = {}) => {
      await running?.kill('SIGTERM');
      running = await startProduct(dataDir, env);
      return running;
    },
    remove: async () => {
      await running?.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProduct(dataDir: string, env: Record<string, string>): Promise<Product> {
  const child = spawn(process.execPath, [projectPath('dist', 'backend', 'src', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const address = await ready(child, () => printed);
  return {
    address,
    output: () => printed,
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

function ready(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => fail('did not become ready'), START_LIMIT_MS);
    const fail = (what: string) => {
      clearTimeout(limit);
      reject(new Error(`the product ${what}:\n${printed()}`));
    };
    const onExit = (code: number | null) => fail(`ended with code ${code}`);
    child.once('exit', onExit);
    child.stdout?.on('data', () => {
      const port = /is ready at http:\/\/localhost:(\d+)/.exec(printed())?.[1];
      if (!port) return;
      clearTimeout(limit);
      child.off('exit', onExit);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}
