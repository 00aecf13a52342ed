import { basename } from 'node:path';
import { workerFile } from '../worker-file';
import { threadStarts } from './thread-starts';
import { ProcessEnded, WorkProcess, type ProcessOptions, type ProcessTask } from './work-process';

export interface ProcessPoolOptions extends ProcessOptions {
  processes: number;
}

/**
 * Processes that do work on what strangers send. They start with the first task and end when nothing has come for a
 * while, so their memory goes back to the system, whatever their work did to it; while `keepOne` is on, one of them stays.
 * Turns and deadlines are the caller's: see `FairTurns` and `withDeadline`.
 */
export class ProcessPool {
  private readonly entry = workerFile(__dirname, 'process-entry');
  private readonly members = new Set<WorkProcess>();
  private closed = false;
  private keepsOne = false;

  constructor(private readonly options: ProcessPoolOptions) {}

  /**
   * @param signal stops the task: where the process has only this one, by ending it
   * @throws ProcessEnded; whatever the worker's `run` throws, as an Error with its name, message and code
   */
  async run(task: ProcessTask, signal?: AbortSignal): Promise<unknown> {
    if (this.closed) throw new ProcessEnded('stopped');
    const name = basename(task.file).replace(/\.worker\.js$/, '');
    try {
      const answer = await this.memberWithRoom(task).run(task, signal);
      threadStarts.noteSuccess(name);
      return answer;
    } catch (error) {
      if (error instanceof ProcessEnded && error.reason === 'broken') {
        threadStarts.noteFailure(name, error.message);
      }
      throw error;
    }
  }

  /** The present processes, with the number of tasks of each. */
  get processes(): readonly WorkProcess[] {
    return [...this.members];
  }

  /** Whether a process is there whose priority is the usual one, so that it may do anybody's work. */
  get isReady(): boolean {
    return this.processes.some((member) => member.isFor(undefined));
  }

  /** Whether none of them has a task. */
  get isIdle(): boolean {
    return this.processes.every(({ tasks }) => tasks === 0);
  }

  /**
   * Whether one process stays when nothing has come for a while. It still ends when its memory is needed.
   * @param kept once it is false, the process ends within `idleMilliseconds`
   */
  keepOne(kept: boolean): void {
    this.keepsOne = kept;
  }

  /** Ends them all; tasks in them fail as `stopped`. */
  close(): void {
    this.closed = true;
    for (const member of this.members) member.end('stopped');
  }

  private memberWithRoom({ account, isLow }: ProcessTask): WorkProcess {
    const { processes, tasksPerProcess, longCpuMilliseconds } = this.options;
    const low = isLow && longCpuMilliseconds !== undefined;
    const isFull = this.members.size >= processes;
    const members = [...this.members].sort((a, b) => a.tasks - b.tasks);
    const idlest = members.find((member) => member.isFor(account, low));
    if (idlest && (idlest.tasks === 0 || (isFull && idlest.tasks < tasksPerProcess))) return idlest;
    if (isFull) members.find(({ tasks }) => tasks === 0)?.end('stopped');
    const member: WorkProcess = new WorkProcess(
      this.entry,
      this.options,
      () => this.members.delete(member),
      low,
      () => this.keepsOne && this.kept() === member,
    );
    this.members.add(member);
    return member;
  }

  /** Rather one for anybody than one that long work has lowered. */
  private kept(): WorkProcess | undefined {
    const members = this.processes;
    return members.find((member) => member.isFor(undefined)) ?? members[0];
  }
}
