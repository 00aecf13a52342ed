import { Injectable } from '@nestjs/common';
import type {
  ChangeMaintenanceRequest,
  MaintenanceWindow,
  PlanMaintenanceRequest,
} from '@marklight/contracts/admin';
import type { PageQuery } from '@marklight/contracts/common';
import { QueryFailedError, type EntityManager } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { MaintenanceRepository, type RunningMaintenance, type WindowRow } from './maintenance.repository';
import { MaintenanceError } from './maintenance.errors';
import { codeOf } from '../common/code-of';

const EXCLUSION_VIOLATION = '23P01';

/**
 * @param to in the past if the window was cancelled
 */
type EndMoved = (manager: EntityManager, from: Date, to: Date) => Promise<void>;

/**
 * Maintenance windows. Whether one is running is read from the table each time, so windows begin and end without
 * anybody doing anything.
 */
@Injectable()
export class MaintenanceService {
  private readonly waiting: EndMoved[] = [];

  constructor(private readonly windows: MaintenanceRepository) {}

  /**
   * For work that waits until the end of a window: called in the transaction that moves the end or cancels the
   * window.
   */
  onEndMoved(move: EndMoved): void {
    this.waiting.push(move);
  }

  /** The window that is running, or null. */
  running(now = new Date()): Promise<RunningMaintenance | null> {
    return this.windows.running(now);
  }

  /**
   * The end of the window that is running, or null; until the transaction ends, nobody can cancel or move it. Ask
   * `running` first: it takes no lock, and shows whether this one is needed.
   */
  lockedEnd(manager: EntityManager, now = new Date()): Promise<Date | null> {
    return this.windows.lockedEnd(manager, now);
  }

  /** The window that is running, otherwise the next one planned, for the banner; or null. */
  runningOrNext(now = new Date()): Promise<RunningMaintenance | null> {
    return this.windows.runningOrNext(now);
  }

  /** Latest first. */
  async list(query: PageQuery, now = new Date()): Promise<Page<MaintenanceWindow>> {
    const { rows, total } = await this.windows.page(sliceOf(query));
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
    await this.windows.lockPlan(manager);
    const row = await whileApart(this.windows.insert(manager, adminId, request));
    return toReply(row, now);
  }

  /**
   * Once a window has begun, only its end and its message can change.
   * @throws MaintenanceError over, changed_meanwhile, already_begun, ends_in_the_past, overlaps. NotFoundError
   */
  async change(
    manager: EntityManager,
    id: string,
    request: ChangeMaintenanceRequest,
    now = new Date(),
  ): Promise<MaintenanceWindow> {
    await this.windows.lockPlan(manager);
    const before = await this.lockOpen(manager, id, request.version, now);
    requireAhead(request, now);
    const begun = before.startsAt <= now;
    if (begun && Date.parse(request.startsAt) !== before.startsAt.getTime())
      throw new MaintenanceError('already_begun', { fields: { startsAt: 'This window has begun.' } });
    const row = await whileApart(this.windows.update(manager, id, request));
    await this.announceEnd(manager, before.endsAt, row.endsAt);
    return toReply(row, now);
  }

  /**
   * Cancels a planned window, or ends a running one now.
   * @throws MaintenanceError over, changed_meanwhile. NotFoundError
   */
  async cancel(
    manager: EntityManager,
    id: string,
    version: number,
    now = new Date(),
  ): Promise<MaintenanceWindow> {
    const before = await this.lockOpen(manager, id, version, now);
    const row = await this.windows.cancel(manager, id, now);
    await this.announceEnd(manager, before.endsAt, now);
    return toReply(row, now);
  }

  private async announceEnd(manager: EntityManager, from: Date, to: Date): Promise<void> {
    for (const move of this.waiting) await move(manager, from, to);
  }

  private async lockOpen(manager: EntityManager, id: string, version: number, now: Date): Promise<WindowRow> {
    const row = await this.windows.findLocked(manager, id);
    if (!row) throw new NotFoundError();
    if (row.version !== version) throw new MaintenanceError('changed_meanwhile');
    if (row.cancelledAt !== null || row.endsAt <= now) throw new MaintenanceError('over');
    return row;
  }
}

function requireAhead({ endsAt }: { endsAt: string }, now: Date): void {
  if (Date.parse(endsAt) <= now.getTime())
    throw new MaintenanceError('ends_in_the_past', { fields: { endsAt: 'The end must be in the future.' } });
}

/** The table itself keeps windows from overlapping, even when two administrators save at the same moment. */
async function whileApart<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof QueryFailedError && codeOf(error.driverError) === EXCLUSION_VIOLATION)
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
