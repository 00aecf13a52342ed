import type { AnalysisPool } from '../ai/analysis-pool';
import type { Workers } from '../common/work/workers';
import type { DocumentsService } from '../documents/documents.service';
import { KEPT_AFTER_LAST_PAGE_MS, ReadyForEssays } from './ready-for-essays';

/** What the pools are told; processes themselves are in the specs of `ProcessPool`. */
function setUp() {
  const state = { kept: false, isReady: false, isWarm: false, steps: [] as string[] };
  const analysis = {
    keepOne: (kept: boolean) => void (state.kept = kept),
    warmUp: () => Promise.resolve(void state.steps.push('checker')),
    rehearse: () => Promise.resolve(void state.steps.push('grader')),
    get isWarm() {
      return state.isWarm;
    },
  };
  const documents = { warmUp: () => Promise.resolve(void state.steps.push('reader')) };
  const ready = new ReadyForEssays(
    analysis as unknown as AnalysisPool,
    documents as unknown as DocumentsService,
    state as unknown as Workers,
  );
  return { state, ready };
}
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('ReadyForEssays', () => {
  it('loads and keeps nothing while nobody is there', () => {
    const { state } = setUp();
    jest.advanceTimersByTime(10 * KEPT_AFTER_LAST_PAGE_MS);
    expect(state).toMatchObject({ kept: false, steps: [] });
  });

  it('gets one process ready for all kinds of work when a page opens, and keeps it for as long as that is open', async () => {
    const { state, ready } = setUp();
    ready.enter();
    await settle();
    jest.advanceTimersByTime(100 * KEPT_AFTER_LAST_PAGE_MS);
    expect(state).toMatchObject({ kept: true, steps: ['checker', 'reader', 'grader'] });
  });

  it('lets go a while after the last page has closed', () => {
    const { state, ready } = setUp();
    const [first, second] = [ready.enter(), ready.enter()];
    first();
    // A stream may end twice.
    first();
    jest.advanceTimersByTime(10 * KEPT_AFTER_LAST_PAGE_MS);
    expect(state.kept).toBe(true);
    second();
    jest.advanceTimersByTime(KEPT_AFTER_LAST_PAGE_MS - 1);
    expect(state.kept).toBe(true);
    jest.advanceTimersByTime(1);
    expect(state.kept).toBe(false);
  });

  it('does not let go between a page and the next one', () => {
    const { state, ready } = setUp();
    ready.enter()();
    jest.advanceTimersByTime(KEPT_AFTER_LAST_PAGE_MS / 2);
    ready.enter();
    jest.advanceTimersByTime(10 * KEPT_AFTER_LAST_PAGE_MS);
    expect(state.kept).toBe(true);
  });

  it('does not prepare again what is there, or is being prepared', async () => {
    const { state, ready } = setUp();
    ready.enter();
    ready.enter();
    await settle();
    expect(state.steps).toEqual(['checker', 'reader', 'grader']);
    state.isReady = state.isWarm = true;
    ready.enter();
    await settle();
    expect(state.steps).toHaveLength(3);
  });

  it('prepares a process that was there before any page, and again after it was let go', async () => {
    const { state, ready } = setUp();
    state.isReady = state.isWarm = true;
    ready.enter()();
    await settle();
    expect(state.steps).toEqual(['checker', 'reader', 'grader']);
    jest.advanceTimersByTime(KEPT_AFTER_LAST_PAGE_MS);
    ready.enter();
    await settle();
    expect(state.steps).toEqual(['checker', 'reader', 'grader', 'checker', 'reader', 'grader']);
  });

  it('prepares another process when long work has taken the one there was', async () => {
    const { state, ready } = setUp();
    ready.enter();
    await settle();
    Object.assign(state, { isReady: false, isWarm: true });
    ready.enter();
    await settle();
    expect(state.steps).toEqual(['checker', 'reader', 'grader', 'checker', 'reader', 'grader']);
  });
});
