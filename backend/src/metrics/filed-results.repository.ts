import { METRICS_LIMITS, type MetricsQuery, type MetricsReply } from '@marklight/contracts/metrics';
import type { Grade } from '@marklight/contracts/grades';
import type { Locale } from '@marklight/contracts/language';
import type { EntityManager } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark';
import { inForce } from '../essays/result-standing';

/**
 * The essays filed under it that are not deleted, each with its result in force, and only those whose result has a
 * grade. Looked up by essay: a join of the two is slower by a factor of 100 when the statistics are old.
 */
const FILED_AND_GRADED = `
  with filed as (
    select essay.id, essay.filename, essay.status, essay.uploaded_at, essay.student_id,
      nullif(trim(essay.student_name), '') as student_name, result.*
    from essays essay join assignments assignment on assignment.id = essay.assignment_id
      left join lateral (
        select essay_id, grade, percentage, created_at, locale, feedback, review,
          unassessed_criteria > 0 and reviewed_at is null as is_provisional from grading_results current
        where essay_id = essay.id and ${inForce('current')}
      ) result on true
    where essay.user_id = $1 and essay.deleted_at is null
      and (assignment.class_id = $2 or assignment.id = $3)
  ), graded as (select * from filed where grade is not null)`;

/**
 * One row for each criterion of each essay, with the level that counts: the teacher's, else the proposed one; null
 * where there is neither.
 */
const decided = (results: 'filed' | 'graded' | 'listed') => `decided as (
    select result.essay_id, item.position, trim(item.value ->> 'criteria') as name,
      coalesce(result.review -> (item.position - 1)::int ->> 'level', item.value ->> 'level')::numeric as level
    from ${results} result cross join lateral jsonb_array_elements(result.feedback)
      with ordinality item (value, position)
  )`;

type Counts = Omit<MetricsReply['counts'], 'criteria'>;
type Criterion = MetricsReply['criteria'][number];

/** Reads the numbers for essays filed under a class or an assignment, each method with one query. */
export class FiledResults {
  private readonly scope: readonly [userId: string, classId: string | null, assignmentId: string | null];

  /**
   * @param manager of a transaction, if several answers have to agree with each other
   */
  constructor(
    private readonly manager: EntityManager,
    userId: string,
    { classId, assignmentId }: MetricsQuery,
  ) {
    this.scope = [userId, classId ?? null, assignmentId ?? null];
  }

  async counts(): Promise<Counts> {
    const [row] = await this.read<Counts>(`${FILED_AND_GRADED}
      select count(*)::int as essays, count(grade)::int as graded,
        (count(*) filter (where is_provisional))::int as provisional,
        (count(*) filter (where status = 'reviewed'))::int as reviewed,
        (count(distinct coalesce(student_id::text, lower(student_name))))::int as students,
        round(avg(percentage)::numeric, 1)::float8 as "meanPercentage"
      from filed`);
    return row ?? { essays: 0, graded: 0, provisional: 0, reviewed: 0, students: 0, meanPercentage: null };
  }

  async grades(): Promise<Map<Grade, number>> {
    const rows = await this.read<{ grade: Grade; count: number }>(
      `${FILED_AND_GRADED} select grade, count(*)::int as count from graded group by grade`,
    );
    return new Map(rows.map(({ grade, count }) => [grade, count]));
  }

  /** When each was graded, oldest first. */
  gradedAt(): Promise<{ at: Date; percentage: number }[]> {
    return this.read(`${FILED_AND_GRADED}
      select created_at as at, percentage::float8 as percentage from graded order by created_at`);
  }

  /** All criteria with a level somewhere, the most used first, then in the order in which they were graded. */
  criteria(): Promise<Criterion[]> {
    return this.read(`${FILED_AND_GRADED}, ${decided('graded')}
      select name, round(avg(level), 2)::float8 as "meanLevel", count(*)::int as results
      from decided where level is not null group by name order by count(*) desc, min(position), name`);
  }

  /** Criteria that no essay has a level for, those without a grade included. */
  async notAssessed(): Promise<string[]> {
    const rows = await this.read<{ name: string }>(
      `${FILED_AND_GRADED}, ${decided('filed')}
       select name from decided group by name having count(level) = 0 order by min(position), name limit $4`,
      [METRICS_LIMITS.criteria],
    );
    return rows.map(({ name }) => name);
  }

  /** Rows of the heat map, by name. @param criteria its columns */
  async students(criteria: readonly string[]): Promise<MetricsReply['students']> {
    const rows = await this.read<StudentRow>(
      `${FILED_AND_GRADED}, listed as (
         select *, coalesce(student_name, filename) as name from graded
         order by lower(coalesce(student_name, filename)), filename, id limit $4
       ), ${decided('listed')}, cells as (
         select essay_id, name, round(avg(level), 2) as level from decided
         where name = any ($5) group by essay_id, name
       )
       select listed.essay_id as "essayId", listed.name, listed.filename, listed.grade,
         listed.is_provisional as "isProvisional",
         coalesce(grouped.levels, '{}') as levels, ${studentMarkSql('listed.student_id')} as "studentMark"
       from listed left join (
         select essay_id, json_object_agg(name, level) as levels from cells group by essay_id
       ) grouped on grouped.essay_id = listed.essay_id`,
      [METRICS_LIMITS.students, criteria],
    );
    const byName = new Intl.Collator('en-AU', { numeric: true, sensitivity: 'base' });
    return rows
      .sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.filename, b.filename))
      .map(({ levels, ...row }) => ({ ...row, levels: criteria.map((name) => levels[name] ?? null) }));
  }

  /** The newest essays, each with the language standard it was graded by; null if it is not graded. */
  newestEssays(): Promise<{ id: string; locale: Locale | null }[]> {
    return this.read(
      `${FILED_AND_GRADED} select id, locale from filed order by uploaded_at desc, id limit $4`,
      [METRICS_LIMITS.analysedEssays],
    );
  }

  private async read<Row>(sql: string, more: readonly unknown[] = []): Promise<Row[]> {
    return this.manager.query<Row[]>(sql, [...this.scope, ...more]);
  }
}

interface StudentRow {
  essayId: string;
  name: string;
  studentMark: string | null;
  filename: string;
  grade: Grade;
  isProvisional: boolean;
  levels: Record<string, number>;
}
