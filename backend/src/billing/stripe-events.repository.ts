import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** The table `stripe_events`: ids of the events that have been dealt with. */
@Injectable()
export class StripeEventsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async isKnown(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>('select 1 from stripe_events where id = $1', [id]);
    return rows.length > 0;
  }

  async insert(manager: EntityManager, { id, type }: { id: string; type: string }): Promise<void> {
    await manager.query('insert into stripe_events (id, type) values ($1, $2) on conflict (id) do nothing', [
      id,
      type,
    ]);
  }

  async removeOlderThan(days: number): Promise<void> {
    await this.dataSource.query(
      'delete from stripe_events where received_at < now() - make_interval(days => $1)',
      [days],
    );
  }
}
