import { basename } from 'node:path';
import { workerFile } from '../worker-file';
import { threadStarts } from './thread-starts';
import { ProcessEnded, WorkProcess, type ProcessOptions, type ProcessTask } from './work-process';

export interface ProcessPoolOptions extends ProcessOptions {
  processes: number;
}

/**
 * Processes that do work on what strangers send. They start with the first task and end when nothing has come for a
 * while, so their memory goes back to the system, whatever their work did to it. Turns and deadlines are the caller's:
 * see `FairTurns` and `withDeadline`.
 */
export class ProcessPool {
  private readonly entry = workerFile(__dirname, 'process-entry');
  private readonly members = new Set<WorkProcess>();
  private closed = false;

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
    const member = new WorkProcess(this.entry, this.options, () => this.members.delete(member), low);
    this.members.add(member);
    return member;
  }
}
