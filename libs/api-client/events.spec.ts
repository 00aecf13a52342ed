import { openProcessingStream } from './events';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
  send(data: string, type = 'message') {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.onerror?.();
  }
  /** The connection is lost, or the browser's attempt at another one has failed. */
  break() {
    this.readyState = 0;
    this.onerror?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.all = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('openProcessingStream', () => {
  it('hands over the events and leaves out what is not one', () => {
    const onEvent = jest.fn();
    openProcessingStream({ onEvent });
    const [source] = FakeEventSource.all;
    source?.send('{"type":"removed","essayId":"e1"}');
    source?.send('{"type":"snapshot","statuses":[]}', 'snapshot');
    source?.send('not json');
    source?.send('{"type":"other"}');
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'removed', essayId: 'e1' }],
      [{ type: 'snapshot', statuses: [] }],
    ]);
  });

  /** How many streams there are after `ms`, and how many there were just before. */
  const streamsAround = (ms: number): [number, number] => {
    jest.advanceTimersByTime(ms - 1);
    const before = FakeEventSource.all.length;
    jest.advanceTimersByTime(1);
    return [before, FakeEventSource.all.length];
  };

  it.each([
    ['at the latest', 1, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
    ['at the earliest', 0, [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
  ])('opens a new stream after the server refused one, later each time: %s', (_when, chance, pauses) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    const onLost = jest.fn();
    openProcessingStream({ onEvent: jest.fn(), onLost });
    for (const [before, pause] of pauses.entries()) {
      FakeEventSource.all[before]?.refuse();
      expect(streamsAround(pause)).toEqual([before + 1, before + 2]);
    }
    expect(onLost).toHaveBeenCalledTimes(pauses.length);
  });

  it('leaves one attempt to the browser while the server is away, then makes its own', () => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    openProcessingStream({ onEvent: jest.fn() });
    const [source] = FakeEventSource.all;
    source?.open();
    source?.break();
    jest.advanceTimersByTime(60_000);
    expect([FakeEventSource.all.length, source?.closed]).toEqual([1, false]);
    source?.break();
    expect(source?.closed).toBe(true);
    expect(streamsAround(2_000)).toEqual([1, 2]);
    FakeEventSource.all[1]?.break();
    expect(streamsAround(4_000)).toEqual([2, 3]);
  });

  it.each([
    ['opened', (source?: FakeEventSource) => source?.open()],
    ['brings news', (source?: FakeEventSource) => source?.send('{"type":"removed","essayId":"e1"}')],
  ])('begins with a short pause again once a stream is %s', (_how, succeed) => {
    jest.spyOn(Math, 'random').mockReturnValue(1);
    openProcessingStream({ onEvent: jest.fn() });
    for (const at of [0, 1, 2]) {
      FakeEventSource.all[at]?.refuse();
      jest.advanceTimersByTime(4_000);
    }
    succeed(FakeEventSource.all[3]);
    FakeEventSource.all[3]?.refuse();
    expect(streamsAround(1_000)).toEqual([4, 5]);
  });

  it('stays silent after it was stopped', () => {
    const stop = openProcessingStream({ onEvent: jest.fn() });
    FakeEventSource.all[0]?.refuse();
    stop();
    jest.advanceTimersByTime(60_000);
    expect(FakeEventSource.all).toHaveLength(1);
    expect(FakeEventSource.all[0]?.closed).toBe(true);
  });
});
