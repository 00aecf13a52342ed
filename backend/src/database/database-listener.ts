import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { errorFacts, type AppLog } from '../common/app-log';
import { backoffMs } from '../common/backoff';
import { listen, ping } from './connection.repository';

const CONNECT_TIMEOUT_MS = 10_000;
/** A connection that a firewall has forgotten looks open for hours; a query shows that it is not. */
const HEARTBEAT_MS = 15_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** A living server closes a connection promptly; a frozen one never does. */
const END_TIMEOUT_MS = 1_000;

export interface ListenerOptions {
  /** An address that leads to PostgreSQL itself: a pooler in transaction mode cannot LISTEN. */
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** Called when listening resumes after a gap in which messages may have been missed. */
  onGap: () => void;
  log: AppLog;
  heartbeatMs?: number;
  answerTimeoutMs?: number;
}

/**
 * Listens to one channel for as long as it is needed, whatever the database does. One loop owns the connection: it
 * opens one, waits until that has ended, closes it, waits a moment and begins again. So there is never more than one
 * connection and one attempt, however many signs of the same loss arrive.
 */
export class DatabaseListener {
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;

  constructor(private readonly options: ListenerOptions) {}

  /** Begins to listen. Resolves when the first attempt has succeeded or failed; a failure is not thrown. */
  start(): Promise<void> {
    return new Promise((firstAttemptOver) => {
      this.running ??= this.run(firstAttemptOver);
    });
  }

  async stop(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  private async run(firstAttemptOver: () => void): Promise<void> {
    const { signal } = this.closing;
    let mayHaveMissed = false;
    for (let failures = 0; !signal.aborted;) {
      const connection = new Connection(this.options);
      try {
        await connection.open();
        if (mayHaveMissed) this.options.log.info({}, 'listening to the database again');
        failures = 0;
        firstAttemptOver();
        if (mayHaveMissed) this.options.onGap();
        await connection.untilLost(signal);
      } catch (error) {
        if (failures === 0 && !signal.aborted)
          this.options.log.warn(errorFacts(error), 'not listening to the database; trying again');
      }
      firstAttemptOver();
      await connection.close();
      mayHaveMissed = true;
      failures += 1;
      if (!signal.aborted)
        await sleep(backoffMs(failures), undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

class Connection {
  private readonly socket = new Socket();
  private readonly client: Client;
  /** Aborted with what ended the connection. A promise in a race would keep a reaction for each heartbeat. */
  private readonly lost = new AbortController();

  constructor(private readonly options: ListenerOptions) {
    this.client = new Client({
      connectionString: options.url,
      application_name: 'marklight-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS,
      keepAlive: true,
      stream: () => this.socket,
    });
    // Without a listener an `error` would end the process.
    this.client.on('error', (error) => this.lost.abort(error));
    this.client.once('end', () => this.lost.abort(new Error('the connection has ended')));
    this.client.on('notification', ({ payload }) => {
      if (payload) options.onMessage(payload);
    });
  }

  async open(): Promise<void> {
    await this.client.connect();
    await listen(this.client, this.options.channel);
  }

  /** @throws what ended it, unless that was `signal` */
  async untilLost(signal: AbortSignal): Promise<void> {
    const every = this.options.heartbeatMs ?? HEARTBEAT_MS;
    const either = AbortSignal.any([signal, this.lost.signal]);
    while (!either.aborted) {
      await sleep(every, null, { signal: either, ref: false }).catch(() => null);
      if (!either.aborted) await ping(this.client);
    }
    if (!signal.aborted) throw this.lost.signal.reason;
  }

  /** By force if the server does not answer. */
  async close(): Promise<void> {
    const limit = setTimeout(() => this.socket.destroy(), END_TIMEOUT_MS);
    await this.client.end().catch(() => undefined);
    clearTimeout(limit);
    this.socket.destroy();
  }
}
