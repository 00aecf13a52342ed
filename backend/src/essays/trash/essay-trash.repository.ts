import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import type { DeletedEssay, MatchingEssays } from '@marklight/contracts/essays';
import type { DataSource, EntityManager } from 'typeorm';
import { Essay } from '../essay.entity';
import { narrowToFilter } from '../essay-filter.sql';
import { EyeRepository } from '../eye.repository';
import { throughDeadlocks } from '../../database/deadlocks';

export interface Deletion {
  deleted: number;
  /** The same for all of them, in whole milliseconds, so that a client can send it back exactly. */
  deletedAt: Date;
}

export type DeletedEssayRow = Omit<DeletedEssay, 'deletedAt' | 'purgedAt'> & {
  deletedAt: Date;
  purgedAt: Date;
};

/** Each essay counts its results and its ledger down, so one statement for very many would take too long. */
const PURGED_TOGETHER = 1_000;

const NOW = `date_trunc('milliseconds', now())`;

/** The essays under "Recently deleted": rows of `essays` with `deleted_at`. */
@Injectable()
export class EssayTrashRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  /** The caller has checked whose essays they are. */
  async putIn(manager: EntityManager, ids: readonly string[]): Promise<Deletion> {
    return markDeleted(manager, '$1', [ids]);
  }

  /** All of the teacher's essays that the filter lets through. */
  async putInMatching(manager: EntityManager, userId: string, filter: MatchingEssays): Promise<Deletion> {
    const [sql, values] = narrowToFilter(
      manager
        .createQueryBuilder(Essay, 'essay')
        .select('essay.id')
        .where('essay.user_id = :userId', { userId }),
      filter,
      this.eyes,
    ).getQueryAndParameters();
    return markDeleted(manager, `array(${sql})`, values);
  }

  /** @returns how many of these were put back */
  async takeOut(manager: EntityManager, userId: string, ids: readonly string[]): Promise<number> {
    return markRestored(manager, userId, 'id = any($2::uuid[])', ids);
  }

  /** @returns how many were deleted at that moment and are put back */
  async takeOutDeletedAt(manager: EntityManager, userId: string, deletedAt: Date): Promise<number> {
    return markRestored(manager, userId, 'deleted_at = $2', deletedAt);
  }

  /** Most recently deleted first. */
  async page(
    userId: string,
    { take, skip }: { take: number; skip: number },
  ): Promise<{ rows: DeletedEssayRow[]; total: number }> {
    const [rows, [{ total }]] = await Promise.all([
      this.dataSource.query<DeletedEssayRow[]>(
        `select id, filename, student_name as "studentName", deleted_at as "deletedAt",
           deleted_at + make_interval(days => $2) as "purgedAt"
         from essays where user_id = $1 and deleted_at is not null
         order by deleted_at desc, id limit $3 offset $4`,
        [userId, DELETED_KEPT_DAYS, take, skip],
      ),
      this.dataSource.query<[{ total: number }]>(
        'select count(*)::int as total from essays where user_id = $1 and deleted_at is not null',
        [userId],
      ),
    ]);
    return { rows, total };
  }

  /** Removes for good the essays that have been there for longer than DELETED_KEPT_DAYS. @returns how many */
  async purge(): Promise<number> {
    for (let purged = 0; ;) {
      const [, removed] = await throughDeadlocks(() =>
        this.dataSource.query<[unknown, number]>(
          `delete from essays where id in (
             select id from essays where deleted_at < now() - make_interval(days => $1) limit $2)`,
          [DELETED_KEPT_DAYS, PURGED_TOGETHER],
        ),
      );
      purged += removed;
      if (removed < PURGED_TOGETHER) return purged;
    }
  }
}

/** @param ids SQL of an array of ids, with the values of its parameters */
async function markDeleted(manager: EntityManager, ids: string, values: unknown[]): Promise<Deletion> {
  const [, deleted] = await manager.query<[unknown, number]>(
    `update essays set deleted_at = ${NOW} where id = any(${ids}::uuid[]) and deleted_at is null`,
    values,
  );
  const [{ now }] = await manager.query<[{ now: Date }]>(`select ${NOW} as now`);
  return { deleted, deletedAt: now };
}

/** @param condition SQL with the parameter $2 */
async function markRestored(
  manager: EntityManager,
  userId: string,
  condition: string,
  value: unknown,
): Promise<number> {
  const [, restored] = await manager.query<[unknown, number]>(
    `update essays set deleted_at = null where user_id = $1 and deleted_at is not null and ${condition}`,
    [userId, value],
  );
  return restored;
}
