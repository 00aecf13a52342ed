import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { EssayCounts, EssayListQuery, EssayStatus } from '@marklight/contracts/essays';
import type { ListedEyeReason } from '@marklight/contracts/eye-reasons';
import { NOTE_IN_LISTS } from '@marklight/contracts/triage';
import type { DataSource, EntityManager } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark.sql';
import { PreparedStatements } from '../database/prepared-statements.repository';
import { hasProposalSql, inForce } from '../common/sql/result-standing.sql';
import { readingSql } from './scans/reading-progress.sql';
import type { EssayColumns, EssayContext } from './essay.mapper';
import { EyeRepository } from './eye.repository';

interface ContextRow extends Omit<EssayContext, 'eyeReasons'> {
  /** Null if there is no result, or it has been reviewed. */
  reasons: ListedEyeReason[] | null;
  hasNote: boolean | null;
}

/** An essay without its text, which is by far the largest of its columns and which no row shows. */
export type EssayRow = Omit<EssayColumns, 'content'>;

export interface ListedEssay {
  essay: EssayRow;
  context: EssayContext;
}

/**
 * Each as in its index. PostgreSQL puts null last in ascending order; so that it comes last in descending order too,
 * it counts as an empty text there.
 */
export const SORT_KEYS: Record<EssayListQuery['sort'], Record<EssayListQuery['order'], string>> = {
  uploadedAt: both('essay.uploaded_at'),
  filename: both('lower(essay.filename)'),
  studentName: { asc: 'lower(essay.student_name)', desc: `lower(coalesce(essay.student_name, ''))` },
  status: both('essay.status'),
  grade: { asc: 'essay.grade', desc: `coalesce(essay.grade, '')` },
};

function both(key: string) {
  return { asc: key, desc: key };
}

/** Where a page lies in a list. */
interface PlaceInList {
  sort: EssayListQuery['sort'];
  order: 'asc' | 'desc';
  take: number;
  skip: number;
  /** The page is nearer to the end of the list: the skipped entries are those after it, and `skip` counts them. */
  isFromTheEnd: boolean;
}

/** A page of all essays of a teacher, or of all with one status. */
export interface WholeListPage extends PlaceInList {
  userId: string;
  status: EssayStatus | null;
}

/** A page of essays that were found; `ids` are all of them, or those of the page. */
export interface FoundPage extends PlaceInList {
  ids: readonly string[];
}

const ROW = `essay.id, essay.filename, essay.student_name as "studentName", essay.status, essay.assignment_id as "assignmentId",
  essay.grade, essay.uploaded_at as "uploadedAt", essay.word_count as "wordCount", essay.page_count as "pageCount",
  essay.hidden_text as "hiddenText", essay.file_faults as "fileFaults", essay.is_sample as "isSample"`;
const CONTEXT_JOINS = `left join assignments assignment on assignment.id = essay.assignment_id
  left join classes class on class.id = assignment.class_id
  left join grading_results result on result.essay_id = essay.id and ${inForce('result')}
  left join criteria on criteria.id = result.criteria_id
  left join rubrics rubric on rubric.id = criteria.rubric_id`;
const TOTAL = `(select coalesce(sum(n), 0)::int from essay_counts where user_id = $1 and ($2::text is null or status = $2))`;

/** What a list of essays shows beside the rows of the table itself. */
@Injectable()
export class EssayListsRepository {
  private readonly context: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly prepared: PreparedStatements,
    eyes: EyeRepository,
  ) {
    this.context = `assignment.title as "assignmentTitle", class.id as "classId", class.name as "className",
      coalesce(rubric.name, criteria.filename) as "rubricName",
      case when result.criteria_id is not null then json_build_object(
        'assessedCriteria', result.total_criteria - result.unassessed_criteria,
        'totalCriteria', result.total_criteria,
        'isProvisional', result.unassessed_criteria > 0 and result.reviewed_at is null) end as assessed,
      case when essay.status <> 'reviewed' then result.eye_reasons end as reasons,
      essay.status <> 'reviewed' and ${eyes.hasNote('result')} as "hasNote",
      ${hasProposalSql('essay.id')} as "hasProposal", ${studentMarkSql('essay.student_id')} as "studentMark",
      essay.student_id is null and not essay.student_decided
        and exists (select from class_students listed where listed.class_id = class.id) as "isToMatch",
      exists (select from essay_files kept where kept.essay_id = essay.id) as "hasFile",
      ${readingSql('essay.id')} as reading`;
  }

  /** From the counters, which triggers keep; essays under "Recently deleted" are not among them. */
  async counts(userId: string): Promise<EssayCounts> {
    const [row] = await this.dataSource.query<[EssayCounts]>(
      `select coalesce(sum(n), 0)::int as total,
         coalesce(sum(n) filter (where graded), 0)::int as graded,
         coalesce(sum(n) filter (where status = 'ready_for_review'), 0)::int as "readyForReview",
         coalesce(sum(n) filter (where status = 'reviewed'), 0)::int as reviewed
       from essay_counts where user_id = $1`,
      [userId],
    );
    return row;
  }

  /** From the counters as well. @param status null for all */
  async totalOf(userId: string, status: EssayStatus | null): Promise<number> {
    const [row] = await this.dataSource.query<[{ total: number }]>(`select ${TOTAL} as total`, [
      userId,
      status,
    ]);
    return row.total;
  }

  /** The rows of a page in its order, each with what other tables hold about it: planned once, which takes longer than reading them. */
  async pageOfFound({ ids, sort, order, take, skip, isFromTheEnd }: FoundPage): Promise<ListedEssay[]> {
    const walked = isFromTheEnd ? opposite(order) : order;
    const page = `select essay.id, ${SORT_KEYS[sort][order]} as sort_key from essays essay where essay.id = any($1::uuid[])
      order by sort_key ${walked}, essay.id ${walked} limit $2 offset $3`;
    const rows = await this.prepared.rows<EssayRow & ContextRow>(
      `essays found by ${sort} ${order} ${walked}`,
      this.pageSql(page, order),
      [ids, take, skip],
    );
    return rows.map(listed);
  }

  /** The same of a whole list, whose pages are asked for most, with its total as the counters have it. */
  async pageOfAll({
    userId,
    status,
    sort,
    order,
    take,
    skip,
    isFromTheEnd,
  }: WholeListPage): Promise<{ rows: ListedEssay[]; total: number }> {
    const walked = isFromTheEnd ? opposite(order) : order;
    const ids = `select essay.id, ${SORT_KEYS[sort][order]} as sort_key from essays essay
      where essay.user_id = $1 and essay.deleted_at is null ${status ? 'and essay.status = $2' : ''}
      order by sort_key ${walked}, essay.id ${walked} limit $3 offset $4`;
    const rows = await this.prepared.rows<EssayRow & ContextRow & { total: number }>(
      `essays by ${sort} ${order} ${walked} ${status ? 'of a status' : ''}`,
      this.pageSql(ids, order, `, ${TOTAL} as total`),
      [userId, status, take, skip],
    );
    return { rows: rows.map(listed), total: rows[0]?.total ?? 0 };
  }

  private pageSql(ids: string, order: 'asc' | 'desc', more = ''): string {
    return `select ${ROW}, ${this.context} ${more}
      from (${ids}) page join essays essay on essay.id = page.id ${CONTEXT_JOINS}
      order by page.sort_key ${order}, page.id ${order}`;
  }

  /** What other tables hold about these essays, by essay, in one query. */
  async contextsOf(
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, EssayContext>> {
    const rows = await manager.query<(ContextRow & { id: string })[]>(
      `select essay.id, ${this.context} from essays essay ${CONTEXT_JOINS} where essay.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map(({ id, ...context }) => [id, contextOf(context)]));
  }
}

function listed(row: EssayRow & ContextRow): ListedEssay {
  const { assignmentTitle, classId, className, rubricName, assessed, reasons, hasNote, ...rest } = row;
  const { hasProposal, studentMark, isToMatch, hasFile, reading, ...essay } = rest;
  const found = { assignmentTitle, classId, className, rubricName, assessed, reasons, hasNote };
  return { essay, context: contextOf({ ...found, hasProposal, studentMark, isToMatch, hasFile, reading }) };
}

function contextOf({ reasons, hasNote, ...context }: ContextRow): EssayContext {
  return { ...context, eyeReasons: [...(hasNote ? [NOTE_IN_LISTS] : []), ...(reasons ?? [])] };
}

/** The order of a list that is walked from its end. */
export function opposite(order: 'asc' | 'desc'): 'asc' | 'desc' {
  return order === 'asc' ? 'desc' : 'asc';
}
