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
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.all = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(() => jest.useRealTimers());

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

  it('opens a new stream after the server refused one, later each time', () => {
    const onLost = jest.fn();
    openProcessingStream({ onEvent: jest.fn(), onLost });
    FakeEventSource.all[0]?.refuse();
    jest.advanceTimersByTime(1_000);
    expect(FakeEventSource.all).toHaveLength(2);
    FakeEventSource.all[1]?.refuse();
    jest.advanceTimersByTime(1_999);
    expect(FakeEventSource.all).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(3);
    expect(onLost).toHaveBeenCalledTimes(2);
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
