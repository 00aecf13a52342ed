import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export interface ReportRow {
  id: string;
  reason: string;
  reportedBy: string;
  createdAt: Date;
  state: 'open' | 'removed' | 'kept';
  rubricId: string;
  name: string;
  description: string | null;
  criteria: string[];
  isPublic: boolean;
  author: string;
  authorId: string;
}

/** Of a long rubric an administrator sees the beginning. */
const CRITERIA_SHOWN = 10;
const DESCRIPTION_SHOWN_CHARACTERS = 500;

const ROW = `
  select p.id, p.reason, reporter.email as "reportedBy", p.created_at as "createdAt",
    coalesce(p.decision, 'open') as state, r.id as "rubricId", r.name,
    left(r.description, ${DESCRIPTION_SHOWN_CHARACTERS}) as description, r.is_public as "isPublic",
    author.email as author, author.id as "authorId",
    (select coalesce(json_agg(left(one ->> 'name', 200) order by place), '[]')
     from jsonb_array_elements(r.criteria) with ordinality as given (one, place)
     where place <= ${CRITERIA_SHOWN}) as criteria
  from rubric_reports p join rubrics r on r.id = p.rubric_id join users reporter on reporter.id = p.reporter_id
    join users author on author.id = r.user_id`;

@Injectable()
export class RubricReportsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @returns false if the person has reported this rubric before */
  async insert(
    manager: EntityManager,
    rubricId: string,
    reporterId: string,
    reason: string,
  ): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `insert into rubric_reports (rubric_id, reporter_id, reason) values ($1, $2, $3)
       on conflict (rubric_id, reporter_id) do nothing returning id`,
      [rubricId, reporterId, reason],
    );
    return rows.length > 0;
  }

  /** Waits for the same person's other reports, so that parallel ones are counted one after the other. */
  async countOfDay(manager: EntityManager, reporterId: string): Promise<number> {
    await manager.query('select 1 from users where id = $1 for update', [reporterId]);
    const [row] = await manager.query<[{ n: number }]>(
      `select count(*)::int as n from rubric_reports
       where reporter_id = $1 and created_at > now() - interval '1 day'`,
      [reporterId],
    );
    return row.n;
  }

  /** Open ones first, and then the newest first. */
  async page(take: number, skip: number): Promise<{ rows: ReportRow[]; total: number }> {
    const [rows, [{ total }]] = await Promise.all([
      this.dataSource.query<ReportRow[]>(
        `${ROW} order by p.decided_at is not null, p.created_at desc, p.id limit $1 offset $2`,
        [take, skip],
      ),
      this.dataSource.query<[{ total: number }]>('select count(*)::int as total from rubric_reports'),
    ]);
    return { rows, total };
  }

  async find(manager: EntityManager, id: string): Promise<ReportRow | null> {
    const [row] = await manager.query<ReportRow[]>(`${ROW} where p.id = $1`, [id]);
    return row ?? null;
  }

  /** Decides every open report of the rubric, since they are about the same thing. @returns how many there were */
  async decide(manager: EntityManager, rubricId: string, decision: 'removed' | 'kept'): Promise<number> {
    const [, count] = await manager.query<[unknown, number]>(
      `update rubric_reports set decision = $2, decided_at = now() where rubric_id = $1 and decided_at is null`,
      [rubricId, decision],
    );
    return count;
  }

  async removeFromPublic(manager: EntityManager, rubricId: string, reason: string): Promise<void> {
    await manager.query(
      `update rubrics set is_public = false, public_removed_at = now(), public_removed_reason = $2, version = version + 1
       where id = $1`,
      [rubricId, reason],
    );
  }
}
