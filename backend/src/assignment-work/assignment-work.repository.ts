import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  UNREAD_NAMED,
  WORK_STATES,
  type AssignmentStanding,
  type WorkInProgress,
  type WorkQuery,
  type WorkRow,
  type WorkState,
} from '@marklight/contracts/assignment-work';
import { SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import type { Grade } from '@marklight/contracts/grades';
import type { DataSource } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark.sql';
import { sliceOf } from '../common/paging';
import type { CriteriaContent } from '../criteria/criteria.service';
import { likePattern } from '../database/like-pattern';
import { EyeRepository } from '../essays/eye.repository';
import { hasProposalSql, inForce } from '../common/sql/result-standing.sql';
import { readingSql } from '../essays/scans/reading-progress.sql';
import { gradedBySql } from '../grading/ledger/ledger.repository';

export interface WorkRecord {
  essayId: string;
  filename: string;
  studentName: string | null;
  state: WorkState;
  grade: Grade | null;
  percentage: number | null;
  uploadedAt: Date;
  /** Of the table's columns, in their order; null if the result has none of these criteria. */
  levels: (number | null)[] | null;
  otherCriteria: WorkRow['otherCriteria'];
  studentMark: string | null;
  hasProposal: boolean;
  wordCount: number;
  fileFaults: WorkRow['fileFaults'];
  hiddenText: WorkRow['hiddenText'];
  reading: WorkRow['reading'];
}

export type HandIns = Pick<AssignmentStanding, 'rosterSize' | 'handedIn' | 'unmatched'>;

/** Nulls last in either direction: a teacher who sorts by grade wants to see grades. */
const SORT_KEYS: Record<WorkQuery['sort'], string> = {
  student: `lower(coalesce("studentName", filename))`,
  state: `array_position(array['${WORK_STATES.join(`','`)}'], state)`,
  grade: 'percentage',
  uploadedAt: '"uploadedAt"',
  criterion: `all_levels[places.places[$5::int + 1]]`,
};

/** The essays of one assignment with the state of each. The caller has checked who owns the assignment. */
@Injectable()
export class AssignmentWorkRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly eyes: EyeRepository,
  ) {}

  /** How many essays of the assignment are in each state; empty states are left out. */
  async countsByState(assignmentId: string): Promise<Partial<Record<WorkState, number>>> {
    const rows = await this.dataSource.query<{ state: WorkState; count: number }[]>(
      `select state, count(*)::int as count from (${this.work()}) work group by state`,
      [assignmentId],
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  /** Essays with a newer grading that is waiting for the teacher's decision. */
  async countProposals(assignmentId: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `select count(*)::int as count from essays
       where assignment_id = $1 and deleted_at is null and ${hasProposalSql('essays.id')}`,
      [assignmentId],
    );
    return row.count;
  }

  /** The essays without a result that have pages being read or hard to read, as `isHardToRead` says. */
  async unread(assignmentId: string): Promise<AssignmentStanding['unread']> {
    const [row] = await this.dataSource.query<[AssignmentStanding['unread']]>(
      `select count(*) filter (where "isRead")::int as "beingRead", count(*) filter (where not "isRead")::int as "hardToRead",
         coalesce(json_agg(json_build_object('essayId', id, 'filename', filename) order by lower(filename), id)
           filter (where place <= $3), '[]') as essays
       from (
         select id, filename, "isRead", row_number() over (order by lower(filename), id) as place
         from (
           select essay.id, essay.filename, essay.file_faults,
             exists (select from scanned_pages page where page.essay_id = essay.id) as "isRead"
           from essays essay
           where essay.assignment_id = $1 and essay.deleted_at is null
             and not exists (select from grading_results result where result.essay_id = essay.id and ${inForce('result')})
         ) ungraded
         where "isRead" or (not file_faults @> '[{"kind": "typed_over"}]' and (file_faults @> '[{"kind": "picture_page"}]'
           or file_faults @> '[{"kind": "blank_page"}]'
           or jsonb_path_exists(file_faults, '$[*] ? (@.kind == "scanned_page" && @.confidence < $below)',
             jsonb_build_object('below', $2::int))))
       ) unread`,
      [assignmentId, SCAN_UNSURE_BELOW, UNREAD_NAMED],
    );
    return row;
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

  /** The class's students, those of them who have an essay here, and the essays that are by none of them. */
  async handIns(assignmentId: string): Promise<HandIns> {
    const [row] = await this.dataSource.query<[HandIns]>(
      `select count(distinct student.id)::int as "handedIn",
         (count(essay.id) - count(student.id))::int as unmatched,
         (select count(*)::int from class_students listed where listed.class_id = assignment.class_id) as "rosterSize"
       from assignments assignment
       left join essays essay on essay.assignment_id = assignment.id and essay.deleted_at is null
       left join class_students student
         on student.id = essay.student_id and student.class_id = assignment.class_id
       where assignment.id = $1 group by assignment.id`,
      [assignmentId],
    );
    return row;
  }

  /** What the newest of the results that count was graded by; null before the first. */
  async newestCriteria(assignmentId: string): Promise<CriteriaContent | null> {
    const [found] = await this.dataSource.query<CriteriaContent[]>(
      `select criteria.items, criteria.details
       from essays essay cross join lateral (
         -- The limit holds the planner to the index.
         select * from grading_results where essay_id = essay.id and ${inForce('grading_results')} limit 1
       ) result join criteria on criteria.id = result.criteria_id
       where essay.assignment_id = $1 and essay.deleted_at is null
       order by result.created_at desc, criteria.id limit 1`,
      [assignmentId],
    );
    return found ?? null;
  }

  /** One page of the essays that match, and how many match in all. @param columns the criteria that the table has columns for */
  async page(
    assignmentId: string,
    columns: readonly string[],
    query: WorkQuery,
  ): Promise<{ rows: WorkRecord[]; total: number }> {
    const { take, skip } = sliceOf(query);
    const search = query.search ? likePattern(query.search) : null;
    const filter = [assignmentId, query.state ?? null, search, JSON.stringify(columns)];
    // One statement, because each part reads every essay: with three, 500 essays took twice as long as 30.
    const found = await this.dataSource.query<(WorkRecord & { total: number })[]>(
      `with work as materialized (${this.work()}),
       places as materialized (
         -- Where a set has the criteria of the columns: a rubric may have been loaded twice, or changed since.
         select own.id, array_agg(other.place::int order by wanted.place) as places
         from criteria own cross join lateral ${numbered('$4::jsonb')} wanted
         left join lateral ${numbered('own.items')} other on other.item = wanted.item and other.nth = wanted.nth
         where own.id in (select "criteriaId" from work)
         group by own.id having count(other.place) > 0)
       select "essayId", filename, "studentName", state, grade, percentage, "uploadedAt", total,
         (select array_agg(all_levels[place] order by n) from unnest(places) with ordinality shown (place, n)) as levels,
         ${hasProposalSql('"essayId"')} as "hasProposal", ${studentMarkSql('"studentId"')} as "studentMark",
         file.word_count as "wordCount", file.file_faults as "fileFaults", file.hidden_text as "hiddenText",
         ${readingSql('"essayId"')} as reading,
         (select json_build_object('criteriaSet', ${gradedBySql('own')}, 'levels', (
             select json_agg(json_build_object('criterion', item, 'level', all_levels[place]) order by place)
             from jsonb_array_elements_text(own.items) with ordinality listed (item, place)
             where place <= cardinality(all_levels) and not place = any(coalesce(array_remove(places, null), '{}'))))
           from criteria own where own.id = "criteriaId"
             and exists (select from generate_series(1, cardinality(all_levels)) place
               where not place = any(coalesce(array_remove(places, null), '{}')))) as "otherCriteria"
       from (
         select work.*, places.places, count(*) over ()::int as total, row_number() over (
           order by ${SORT_KEYS[query.sort]} ${query.order} nulls last, "essayId") as place
         from work left join places on places.id = work."criteriaId"
         where ($2::text is null or state = $2) and ($3::text is null or filename ilike $3 or "studentName" ilike $3)
           ${query.proposal === 'waiting' ? `and ${hasProposalSql('"essayId"')}` : ''}
         order by place limit ${take} offset ${skip}
       ) page cross join lateral (
         select word_count, file_faults, hidden_text from essays where id = "essayId") file
       order by place`,
      query.sort === 'criterion' ? [...filter, query.criterion] : filter,
    );
    const rows = found.map(({ total: _, ...row }) => row);
    if (found[0] || skip === 0) return { rows, total: found[0]?.total ?? 0 };
    // A page after the last has no row to carry the count.
    return {
      rows,
      total: (await this.page(assignmentId, columns, { ...query, page: 1, pageSize: 1 })).total,
    };
  }

  /** The essays that have no result and are not being graded, oldest first. */
  ungraded(assignmentId: string, most: number): Promise<string[]> {
    return this.inStates(assignmentId, ['new', 'failed'], most);
  }

  /** The essays that have a result and are not being graded, oldest first. */
  graded(assignmentId: string, most: number): Promise<string[]> {
    return this.inStates(assignmentId, ['needs_eye', 'graded', 'reviewed'], most);
  }

  private async inStates(assignmentId: string, states: WorkState[], most: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ essayId: string }[]>(
      `select "essayId" from (${this.work()}) work where state = any($2::text[])
       order by "uploadedAt", "essayId" limit $3`,
      [assignmentId, states, most],
    );
    return rows.map(({ essayId }) => essayId);
  }

  /** SQL: every essay of assignment $1 with its result, the levels that count, and its state. */
  private work(): string {
    return `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
        essay.student_id as "studentId", essay.uploaded_at as "uploadedAt", essay.grade, result.percentage, result.criteria_id as "criteriaId",
        result.levels as all_levels,
        case
          when essay.status = 'reviewed' then 'reviewed'
          when job.is_open then 'grading'
          when result.id is null and job.has_failed then 'failed'
          when result.id is null then 'new'
          when result.eye_reasons <> '[]' or ${this.eyes.hasNote('result')} then 'needs_eye'
          else 'graded'
        end as state
      from essays essay
      left join lateral (
        -- The limit holds the planner to the index; for a state it would read everybody's results.
        select * from grading_results where essay_id = essay.id and ${inForce('grading_results')} limit 1
      ) result on true
      left join (
        -- Of all the teacher's essays: these are few, and looking for each essay of the assignment takes longer.
        select essay_id, bool_or(status <> 'error') as is_open, bool_or(status = 'error') as has_failed
        from grading_jobs
        where user_id = (select user_id from assignments where id = $1) and not second_opinion
          and (status in ('pending', 'processing') or status = 'error' and dismissed_at is null)
        group by essay_id
      ) job on job.essay_id = essay.id
      where essay.assignment_id = $1 and essay.deleted_at is null`;
  }
}

/** SQL: the criteria of a set with their places; among criteria with the same words, also which of them each is. */
function numbered(items: string): string {
  return `(select item, place, row_number() over (partition by item order by place) as nth
    from jsonb_array_elements_text(${items}) with ordinality listed (item, place))`;
}
