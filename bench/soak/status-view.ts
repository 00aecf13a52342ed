import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessingEvent } from '@marklight/contracts/grading';
import { API } from '@marklight/contracts/routes';
import type { Client } from './calls';

/** A browser reopens a broken stream after this time. */
const RECONNECT_MS = 1_000;

/** What a teacher's page shows: the statuses that came by its event stream, which it opens again whenever it breaks. */
export class StatusView {
  private readonly statuses = new Map<string, string>();
  private readonly leaving = new AbortController();
  /** How often a stream was opened. */
  opened = 0;

  constructor(private readonly client: Client) {}

  async keepOpen(): Promise<void> {
    while (!this.leaving.signal.aborted) {
      const stood = await this.client.listen(
        API.processingStatusStream,
        (data) => this.take(JSON.parse(data) as ProcessingEvent),
        this.leaving.signal,
      );
      if (stood) this.opened += 1;
      await sleep(RECONNECT_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    }
  }

  close(): void {
    this.leaving.abort();
  }

  /** Those of the essays that the page does not show as graded. */
  notGraded(essayIds: readonly string[]): string[] {
    return essayIds.filter((id) => this.statuses.get(id) !== 'complete');
  }

  private take(event: ProcessingEvent): void {
    if (event.type === 'removed') this.statuses.delete(event.essayId);
    if (event.type === 'change') this.statuses.set(event.status.essayId, event.status.status);
    if (event.type !== 'snapshot') return;
    this.statuses.clear();
    for (const { essayId, status } of event.statuses) this.statuses.set(essayId, status);
  }
}
