import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PreparedStatements } from '../database/prepared-statements.repository';

/**
 * A server that has been silent for this long counts as having no streams: three times the interval between reports.
 */
const SILENT_SECONDS = 60;
/** Rows of servers that are gone for good. */
const FORGOTTEN_SECONDS = 3_600;

@Injectable()
export class OpenStreamsRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: PreparedStatements,
  ) {}

  /**
   * Counts one more stream of the account, unless it has `most` at all servers together. Two of one account take turns.
   * @returns whether it was counted
   */
  async take(server: string, userId: string, most: number): Promise<boolean> {
    const [row] = await this.prepared.rows<{ taken: boolean }>(
      'take event stream',
      'select take_event_stream($1, $2, $3, make_interval(secs => $4)) as taken',
      [userId, server, most, SILENT_SECONDS],
    );
    return row?.taken === true;
  }

  async giveBack(server: string, userId: string): Promise<void> {
    await this.dataSource.query(
      'update event_streams set open = greatest(open - 1, 0) where user_id = $1 and server = $2',
      [userId, server],
    );
  }

  /** Stores the streams that a server has open, in place of its earlier counts. */
  async report(server: string, open: ReadonlyMap<string, number>): Promise<void> {
    const accounts = [...open.keys()];
    await this.dataSource.query(
      `with gone as (
         delete from event_streams
         where (server = $1 and not user_id = any ($2::uuid[])) or seen_at < now() - make_interval(secs => $4)
       )
       insert into event_streams (user_id, server, open)
       select given.user_id, $1, given.open from unnest($2::uuid[], $3::int[]) as given (user_id, open)
       join users on users.id = given.user_id
       on conflict (user_id, server) do update set open = excluded.open, seen_at = now()`,
      [server, accounts, [...open.values()], FORGOTTEN_SECONDS],
    );
  }
}
