import express from 'express';
import { Pool } from 'pg';

/** A statement with its values. */
export interface Sent {
  text: string;
  values: unknown[];
}

/** What the bench asks of this process, and its answers. */
export type Asked = { statements: readonly Sent[] } | 'processor';
export type Answered = { port: number } | { milliseconds: number } | 'ready';

/**
 * A process with a bare Express server. It answers every call with the account of the session, or with the rows of the last of
 * the statements that it was given, and checks nothing. The only argument is the database's address.
 */
async function main(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 20 });
  let statements: readonly Sent[] = [];
  const app = express();
  app.get('/', (request, response) => {
    void (async () => {
      const sid = /s%3A([\w-]+)\./.exec(request.headers.cookie ?? '')?.[1];
      const session = await pool.query<{ sess: { passport: { user: string } } }>(
        'select sess from sessions where sid = $1 and expire > now()',
        [sid],
      );
      const account = await pool.query('select * from users where id = $1', [
        session.rows[0]?.sess.passport.user,
      ]);
      let rows: unknown = account.rows[0];
      for (const { text, values } of statements) rows = (await pool.query(text, values)).rows;
      response.json(rows);
    })().catch(() => response.destroy());
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const answer = (message: Answered) => process.send?.(message);
  process.on('message', (asked: Asked) => {
    if (asked === 'processor') {
      const { user, system } = process.cpuUsage();
      answer({ milliseconds: (user + system) / 1_000 });
    } else {
      ({ statements } = asked);
      answer('ready');
    }
  });
  answer({ port: (server.address() as { port: number }).port });
}

void main(process.argv[2] ?? '');
