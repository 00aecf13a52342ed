import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { LONG_WORK_NICE, WORK_NICE } from './low-priority';
import {
  errorFrom,
  plainFailure,
  type FromParent,
  type FromProcess,
  type TaskLimits,
} from './process-messages';

export interface ProcessOptions {
  /** Tasks that one process holds at a time; more than one only where its work lets other tasks run in between. */
  tasksPerProcess: number;
  /** JavaScript heap. */
  heapMegabytes: number;
  /** The memory it uses for ordinary work, without the program's file. */
  usualMegabytes: number;
  /** Resident memory above which the process ends itself. */
  ceilingMegabytes: number;
  /** A process without work ends after this long. */
  idleMilliseconds: number;
  /** Not ended for memory merely because it is idle: starting it again would cost everybody seconds. */
  slowToStart?: boolean;
  /** Processor time of a task after which its process goes on at a lower priority; without it none does. */
  longCpuMilliseconds?: number;
}

export type EndReason =
  /** It held more memory than it may. */
  | 'swollen'
  /** The same, and some of it may have been left by the tasks before. */
  | 'worn'
  /** It used more processor time than its task may. */
  | 'overworked'
  /** The server needed its memory for others. */
  | 'shed'
  /** The same, though it had not grown by more than ordinary work needs. */
  | 'crowded'
  /** Its task was cancelled. */
  | 'stopped'
  /** It could not start working. */
  | 'broken'
  /** Something outside the server ended it: a person, or a system that was short of memory. */
  | 'killed'
  /** It died for some other reason. */
  | 'died';

/** The process ended before the task was done. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';

  constructor(
    readonly reason: EndReason,
    detail = '',
  ) {
    super(`the process ended: ${reason}${detail && `, ${detail}`}`);
  }
}

export interface ProcessTask extends TaskLimits {
  /** A compiled file whose `run` does it: see `workerFile`. */
  file: string;
  input: unknown;
  /** The account that the task is for; see `WorkProcess.isFor`. */
  account?: string | undefined;
  /** At a lower priority from the beginning, where the processes have two. */
  isLow?: boolean | undefined;
  /** Answers what the worker asks while it works. */
  answer?: ((question: unknown) => Promise<unknown>) | undefined;
}

interface Task {
  answer: ProcessTask['answer'];
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** How long a stopped task may take to give way to others in its process before the process is ended. */
const GRACE_MILLISECONDS = 5_000;
/** V8 aborts the process when its heap is full. */
const HEAP_FULL = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);

/**
 * Of a process's heap. As many processes work as there are cores: a collector with threads beside its own takes the others' time, and
 * a fifth more of it (read from 50 pages: 250 ms of processor time instead of 310).
 */
export const HEAP_FLAGS = ['--max-semi-space-size=4', '--single-threaded-gc'] as const;

/** One process, forked here and now. */
export class WorkProcess {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Task>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;
  private reason: EndReason | null = null;
  private detail = '';
  private lastAccount: string | undefined;
  private hasWorked = false;

  constructor(
    entry: string,
    private readonly options: ProcessOptions,
    private readonly onEnd: () => void,
    isLow = false,
    /** Whether it stays, though nothing has come for `idleMilliseconds`. */
    private readonly stays: () => boolean = () => false,
  ) {
    const { heapMegabytes, ceilingMegabytes, longCpuMilliseconds = '' } = options;
    this.child = fork(entry, [String(ceilingMegabytes), String(longCpuMilliseconds)], {
      // An empty environment and no output: no secrets for an intruder who breaks into a parser, and no words
      // of a document in a log through its warnings.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`, ...HEAP_FLAGS],
    });
    this.lowerPriority(isLow ? LONG_WORK_NICE : WORK_NICE);
    this.child.on('message', (message: FromProcess) => this.hear(message));
    this.child.on('error', (error) => this.finish('broken', error.message));
    this.child.on('exit', (code, signal) => {
      const reason = reasonOf(code, signal);
      this.finish(reason === 'swollen' && this.hasWorked ? 'worn' : reason, signal ?? `exit ${code}`);
    });
    this.child.channel?.unref();
    this.child.unref();
  }

  /** Tasks under way. */
  get tasks(): number {
    return this.waiting.size;
  }

  get usualMegabytes(): number {
    return this.options.usualMegabytes;
  }

  get slowToStart(): boolean {
    return this.options.slowToStart === true;
  }

  /**
   * Whether it may do an account's work. Long work has lowered its priority, which cannot be raised again without
   * privileges; so the account whose work it was keeps the process, and others get one with the usual priority.
   * @param isLow whether the work is to be done at the lower priority
   */
  isFor(account: string | undefined, isLow = false): boolean {
    return this.isLowered() ? account === this.lastAccount : !isLow;
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  run(
    { file, input, account, cpuMilliseconds, keepsPriority, answer }: ProcessTask,
    signal?: AbortSignal,
  ): Promise<unknown> {
    clearTimeout(this.idle);
    this.lastAccount = account;
    const id = (this.lastId += 1);
    let grace: NodeJS.Timeout | undefined;
    const stop = (): void => {
      if (this.options.tasksPerProcess === 1) return this.end('stopped');
      this.send({ stop: id });
      grace = setTimeout(() => this.end('stopped'), GRACE_MILLISECONDS);
    };
    // While somebody waits for the answer, the server must not exit for lack of anything else to do.
    this.child.ref();
    this.child.channel?.ref();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, answer });
      this.send({ id, file, input, limits: { cpuMilliseconds, keepsPriority } });
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, { once: true });
    }).finally(() => {
      clearTimeout(grace);
      signal?.removeEventListener('abort', stop);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.rest();
    });
  }

  /** Ends it, whatever it is doing. */
  end(reason: EndReason): void {
    this.reason ??= reason;
    this.child.kill('SIGKILL');
    this.finish(reason, '');
  }

  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
    this.endLater();
  }

  private endLater(): void {
    this.idle = setTimeout(() => {
      if (this.stays()) this.endLater();
      else this.end('stopped');
    }, this.options.idleMilliseconds).unref();
  }

  private send(message: FromParent): void {
    // A process that has just died is reported by its exit.
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private hear(message: FromProcess): void {
    if ('broken' in message) {
      this.reason = 'broken';
      this.detail = message.broken;
    }
    if ('asks' in message) void this.reply(message.asks, this.waiting.get(message.of), message.question);
    if (!('id' in message)) return;
    const task = this.waiting.get(message.id);
    if ('notLoaded' in message) task?.reject(new ProcessEnded('broken', message.notLoaded));
    else if ('failure' in message) task?.reject(errorFrom(message.failure));
    else task?.resolve(message.value);
    this.hasWorked = true;
  }

  private async reply(asks: number, task: Task | undefined, question: unknown): Promise<void> {
    try {
      this.send({ answerTo: asks, outcome: { value: await task?.answer?.(question) } });
    } catch (error) {
      this.send({ answerTo: asks, outcome: { failure: plainFailure(error) } });
    }
  }

  private finish(reason: EndReason, detail: string): void {
    clearTimeout(this.idle);
    this.onEnd();
    const error = new ProcessEnded(this.reason ?? reason, this.detail || detail);
    for (const task of this.waiting.values()) task.reject(error);
  }

  private isLowered(): boolean {
    if (this.options.longCpuMilliseconds === undefined || this.child.pid === undefined) return false;
    try {
      return getPriority(this.child.pid) > WORK_NICE;
    } catch {
      // It has just ended.
      return false;
    }
  }

  /** Below the server itself and the database, so that pages are answered while files are worked on. */
  private lowerPriority(nice: number): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, nice);
    } catch {
      // Where priorities may not be set, it works at the server's.
    }
  }
}

function reasonOf(code: number | null, signal: NodeJS.Signals | null): EndReason {
  if (signal === 'SIGXCPU') return 'overworked';
  // It ends itself so only when the server is gone, and the server names its reason before.
  if (signal === 'SIGKILL') return 'killed';
  // 134 is 128 + SIGABRT, as a container's init may report it.
  return signal === 'SIGUSR2' || (signal !== null && HEAP_FULL.has(signal)) || code === 134
    ? 'swollen'
    : 'died';
}
