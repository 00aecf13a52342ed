import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import type { PageQuery } from '@marklight/contracts/common';
import type { DeletedEssay } from '@marklight/contracts/essays';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';

/** Deleting is soft: an essay stands under "Recently deleted" for DELETED_KEPT_DAYS and can be restored. */
@Injectable()
export class DeletedEssaysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly channel: TeacherChannel,
  ) {}

  /** Gradings of these essays that are still running end without a result. @throws NotFoundError */
  async delete(userId: string, ids: readonly string[]): Promise<void> {
    await this.essays.requireAllOwned(userId, ids);
    await this.dataSource.transaction(async (manager) => {
      await manager.query('update essays set deleted_at = now() where id = any($1::uuid[])', [ids]);
      await this.channel.tell({ userId }, manager);
    });
  }

  /** Puts deleted essays back where they were. @throws NotFoundError when any of them is not there any more. */
  async restore(userId: string, ids: readonly string[]): Promise<void> {
    const wanted = [...new Set(ids)];
    await this.dataSource.transaction(async (manager) => {
      const [restored] = (await manager.query(
        `update essays set deleted_at = null
         where user_id = $1 and id = any($2::uuid[]) and deleted_at is not null returning id`,
        [userId, wanted],
      )) as [unknown[], number];
      if (restored.length !== wanted.length)
        throw new NotFoundError('Some of these essays cannot be restored any more.');
      await this.channel.tell({ userId }, manager);
    });
  }

  /** The latest first. */
  async list(userId: string, query: PageQuery): Promise<Page<DeletedEssay>> {
    const { take, skip } = sliceOf(query);
    const [items, [{ total }]] = (await Promise.all([
      this.dataSource.query(
        `select id, filename, student_name as "studentName", deleted_at as "deletedAt",
           deleted_at + make_interval(days => $2) as "purgedAt"
         from essays where user_id = $1 and deleted_at is not null
         order by deleted_at desc, id limit $3 offset $4`,
        [userId, DELETED_KEPT_DAYS, take, skip],
      ),
      this.dataSource.query(
        'select count(*)::int as total from essays where user_id = $1 and deleted_at is not null',
        [userId],
      ),
    ])) as [
      (Omit<DeletedEssay, 'deletedAt' | 'purgedAt'> & { deletedAt: Date; purgedAt: Date })[],
      [{ total: number }],
    ];
    return {
      items: items.map((row) => ({
        ...row,
        deletedAt: row.deletedAt.toISOString(),
        purgedAt: row.purgedAt.toISOString(),
      })),
      total,
    };
  }

  /** Removes for good what has been deleted for longer than DELETED_KEPT_DAYS. Returns how many. */
  async purge(manager: EntityManager): Promise<number> {
    const [purged] = (await manager.query(
      'delete from essays where deleted_at < now() - make_interval(days => $1) returning id',
      [DELETED_KEPT_DAYS],
    )) as [unknown[], number];
    return purged.length;
  }
}
