import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Grade } from '@marklight/contracts/grades';
import type { Locale } from '@marklight/contracts/language';
import { METRICS_LIMITS, type MetricsQuery, type MetricsReply } from '@marklight/contracts/metrics';
import type { DataSource } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark.sql';
import { inForce } from '../common/sql/result-standing.sql';

/**
 * The essays filed under it that are not deleted, each with its result in force, and only those whose result has a
 * grade. Results are looked up by essay: a join of the two is slower by a factor of 100 when the statistics are old.
 * Nothing here reads an essay's text or a result's feedback, of which there are some 10 KB for each essay.
 */
const FILED_AND_GRADED = `
  with filed as materialized (
    select essay.id, essay.filename, essay.status, essay.uploaded_at, essay.student_id,
      nullif(trim(essay.student_name), '') as student_name, result.*
    from essays essay join assignments assignment on assignment.id = essay.assignment_id
      left join lateral (
        select criteria_id, levels, grade, percentage, created_at, locale,
          unassessed_criteria > 0 and reviewed_at is null as is_provisional from grading_results current
        where essay_id = essay.id and ${inForce('current')}
      ) result on true
    where essay.user_id = $1 and essay.deleted_at is null
      and (assignment.class_id = $2 or assignment.id = $3)
  ), graded as (select * from filed where grade is not null)`;

/** The essays that are rows of the heat map. */
const LISTED = `listed as (
    select * from graded order by lower(coalesce(student_name, filename)), filename, id limit ${METRICS_LIMITS.students}
  )`;

/** Every zone's clock differs from UTC by a multiple of this, so the days of each can be told apart. */
const ZONES_DIFFER_BY = '15 minutes';

type Counts = Omit<MetricsReply['counts'], 'criteria'>;

/** What the results hold about one criterion of one criteria set; `position` is its place there, from 1. */
export interface CriterionLevels {
  criteriaId: string;
  position: number;
  /** Results that have this criterion, with a level or without. */
  results: number;
  /** Results with a grade and a level for it, and the sum of these levels. */
  assessed: number;
  sum: number;
  /** Results with a level for it, whether they have a grade or not. */
  withLevel: number;
}

/** A row of the heat map. `levels` are those of its criteria set, in order. */
export interface ListedEssay {
  essayId: string;
  name: string;
  studentMark: string | null;
  filename: string;
  grade: Grade;
  isProvisional: boolean;
  criteriaId: string;
  levels: (number | null)[];
}

/** Everything that is measured, as it was at one moment. */
export interface FiledResults {
  counts: Counts;
  grades: Partial<Record<Grade, number>>;
  /** How many were graded within each quarter of an hour, oldest first, and the sum of their percentages. */
  gradedAt: { at: string; results: number; sum: number }[] | null;
  levels: CriterionLevels[] | null;
  listed: ListedEssay[] | null;
  /** The newest essays, each with the language standard it was graded by; null if it is not graded. */
  newest: { id: string; locale: Locale | null }[] | null;
  /** The criteria of each set that was used, by the set's id. */
  names: Record<string, string[]> | null;
}

/** Reads the numbers for essays filed under a class or an assignment. */
@Injectable()
export class FiledResultsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** In one statement, so that the numbers agree with each other while essays are being graded. */
  async of(userId: string, { classId, assignmentId }: MetricsQuery): Promise<FiledResults> {
    const [row] = await this.dataSource.query<[FiledResults]>(
      `${FILED_AND_GRADED}, ${LISTED}
       select ${COUNTS} as counts, ${GRADES} as grades, ${GRADED_AT} as "gradedAt", ${LEVELS} as levels,
         ${ROWS} as listed, ${NEWEST} as newest, ${NAMES} as names`,
      [userId, classId ?? null, assignmentId ?? null],
    );
    return row;
  }
}

const COUNTS = `(select json_build_object('essays', count(*), 'graded', count(grade),
    'provisional', count(*) filter (where is_provisional), 'reviewed', count(*) filter (where status = 'reviewed'),
    'students', count(distinct coalesce(student_id::text, lower(student_name))),
    'meanPercentage', round(avg(percentage)::numeric, 1)) from filed)`;

const GRADES = `(select coalesce(json_object_agg(grade, count), '{}')
    from (select grade, count(*) from graded group by grade) counted)`;

const GRADED_AT = `(select json_agg(binned order by at) from (
    select date_bin('${ZONES_DIFFER_BY}', created_at, 'epoch') as at, count(*) as results, sum(percentage) as sum
    from graded group by 1) binned)`;

const LEVELS = `(select json_agg(summed) from (
    select criteria_id as "criteriaId", position, count(*) as results, count(level) as "withLevel",
      count(level) filter (where grade is not null) as assessed,
      coalesce(sum(level) filter (where grade is not null), 0) as sum
    from filed cross join lateral unnest(levels) with ordinality item (level, position)
    group by criteria_id, position) summed)`;

const ROWS = `(select json_agg(json_build_object('essayId', id, 'name', coalesce(student_name, filename),
    'studentMark', ${studentMarkSql('listed.student_id')}, 'filename', filename, 'grade', grade,
    'isProvisional', is_provisional, 'criteriaId', criteria_id, 'levels', levels)) from listed)`;

const NEWEST = `(select json_agg(newest) from (
    select id, locale from filed order by uploaded_at desc, id limit ${METRICS_LIMITS.analysedEssays}) newest)`;

const NAMES = `(select json_object_agg(id, items) from criteria
    where id in (select criteria_id from filed where criteria_id is not null))`;
