import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';

const ROOT = resolve(__dirname, '../../..');
const SOURCES = join(ROOT, 'backend/src');
/** The embedded database, and what it imports from other folders. */
const FOLDERS = ['database/embedded', 'common', 'common/files'];

const PROGRAM = `
const { startEmbeddedPostgres } = require('./database/embedded/embedded-postgres.js');
const tell = (line) => process.stdout.write(line + '\\n');
const patienceMs = process.argv[3] === undefined ? undefined : Number(process.argv[3]);
startEmbeddedPostgres({ dataDir: process.argv[2], durable: false, patienceMs, log: () => undefined }).then(
  (database) => {
    process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
    tell(database.adopted ? 'adopted' : 'started');
  },
  (error) => { tell(error.message); process.exit(1); },
);
`;

const APART = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Whether this system lets us start processes with separate process ids; on Linux root usually may. */
export const canStartApart = (): boolean =>
  spawnSync(APART[0] ?? '', [...APART.slice(1), 'true']).status === 0;

/** Compiles the embedded database for processes that jest does not run, and cleans up behind them. */
export class OtherProcesses {
  private readonly folder = join(ROOT, '.cache', `embedded-${process.pid}-${Date.now()}`);
  private readonly children = new Set<ChildProcess>();

  constructor() {
    for (const folder of FOLDERS) {
      mkdirSync(join(this.folder, folder), { recursive: true });
      for (const file of readdirSync(join(SOURCES, folder))) {
        if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
        const { code } = transformFileSync(join(SOURCES, folder, file), { sourceMaps: false, cwd: ROOT });
        writeFileSync(join(this.folder, folder, file.replace(/\.ts$/, '.js')), code);
      }
    }
    writeFileSync(join(this.folder, 'program.js'), PROGRAM);
  }

  /** Starts another server process on `dataDir`; it holds the database until SIGTERM. */
  start(dataDir: string): OtherProcess {
    return this.spawn([process.execPath, join(this.folder, 'program.js'), dataDir]);
  }

  /** The same with separate process ids, as in a container; with SIGKILL everything in it ends. */
  startApart(dataDir: string, patienceMs: number): OtherProcess {
    const program = [process.execPath, join(this.folder, 'program.js'), dataDir, String(patienceMs)];
    return this.spawn([...APART, ...program]);
  }

  private spawn([program = '', ...args]: string[]): OtherProcess {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.children.add(child);
    return new OtherProcess(child);
  }

  close(): void {
    for (const child of this.children) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export class OtherProcess {
  /** Its first line: "adopted", "started", or why it could not start; "ended without a word" if it printed none. */
  readonly said: Promise<string>;
  private readonly ended: Promise<void>;

  constructor(private readonly child: ChildProcess) {
    this.said = new Promise((done) => {
      child.stdout?.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
      child.once('close', () => done('ended without a word'));
    });
    this.ended = new Promise((done) => child.once('exit', () => done()));
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}
