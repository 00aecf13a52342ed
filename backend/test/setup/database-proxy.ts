import { createServer, connect, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

/** Sits between a program and PostgreSQL, and imitates what networks and restarts do. */
export interface DatabaseProxy {
  /** The given address, by way of the proxy. */
  url: string;
  /** Connections that were asked for so far, those that were refused among them. */
  attempts(): number;
  /** Connections that were refused so far. */
  refused(): number;
  /** Connections that are open now. */
  open(): number;
  /** Ends every connection and accepts none. */
  takeAway(): void;
  /** Keeps every connection open and passes nothing on, as a firewall that forgot them does. */
  freeze(): void;
  /**
   * Once, lets a statement with this text take effect, with the transaction that it belongs to, and ends its
   * connection before the program hears of it.
   * @returns whether that has happened
   */
  loseReplyTo(text: string): () => boolean;
  /** Serves again; connections that were frozen stay dead. */
  bringBack(): void;
  close(): Promise<void>;
}

/** ReadyForQuery outside a transaction: what was sent before has taken effect, or failed. */
const IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'serving' | 'away' | 'frozen' = 'serving';
  let attempts = 0;
  let refused = 0;
  let toLose: string | null = null;
  const server: Server = createServer((near) => {
    attempts += 1;
    near.on('error', () => undefined);
    if (state === 'away') {
      refused += 1;
      return near.destroy();
    }
    const far = connectTo(target);
    far.on('error', () => near.destroy());
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    let losing: string | null = null;
    near.on('data', (chunk) => {
      if (toLose !== null && chunk.includes(toLose)) losing = toLose;
      if (state === 'serving') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (losing !== null && losing === toLose && chunk.includes(IDLE)) {
        toLose = null;
        end();
      } else if (state === 'serving') near.write(chunk);
    });
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('close', end);
    far.on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const endAll = () => pairs.forEach(([near]) => near.destroy());
  return {
    url: url.href,
    attempts: () => attempts,
    refused: () => refused,
    open: () => pairs.size,
    loseReplyTo: (text) => {
      toLose = text;
      return () => toLose === null;
    },
    takeAway: () => {
      state = 'away';
      endAll();
    },
    freeze: () => (state = 'frozen'),
    bringBack: () => {
      // What was frozen has lost bytes; only new connections are of use.
      if (state === 'frozen')
        pairs.forEach(([near, far]) => [near, far].forEach((end) => end.removeAllListeners('data')));
      state = 'serving';
    },
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** PostgreSQL on a socket, as ours is, or on a port. */
function connectTo({ hostname, port }: URL): Socket {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(Number(port), host);
}
