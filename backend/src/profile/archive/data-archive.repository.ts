import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { inForce } from '../../common/sql/result-standing.sql';
import type { SectionName } from './sections';

/** A row as it is written into the archive; its id also marks where the next batch begins. */
export interface ArchivedRow {
  id: string;
}

const BATCH = 'and one.id > $2 order by one.id limit $3';
const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
/** Their ids are numbers. */
const COUNTED: readonly SectionName[] = ['activity', 'ledger'];

/** `$1` is the person, `$2` the id before the batch, `$3` its size. */
const SECTION_SQL: Record<SectionName, string> = {
  ledger: `
    select one.id, one.essay_id as "essayId", one.result_id as "resultId", one.kind,
      case when one.is_dated then one.happened_at end as "at", one.details
    from result_ledger one join essays on essays.id = one.essay_id where essays.user_id = $1
      -- No export says that an essay had a note.
      and one.details ->> 'field' is distinct from 'notes_read' ${BATCH}`,
  criteria: `
    select one.id, one.filename, one.items, one.details, one.rubric_id as "rubricId",
      one.rubric_version as "rubricVersion", one.uploaded_at as "uploadedAt", one.deleted_at as "deletedAt"
    from criteria one where one.user_id = $1 ${BATCH}`,
  rubrics: `
    select one.id, one.name, one.description, one.is_public as "isPublic", one.criteria,
      (select coalesce(json_agg(json_build_object('kind', kind, 'value', value) order by position), '[]')
       from rubric_shares where rubric_id = one.id) as "sharedWith",
      one.version, one.created_at as "createdAt"
    from rubrics one where one.user_id = $1 ${BATCH}`,
  calibrations: `
    select one.id, one.rubric_id as "rubricId", one.criteria_version as "criteriaVersion", one.shifts,
      one.learned_from as "learnedFrom", one.basis, one.examples, one.created_at as "createdAt",
      (select coalesce(json_agg(json_build_object('essayId', essay_id, 'levels', levels, 'markedAt', marked_at)
         order by marked_at), '[]') from calibration_marks where calibration_id = one.id) as "marked"
    from rubric_calibrations one where one.user_id = $1 ${BATCH}`,
  comments: `
    select one.id, one.words, one.uses, one.used_at as "usedAt" from comment_bank one where one.user_id = $1 ${BATCH}`,
  classes: `
    select one.id, one.name, one.description, one.student_count as "studentCount",
      one.created_at as "createdAt"
    from classes one where one.user_id = $1 ${BATCH}`,
  assignments: `
    select one.id, one.class_id as "classId", one.title, one.description, one.instructions,
      one.source_text as "sourceText", one.year_level as "yearLevel", one.words_min as "wordsMin",
      one.words_max as "wordsMax", one.locale, one.rubric_id as "rubricId", one.criteria_text as "criteriaText",
      one.genre, one.due_date as "dueDate", one.created_at as "createdAt"
    from assignments one where one.user_id = $1 ${BATCH}`,
  rosters: `
    select one.id, one.class_id as "classId", one.name, one.email, one.student_number as "studentNumber",
      one.position
    from class_students one join classes on classes.id = one.class_id where classes.user_id = $1 ${BATCH}`,
  payments: `
    select one.id, one.amount, one.currency, one.status, one.description, one.created_at as "createdAt"
    from payment_transactions one where one.user_id = $1 ${BATCH}`,
  activity: `
    select one.id, one.action, one.details, one.ip_address as "ipAddress", one.user_agent as "userAgent",
      one.created_at as "createdAt"
    from user_activity_log one where one.user_id = $1 ${BATCH}`,
};

const ESSAYS = `
  select one.id, one.filename, one.heading, one.student_name as "studentName", one.student_id as "studentId", one.status, one.grade,
    one.assignment_id as "assignmentId", one.word_count as "wordCount", one.page_count as "pageCount",
    one.hidden_text as "hiddenText", one.uploaded_at as "uploadedAt", one.deleted_at as "deletedAt"
  from essays one where one.id = any($1::uuid[]) order by one.uploaded_at desc, one.id`;

const RESULTS = `
  select one.id, one.essay_id as "essayId", one.criteria_id as "criteriaId", ${inForce('one')} as "isInForce", one.score,
    one.total_criteria as "totalCriteria", one.total_criteria - one.unassessed_criteria as "assessedCriteria",
    one.unassessed_criteria > 0 and one.reviewed_at is null as "isProvisional", one.percentage, one.grade, one.feedback,
    one.review as "yourDecisions", one.whole_review as "yourDecisionsOnTheWhole", one.overall_analysis as "overallAnalysis",
    one.contextual_insights as "contextualInsights", one.flags, one.genre, one.locale, one.strictness, one.provider, one.model,
    one.usage, one.second_opinion as "secondOpinion", one.text_as_sent as "textAsSent", one.reviewed_at as "reviewedAt", one.chosen_at as "chosenAt",
    one.created_at as "createdAt"
  from grading_results one where one.essay_id = any($1::uuid[]) order by one.essay_id, one.created_at, one.id`;

/** A person's own data, in batches, each row with the fields worth keeping. */
@Injectable()
export class DataArchiveRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** All of the person's essays, newest first; deleted ones that can still be restored included. */
  filenamesOf(userId: string): Promise<{ id: string; filename: string }[]> {
    return this.dataSource.query<{ id: string; filename: string }[]>(
      'select id, filename from essays where user_id = $1 order by uploaded_at desc, id',
      [userId],
    );
  }

  /** Newest first. */
  essays(ids: readonly string[]): Promise<ArchivedRow[]> {
    return this.dataSource.query<ArchivedRow[]>(ESSAYS, [ids]);
  }

  /** Newest first. */
  essayTexts(ids: readonly string[]): Promise<(ArchivedRow & { content: string })[]> {
    return this.dataSource.query<(ArchivedRow & { content: string })[]>(
      'select id, content from essays where id = any($1::uuid[]) order by uploaded_at desc, id',
      [ids],
    );
  }

  /** All results of these essays, older ones first. */
  resultsOf(essayIds: readonly string[]): Promise<ArchivedRow[]> {
    return this.dataSource.query<ArchivedRow[]>(RESULTS, [essayIds]);
  }

  /** The rows of a section in the order of their ids. @param after the id of the last row before them; null at the start */
  section(name: SectionName, userId: string, after: string | null, count: number): Promise<ArchivedRow[]> {
    const first = COUNTED.includes(name) ? '0' : FIRST_UUID;
    return this.dataSource.query<ArchivedRow[]>(SECTION_SQL[name], [userId, after ?? first, count]);
  }
}
