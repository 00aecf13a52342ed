import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  WORK_STATES,
  type WorkInProgress,
  type WorkQuery,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import type { Grade } from '@marklight/contracts/grades';
import type { DataSource } from 'typeorm';
import { sliceOf } from '../common/paging';
import { likePattern } from '../database/like-pattern';
import { EyeRepository } from '../essays/eye.repository';
import { inForce } from '../essays/result-standing';

export interface WorkRecord {
  essayId: string;
  filename: string;
  studentName: string | null;
  state: WorkState;
  grade: Grade | null;
  percentage: number | null;
  uploadedAt: Date;
  resultId: string | null;
}

export interface MainCriteria {
  id: string;
  items: string[];
  weights: (number | null)[];
}

/** Nulls last in either direction: a teacher who sorts by grade wants to see grades. */
const SORT_KEYS: Record<Exclude<WorkQuery['sort'], 'criterion'>, string> = {
  student: `lower(coalesce("studentName", filename))`,
  state: `array_position(array['${WORK_STATES.join(`','`)}'], state)`,
  grade: 'percentage',
  uploadedAt: '"uploadedAt"',
};

/** The essays of one assignment with the state of each. The caller has checked who owns the assignment. */
@Injectable()
export class AssignmentWorkRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  /** How many essays of the assignment are in each state; empty states are left out. */
  async countsByState(assignmentId: string): Promise<Map<WorkState, number>> {
    const rows = await this.dataSource.query<{ state: WorkState; count: number }[]>(
      `select state, count(*)::int as count from (${this.work()}) work group by state`,
      [assignmentId],
    );
    return new Map(rows.map(({ state, count }) => [state, count]));
  }

  /** The newest of the teacher's assignments with essays that are not reviewed. */
  inProgress(userId: string, most: number): Promise<Omit<WorkInProgress, 'standing'>[]> {
    return this.dataSource.query(
      `select assignment.id, assignment.title, assignment.class_id as "classId", class.name as "className"
       from assignments assignment join classes class on class.id = assignment.class_id
       where assignment.user_id = $1 and exists (
         select from essays
         where assignment_id = assignment.id and deleted_at is null and status <> 'reviewed')
       order by assignment.created_at desc, assignment.id limit $2`,
      [userId, most],
    );
  }

  /** Students of the class that the assignment belongs to. */
  async rosterSize(assignmentId: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from class_students
       where class_id = (select class_id from assignments where id = $1)`,
      [assignmentId],
    );
    return row.count;
  }

  /** The criteria set used by most results of the assignment, the newest on a tie; null before the first result. */
  async mainCriteria(assignmentId: string): Promise<MainCriteria | null> {
    const [row] = await this.dataSource.query<MainCriteria[]>(
      `select criteria.id, criteria.items,
         array(select (detail ->> 'weight')::float8 from jsonb_array_elements(coalesce(criteria.details, '[]')) detail)
           as weights
       from criteria join (
         select "criteriaId", count(*) as results from (${this.work()}) work
         where "criteriaId" is not null group by "criteriaId"
       ) used on used."criteriaId" = criteria.id
       order by used.results desc, criteria.uploaded_at desc, criteria.id limit 1`,
      [assignmentId],
    );
    return row ?? null;
  }

  /** One page of the essays that match, and how many match in all. @param criteriaId whose levels `sort=criterion` reads */
  async page(
    assignmentId: string,
    query: WorkQuery,
    criteriaId: string | null,
  ): Promise<{ rows: WorkRecord[]; total: number }> {
    const { take, skip } = sliceOf(query);
    const filter = [assignmentId, query.state ?? null, query.search ? likePattern(query.search) : null];
    const matching = `from (${this.work()}) work where ($2::text is null or state = $2)
      and ($3::text is null or filename ilike $3 or "studentName" ilike $3)`;
    const [counted] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total ${matching}`,
      filter,
    );
    const isByLevel = query.sort === 'criterion';
    const sortKey = isByLevel ? this.levelKey(4, 5) : SORT_KEYS[query.sort as keyof typeof SORT_KEYS];
    const rows = await this.dataSource.query<WorkRecord[]>(
      `select "essayId", filename, "studentName", state, grade, percentage, "uploadedAt", "resultId" ${matching}
       order by ${sortKey} ${query.order} nulls last, "essayId" limit ${take} offset ${skip}`,
      isByLevel ? [...filter, query.criterion, criteriaId] : filter,
    );
    return { rows, total: counted.total };
  }

  /** The essays that have no result and are not being graded, oldest first. */
  async ungraded(assignmentId: string, most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ essayId: string }[]>(
      `select "essayId" from (${this.work()}) work where state in ('new', 'failed')
       order by "uploadedAt", "essayId" limit $2`,
      [assignmentId, most],
    );
    return rows.map(({ essayId }) => essayId);
  }

  /**
   * The levels of these results by result, in the order of their criteria, as the teacher decided: of those that go by
   * the same criteria, whichever set they stand in. A rubric may have been loaded more than once.
   */
  async levelsOf(resultIds: readonly string[], criteriaId: string): Promise<Map<string, (number | null)[]>> {
    const rows = await this.dataSource.query<{ id: string; levels: (number | null)[] }[]>(
      `select result.id, jsonb_path_query_array(coalesce(review, feedback), '$[*].level') as levels
       from grading_results result where id = any($1::uuid[]) and ${sameCriteria(2)}`,
      [resultIds, criteriaId],
    );
    return new Map(rows.map(({ id, levels }) => [id, levels]));
  }

  /** SQL: the level of one criterion of the row's result. @param criterion, criteriaId numbers of the parameters */
  private levelKey(criterion: number, criteriaId: number): string {
    return `(select (coalesce(review, feedback) -> $${criterion}::int ->> 'level')::int
      from grading_results result where id = work."resultId" and ${sameCriteria(criteriaId)})`;
  }

  /** SQL: every essay of assignment $1 with its result and its state. */
  private work(): string {
    return `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
        essay.uploaded_at as "uploadedAt", essay.grade, result.percentage, result.id as "resultId",
        result.criteria_id as "criteriaId",
        case
          when essay.status = 'reviewed' then 'reviewed'
          when job.is_open then 'grading'
          when result.id is null and job.has_failed then 'failed'
          when result.id is null then 'new'
          when result.eye_reasons <> '[]' or ${this.eyes.hasNote('result')} then 'needs_eye'
          else 'graded'
        end as state
      from essays essay
      left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
      left join lateral (
        select bool_or(status in ('pending', 'processing')) as is_open,
          bool_or(status = 'error' and dismissed_at is null) as has_failed
        from grading_jobs where essay_id = essay.id
      ) job on true
      where essay.assignment_id = $1 and essay.deleted_at is null`;
  }
}

/** SQL: whether `result` goes by the same criteria, word for word, as the set. @param criteriaId number of the parameter */
function sameCriteria(criteriaId: number): string {
  return `exists (select from criteria own join criteria main on main.items = own.items
    where own.id = result.criteria_id and main.id = $${criteriaId}::uuid)`;
}
