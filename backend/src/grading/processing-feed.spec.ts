import type { ProcessingEvent } from '@marklight/contracts/grading';
import { Observable } from 'rxjs';
import { ProcessingFeed, type FeedReader } from './processing-feed';

const removed = (essayId: string): ProcessingEvent => ({ type: 'removed', essayId });

/** A reader that counts its calls, and answers on command. */
class Reader implements FeedReader {
  snapshots = 0;
  readonly readings: string[][] = [];
  fails = false;
  /** What happens while a change is being read. */
  meanwhile = () => {};

  snapshot(): Promise<ProcessingEvent> {
    this.snapshots += 1;
    if (this.fails) return Promise.reject(new Error('away'));
    return Promise.resolve({ type: 'snapshot', statuses: [] });
  }

  changesOf(jobIds: readonly string[]): Promise<ProcessingEvent[]> {
    this.readings.push([...jobIds]);
    this.meanwhile();
    return Promise.resolve(jobIds.map(removed));
  }
}

let reader: Reader;
let feed: ProcessingFeed;
beforeEach(() => {
  jest.useFakeTimers();
  reader = new Reader();
  feed = new ProcessingFeed(reader, 1);
});

afterEach(() => {
  jest.useRealTimers();
});

function listen() {
  const events: ProcessingEvent[] = [];
  const state = { events, ended: false };
  const subscription = new Observable<ProcessingEvent>((listener) => {
    feed.add(listener);
    return () => feed.remove(listener);
  }).subscribe({ next: (event) => events.push(event), complete: () => (state.ended = true) });
  return Object.assign(state, { close: () => subscription.unsubscribe() });
}
const settled = () => jest.advanceTimersByTimeAsync(50);

it('reads a change once, however many streams it goes to', async () => {
  const streams = Array.from({ length: 10 }, listen);
  await settled();
  feed.heard('a');
  await settled();
  expect(reader.readings).toEqual([['a']]);
  for (const { events } of streams) expect(events.at(-1)).toEqual(removed('a'));
});

it('reads what changed in quick succession together, each job once', async () => {
  listen();
  await settled();
  for (let round = 0; round < 50; round += 1) for (const id of ['a', 'b', 'c']) feed.heard(id);
  await settled();
  expect(reader.readings.length).toBeLessThanOrEqual(2);
  expect(new Set(reader.readings.flat())).toEqual(new Set(['a', 'b', 'c']));
});

it('sends a snapshot instead of very many changes', async () => {
  const { events } = listen();
  await settled();
  const before = reader.snapshots;
  for (let id = 0; id < 1_000; id += 1) feed.heard(String(id));
  await settled();
  expect(reader.snapshots - before).toBeLessThanOrEqual(2);
  expect(events.filter(({ type }) => type === 'snapshot').length).toBeGreaterThanOrEqual(2);
});

it('reads one snapshot for streams that open together, and gives it first', async () => {
  const streams = Array.from({ length: 5 }, listen);
  feed.heard('a');
  await settled();
  expect(reader.snapshots).toBeLessThanOrEqual(2);
  for (const { events } of streams) expect(events.map(({ type }) => type)).toEqual(['snapshot', 'removed']);
});

it('gives a stream that opens while a change is read its snapshot first', async () => {
  const first = listen();
  await settled();
  let late: ReturnType<typeof listen> | undefined;
  reader.meanwhile = () => (late ??= listen());
  feed.heard('a');
  await settled();
  expect(first.events.map(({ type }) => type)).toEqual(['snapshot', 'removed']);
  expect(late?.events.map(({ type }) => type)).toEqual(['snapshot']);
});

it('reads a snapshot for all, and no single job, when anything may have changed', async () => {
  const { events } = listen();
  await settled();
  feed.heard();
  await settled();
  expect(events.map(({ type }) => type)).toEqual(['snapshot', 'snapshot']);
  expect(reader.readings).toEqual([]);
});

it('reads nothing when nobody listens any more', async () => {
  const stream = listen();
  await settled();
  stream.close();
  feed.heard('a');
  await settled();
  expect(reader.readings).toEqual([]);
  expect(feed.size).toBe(0);
});

it('ends its streams while the database is unreachable, and serves later ones', async () => {
  const stream = listen();
  await settled();
  reader.fails = true;
  feed.heard();
  await settled();
  expect(stream.ended).toBe(true);
  reader.fails = false;
  const next = listen();
  await settled();
  expect(next.events).toEqual([{ type: 'snapshot', statuses: [] }]);
});

it('tells what happens while somebody waits for a snapshot after it', async () => {
  const stream = listen();
  await settled();
  feed.heard();
  feed.heard();
  feed.tell({ type: 'decided', essayId: 'a' });
  await settled();
  expect(stream.events.map(({ type }) => type)).toContain('decided');
  expect(stream.events.filter(({ type }) => type === 'decided')).toHaveLength(1);
});
