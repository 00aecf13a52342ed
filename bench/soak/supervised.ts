import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How soon a process that has ended is started again, as a service manager would. */
const RESTART_MS = 1_000;
/** A process that was asked to stop has finished its uploads by then. */
const END_LIMIT_MS = 60_000;

interface Program {
  name: string;
  /** Below dist/. */
  file: string;
  env: Record<string, string>;
  logFile: string;
}

/** A server or worker that is started again whenever it ends. */
export class Supervised {
  private child: ChildProcess | undefined;
  private isWanted = true;
  private isSignalled = false;
  private timer: NodeJS.Timeout | undefined;
  private startedAt = 0;
  /** How often it was started. */
  starts = 0;
  /** Unexpected ends after it had been up for a while, each with the end of its log. */
  readonly diedByItself: string[] = [];

  constructor(private readonly program: Program) {}

  start(): void {
    this.starts += 1;
    this.isSignalled = false;
    this.startedAt = Date.now();
    const log = openSync(this.program.logFile, 'a');
    const child = spawn(process.execPath, [this.program.file], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.program.env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.child = child;
    child.once('exit', (code, signal) => this.ended(code, signal));
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  kill(): void {
    this.signal('SIGKILL');
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** SIGTERM. @returns milliseconds until it had ended */
  async tellToEnd(): Promise<number> {
    const { child } = this;
    const told = Date.now();
    if (!child || hasEnded(child)) return 0;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.signal('SIGTERM');
    await Promise.race([ended, sleep(END_LIMIT_MS, undefined, { ref: false })]);
    if (!hasEnded(child)) child.kill('SIGKILL');
    return Date.now() - told;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.thaw();
    await this.tellToEnd();
  }

  /** Ends it for good without waiting, for when the soak itself is being ended. */
  abandon(): void {
    this.isWanted = false;
    clearTimeout(this.timer);
    this.child?.kill('SIGKILL');
  }

  private signal(signal: NodeJS.Signals): void {
    this.isSignalled = true;
    this.child?.kill(signal);
  }

  private ended(code: number | null, signal: NodeJS.Signals | null): void {
    // A process that cannot start while the database is down ends in its first seconds, and is started again.
    const wasUp = Date.now() - this.startedAt > 30_000;
    if (!this.isSignalled && (wasUp || signal !== null)) {
      const log = readFileSync(this.program.logFile, 'utf8').slice(-1_500);
      this.diedByItself.push(`${this.program.name} ended by itself (${signal ?? `code ${code}`}):\n${log}`);
    }
    if (!this.isWanted) return;
    this.timer = setTimeout(() => this.start(), RESTART_MS);
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
