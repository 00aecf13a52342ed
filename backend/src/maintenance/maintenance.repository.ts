import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { LOCKS } from '../database/locks';

export interface WindowRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  message: string;
  version: number;
  cancelledAt: Date | null;
}
export type RunningMaintenance = Pick<WindowRow, 'startsAt' | 'endsAt' | 'message'>;

export interface WindowTimes {
  /** ISO time. */
  startsAt: string;
  /** ISO time. */
  endsAt: string;
  message: string;
}

const COLUMNS = `id, starts_at as "startsAt", ends_at as "endsAt", message, version, cancelled_at as "cancelledAt"`;

/** SQL: whether a window is running. @param now an expression */
export function windowRunsSql(now: string): string {
  return `exists (select from maintenance_windows
    where cancelled_at is null and starts_at <= ${now} and ends_at > ${now})`;
}

/** The table `maintenance_windows`; a constraint keeps windows that are not cancelled from overlapping. */
@Injectable()
export class MaintenanceRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  running(now: Date): Promise<RunningMaintenance | null> {
    return this.first('starts_at <= $1 and ends_at > $1', now);
  }

  runningOrNext(now: Date): Promise<RunningMaintenance | null> {
    return this.first('ends_at > $1', now);
  }

  /** The end of the running window; until the transaction ends, nobody can cancel or move it. */
  async lockedEnd(manager: EntityManager, now: Date): Promise<Date | null> {
    const [row] = await manager.query<{ endsAt: Date }[]>(
      `select ends_at as "endsAt" from maintenance_windows
       where cancelled_at is null and starts_at <= $1 and ends_at > $1 for share`,
      [now],
    );
    return row?.endsAt ?? null;
  }

  /** Latest first. */
  async page({ take, skip }: { take: number; skip: number }): Promise<{ rows: WindowRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<WindowRow[]>(
        `select ${COLUMNS} from maintenance_windows order by starts_at desc, id limit $1 offset $2`,
        [take, skip],
      ),
      this.dataSource.query<{ total: number }[]>('select count(*)::int as total from maintenance_windows'),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** Makes others that plan or move a window wait until the transaction ends; taken before any other lock. */
  async lockPlan(manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1)', [LOCKS.maintenancePlan]);
  }

  async insert(manager: EntityManager, createdBy: string, times: WindowTimes): Promise<WindowRow> {
    const [row] = await manager.query<[WindowRow]>(
      `insert into maintenance_windows (starts_at, ends_at, message, created_by) values ($1, $2, $3, $4)
       returning ${COLUMNS}`,
      [times.startsAt, times.endsAt, times.message, createdBy],
    );
    return row;
  }

  /** Locked until the transaction ends. */
  async findLocked(manager: EntityManager, id: string): Promise<WindowRow | null> {
    const [row] = await manager.query<WindowRow[]>(
      `select ${COLUMNS} from maintenance_windows where id = $1 for update`,
      [id],
    );
    return row ?? null;
  }

  async update(manager: EntityManager, id: string, times: WindowTimes): Promise<WindowRow> {
    const [[row]] = await manager.query<[[WindowRow], number]>(
      `update maintenance_windows set starts_at = $2, ends_at = $3, message = $4, version = version + 1
       where id = $1 returning ${COLUMNS}`,
      [id, times.startsAt, times.endsAt, times.message],
    );
    return row;
  }

  async cancel(manager: EntityManager, id: string, now: Date): Promise<WindowRow> {
    const [[row]] = await manager.query<[[WindowRow], number]>(
      `update maintenance_windows set cancelled_at = $2, version = version + 1 where id = $1 returning ${COLUMNS}`,
      [id, now],
    );
    return row;
  }

  private async first(condition: string, now: Date): Promise<RunningMaintenance | null> {
    const [row] = await this.dataSource.query<RunningMaintenance[]>(
      `select starts_at as "startsAt", ends_at as "endsAt", message from maintenance_windows
       where cancelled_at is null and ${condition} order by starts_at limit 1`,
      [now],
    );
    return row ?? null;
  }
}
