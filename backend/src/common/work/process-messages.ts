import { codeOf } from '../code-of';

/** What the watchdog of a process needs to know of its task. */
export interface TaskLimits {
  /** Processor time that the task may use, where the process has only this one; without it only the caller's deadline counts. */
  cpuMilliseconds?: number | undefined;
  /** Not lowered, however long it works. */
  keepsPriority?: boolean | undefined;
}

/** To the process: do this with the worker file's `run`, stop doing it, or the answer to what it asked. */
export type FromParent =
  | { id: number; file: string; input: unknown; limits: TaskLimits }
  | { stop: number }
  | { answerTo: number; outcome: { value: unknown } | { failure: PlainFailure } };

/** From the process. `broken` is the reason why it cannot work at all. */
export type FromProcess =
  | { ready: true }
  | { broken: string }
  /** A task needs something that only the server can get. */
  | { asks: number; of: number; question: unknown }
  | { id: number; value: unknown }
  | { id: number; failure: PlainFailure }
  /** Why the worker's file could not be loaded. */
  | { id: number; notLoaded: string };

/** An error in parts: classes do not survive the passage between processes. */
export interface PlainFailure {
  name: string;
  message: string;
  code?: string;
}

/** The error that the parts describe. */
export function errorFrom({ name, message, code }: PlainFailure): Error {
  return Object.assign(new Error(message), { name, ...(code === undefined ? {} : { code }) });
}

export function plainFailure(error: unknown): PlainFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  const code = codeOf(error);
  return { name, message, ...(code === undefined ? {} : { code }) };
}
