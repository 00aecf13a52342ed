import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ChangeMaintenanceRequest,
  MaintenanceWindow,
  PlanMaintenanceRequest,
} from '@marklight/contracts/admin';
import type { PageQuery } from '@marklight/contracts/common';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { MaintenanceError } from './maintenance.errors';

const EXCLUSION_VIOLATION = '23P01';

interface WindowRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  message: string;
  version: number;
  cancelledAt: Date | null;
}
/** @param to in the past where the window was cancelled */
type EndMoved = (manager: EntityManager, from: Date, to: Date) => Promise<void>;
export type RunningMaintenance = Pick<WindowRow, 'startsAt' | 'endsAt' | 'message'>;

const COLUMNS = `id, starts_at as "startsAt", ends_at as "endsAt", message, version, cancelled_at as "cancelledAt"`;

/** Maintenance windows. Whether one is running is read from the table each time, so it begins and ends by itself. */
@Injectable()
export class MaintenanceService {
  private readonly waiting: EndMoved[] = [];

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** For what waits until the end of a window: called in the transaction that moves an end, or cancels the window. */
  onEndMoved(move: EndMoved): void {
    this.waiting.push(move);
  }

  /** The window that is running, or null. */
  async running(now = new Date()): Promise<RunningMaintenance | null> {
    return this.first('starts_at <= $1 and ends_at > $1', now);
  }

  /**
   * The end of the window that is running, or null; until the transaction ends, nobody cancels or moves it. Before
   * the lock is asked for, `running` says whether it is worth it.
   */
  async lockedEnd(manager: EntityManager, now = new Date()): Promise<Date | null> {
    const [row] = (await manager.query(
      `select ends_at as "endsAt" from maintenance_windows
       where cancelled_at is null and starts_at <= $1 and ends_at > $1 for share`,
      [now],
    )) as { endsAt: Date }[];
    return row?.endsAt ?? null;
  }

  /** The window that is running, otherwise the next one planned, for the banner; or null. */
  async runningOrNext(now = new Date()): Promise<RunningMaintenance | null> {
    return this.first('ends_at > $1', now);
  }

  /** The latest first. */
  async list(query: PageQuery, now = new Date()): Promise<Page<MaintenanceWindow>> {
    const { take, skip } = sliceOf(query);
    const [rows, [{ total }]] = (await Promise.all([
      this.dataSource.query(
        `select ${COLUMNS} from maintenance_windows order by starts_at desc, id limit $1 offset $2`,
        [take, skip],
      ),
      this.dataSource.query('select count(*)::int as total from maintenance_windows'),
    ])) as [WindowRow[], [{ total: number }]];
    return { items: rows.map((row) => toReply(row, now)), total };
  }

  /** @throws MaintenanceError ends_in_the_past, overlaps */
  async plan(
    manager: EntityManager,
    adminId: string,
    request: PlanMaintenanceRequest,
    now = new Date(),
  ): Promise<MaintenanceWindow> {
    requireAhead(request, now);
    const [row] = await whileApart<[WindowRow]>(
      manager.query(
        `insert into maintenance_windows (starts_at, ends_at, message, created_by) values ($1, $2, $3, $4)
         returning ${COLUMNS}`,
        [request.startsAt, request.endsAt, request.message, adminId],
      ),
    );
    return toReply(row, now);
  }

  /**
   * Of a window that has begun, only the end and the message.
   * @throws MaintenanceError over, changed_meanwhile, already_begun, ends_in_the_past, overlaps. NotFoundError
   */
  async change(
    manager: EntityManager,
    id: string,
    request: ChangeMaintenanceRequest,
    now = new Date(),
  ): Promise<MaintenanceWindow> {
    const before = await lockOpen(manager, id, request.version, now);
    requireAhead(request, now);
    const begun = before.startsAt <= now;
    if (begun && Date.parse(request.startsAt) !== before.startsAt.getTime())
      throw new MaintenanceError('already_begun', { fields: { startsAt: 'This window has begun.' } });
    const [[row]] = await whileApart<[[WindowRow], number]>(
      manager.query(
        `update maintenance_windows set starts_at = $2, ends_at = $3, message = $4, version = version + 1
         where id = $1 returning ${COLUMNS}`,
        [id, request.startsAt, request.endsAt, request.message],
      ),
    );
    await this.announceEnd(manager, before.endsAt, row.endsAt);
    return toReply(row, now);
  }

  /** A planned window will not be; a running one ends now. @throws MaintenanceError over, changed_meanwhile. NotFoundError */
  async cancel(
    manager: EntityManager,
    id: string,
    version: number,
    now = new Date(),
  ): Promise<MaintenanceWindow> {
    const before = await lockOpen(manager, id, version, now);
    const [[row]] = (await manager.query(
      `update maintenance_windows set cancelled_at = $2, version = version + 1 where id = $1 returning ${COLUMNS}`,
      [id, now],
    )) as [[WindowRow], number];
    await this.announceEnd(manager, before.endsAt, now);
    return toReply(row, now);
  }

  private async announceEnd(manager: EntityManager, from: Date, to: Date): Promise<void> {
    for (const move of this.waiting) await move(manager, from, to);
  }

  private async first(condition: string, now: Date): Promise<RunningMaintenance | null> {
    const [row] = (await this.dataSource.query(
      `select starts_at as "startsAt", ends_at as "endsAt", message from maintenance_windows
       where cancelled_at is null and ${condition} order by starts_at limit 1`,
      [now],
    )) as RunningMaintenance[];
    return row ?? null;
  }
}

function requireAhead({ endsAt }: { endsAt: string }, now: Date): void {
  if (Date.parse(endsAt) <= now.getTime())
    throw new MaintenanceError('ends_in_the_past', { fields: { endsAt: 'The end must be ahead of us.' } });
}

async function lockOpen(manager: EntityManager, id: string, version: number, now: Date): Promise<WindowRow> {
  const [row] = (await manager.query(`select ${COLUMNS} from maintenance_windows where id = $1 for update`, [
    id,
  ])) as WindowRow[];
  if (!row) throw new NotFoundError();
  if (row.version !== version) throw new MaintenanceError('changed_meanwhile');
  if (row.cancelledAt !== null || row.endsAt <= now) throw new MaintenanceError('over');
  return row;
}

/** The table itself keeps windows apart, also those of two administrators at the same moment. */
async function whileApart<T>(query: Promise<unknown>): Promise<T> {
  try {
    return (await query) as T;
  } catch (error) {
    const code =
      error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
    if (code === EXCLUSION_VIOLATION)
      throw new MaintenanceError('overlaps', { fields: { startsAt: 'Another window overlaps.' } });
    throw error;
  }
}

function toReply({ cancelledAt, startsAt, endsAt, ...row }: WindowRow, now: Date): MaintenanceWindow {
  return {
    id: row.id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    message: row.message,
    version: row.version,
    state: stateOf(cancelledAt, startsAt, endsAt, now),
  };
}

function stateOf(
  cancelledAt: Date | null,
  startsAt: Date,
  endsAt: Date,
  now: Date,
): MaintenanceWindow['state'] {
  if (cancelledAt !== null) return 'cancelled';
  if (endsAt <= now) return 'over';
  return startsAt <= now ? 'running' : 'planned';
}
