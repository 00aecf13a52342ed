import type { ProcessingEvent } from '@marklight/contracts/grading';
import type { Subscriber } from 'rxjs';

/** How a feed reads the state from the database. */
export interface FeedReader {
  snapshot(): Promise<ProcessingEvent>;
  changesOf(jobIds: readonly string[]): Promise<ProcessingEvent[]>;
}

/** Milliseconds from one reading to the next; what changes in between is read together. */
const PAUSE_MS = 100;
/** More changes than this are sent as a snapshot. */
const CHANGES_MAX = 200;

/**
 * Feeds the event streams of one account. Changes are read from the database once for all of them, one reading after
 * the other, so that no stream gets an older state after a newer one.
 */
export class ProcessingFeed {
  private readonly listeners = new Set<Subscriber<ProcessingEvent>>();
  /** Listeners that have had no snapshot yet. */
  private readonly waiting = new Set<Subscriber<ProcessingEvent>>();
  private readonly changed = new Set<string>();
  /** The changes that arrived while somebody was waiting for a snapshot; they get these after it. */
  private held: ProcessingEvent[] = [];
  private reading = false;

  constructor(
    private readonly reader: FeedReader,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  get size(): number {
    return this.listeners.size;
  }

  /** The listener gets a snapshot, then every change. */
  add(listener: Subscriber<ProcessingEvent>): void {
    this.listeners.add(listener);
    this.waiting.add(listener);
    void this.read();
  }

  remove(listener: Subscriber<ProcessingEvent>): void {
    this.listeners.delete(listener);
    this.waiting.delete(listener);
  }

  /** @param jobId without it anything may have changed */
  heard(jobId?: string): void {
    if (jobId !== undefined) this.changed.add(jobId);
    if (jobId === undefined || this.changed.size > CHANGES_MAX) {
      this.changed.clear();
      for (const listener of this.listeners) this.waiting.add(listener);
    }
    void this.read();
  }

  /** Something that is not read from the database first. */
  tell(event: ProcessingEvent): void {
    if (this.waiting.size > 0) this.held.push(event);
    for (const listener of this.listeners) if (!this.waiting.has(listener)) listener.next(event);
  }

  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.waiting.size > 0 || (this.changed.size > 0 && this.listeners.size > 0)) {
        if (this.waiting.size > 0) await this.tellSnapshot();
        else await this.tellChanges();
        await new Promise((resume) => setTimeout(resume, this.pauseMs));
      }
    } catch {
      // The database cannot be reached. When a stream ends, the browser opens it again, and it begins with a
      // snapshot.
      this.held = [];
      for (const listener of [...this.listeners]) listener.complete();
    } finally {
      this.reading = false;
    }
  }

  private async tellSnapshot(): Promise<void> {
    const receivers = [...this.waiting];
    const { held } = this;
    this.waiting.clear();
    this.held = [];
    const snapshot = await this.reader.snapshot();
    for (const event of [snapshot, ...held]) for (const receiver of receivers) receiver.next(event);
  }

  private async tellChanges(): Promise<void> {
    const jobIds = [...this.changed];
    this.changed.clear();
    const events = await this.reader.changesOf(jobIds);
    for (const listener of this.listeners) {
      if (this.waiting.has(listener)) continue;
      for (const event of events) listener.next(event);
    }
  }
}
