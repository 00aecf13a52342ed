import type { AppLog } from '../common/app-log';
import { SupervisedQueue } from './supervised-queue';
import type { WorkerRegistry } from './worker-registry';

/** The sets that were made, each with the function by which it reports trouble. */
const mockSets: { stopped: boolean; report: () => void }[] = [];
/** Called as a set begins. */
let mockOnStart: (report: () => void) => void = () => undefined;
jest.mock('./worker-set', () => ({
  WorkerSet: class {
    readonly workers = new Map();
    private readonly state: { stopped: boolean; report: () => void };
    constructor(_definition: object, watcher: { odd: (oddity: string) => void }) {
      this.state = { stopped: false, report: () => watcher.odd('worker_ended') };
      mockSets.push(this.state);
    }
    start(): Promise<void> {
      if (mockSets.length === 1) mockOnStart(this.state.report);
      return Promise.resolve();
    }
    stop(): Promise<void> {
      this.state.stopped = true;
      return Promise.resolve();
    }
    cutOff(): Promise<void> {
      return Promise.resolve();
    }
  },
}));

// Without it, whether a set too many has begun by the time the test looks would depend on chance.
jest.mock('../common/backoff', () => ({ backoffMs: () => 0 }));

const registry = {
  watch: () => Promise.resolve(),
  unwatch: () => Promise.resolve(),
  ended: () => undefined,
} as unknown as WorkerRegistry;
const log = { info: () => undefined, error: () => undefined, debug: () => undefined } as unknown as AppLog;

/** Does the work after so many turns of the microtask queue. */
const after = async (turns: number, work: () => void): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await undefined;
  work();
};

// A set may report trouble at any moment around the end of its start.
it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'begins one other set of workers when one reports trouble %i turns after it was started',
  async (turns) => {
    mockSets.length = 0;
    mockOnStart = (report) => void after(turns, report);
    const queue = new SupervisedQueue(
      { name: 'mail', url: '', concurrency: 1, pollMs: 1_000, tasks: {} },
      registry,
      log,
    );
    await queue.start();
    while (mockSets.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(mockSets.map(({ stopped }) => stopped)).toEqual([true, false]);
    await queue.stop(0);
  },
);
