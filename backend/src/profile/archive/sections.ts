/** One JSON file of the archive: the rows of a table that are the person's. */
export interface Section {
  file: string;
  /** In words, for the README of the archive. */
  what: string;
  /**
   * Gives an `id` and what is to be stored of each row. `$1` is the person; rows come in batches by `id > $2`, at
   * most `$3`.
   */
  sql: string;
}

const BATCH = 'and one.id > $2 order by one.id limit $3';

/** Everything but the account, the essays and their results, which have their own ways. */
export const SECTIONS: readonly Section[] = [
  {
    file: 'criteria.json',
    what: 'the criteria sets, with the weights and levels of those that came from a rubric',
    sql: `select one.id, one.filename, one.items, one.details, one.rubric_id as "rubricId",
        one.rubric_version as "rubricVersion", one.uploaded_at as "uploadedAt", one.deleted_at as "deletedAt"
      from criteria one where one.user_id = $1 ${BATCH}`,
  },
  {
    file: 'rubrics.json',
    what: 'your own rubrics, and with whom you share them',
    sql: `select one.id, one.name, one.description, one.is_public as "isPublic", one.criteria,
        (select coalesce(json_agg(json_build_object('kind', kind, 'value', value) order by position), '[]')
         from rubric_shares where rubric_id = one.id) as "sharedWith",
        one.version, one.created_at as "createdAt"
      from rubrics one where one.user_id = $1 ${BATCH}`,
  },
  {
    file: 'classes.json',
    what: 'your classes',
    sql: `select one.id, one.name, one.description, one.student_count as "studentCount",
        one.created_at as "createdAt"
      from classes one where one.user_id = $1 ${BATCH}`,
  },
  {
    file: 'assignments.json',
    what: 'the assignments of your classes',
    sql: `select one.id, one.class_id as "classId", one.title, one.description, one.instructions,
        one.rubric_id as "rubricId", one.genre, one.due_date as "dueDate", one.created_at as "createdAt"
      from assignments one where one.user_id = $1 ${BATCH}`,
  },
  {
    file: 'rosters.json',
    what: 'the students on the rosters of your classes',
    sql: `select one.id, one.class_id as "classId", one.name, one.email, one.student_number as "studentNumber",
        one.position
      from class_students one join classes on classes.id = one.class_id where classes.user_id = $1 ${BATCH}`,
  },
  {
    file: 'payments.json',
    what: 'your payments',
    sql: `select one.id, one.amount, one.currency, one.status, one.description, one.created_at as "createdAt"
      from payment_transactions one where one.user_id = $1 ${BATCH}`,
  },
  {
    file: 'activity.json',
    what: 'what you did and when, with the shortened address and the browser',
    sql: `select one.id, one.action, one.details, one.ip_address as "ipAddress", one.user_agent as "userAgent",
        one.created_at as "createdAt"
      from user_activity_log one where one.user_id = $1 ${BATCH}`,
  },
];

export const ESSAYS_SQL = `
  select one.id, one.filename, one.student_name as "studentName", one.status, one.grade,
    one.assignment_id as "assignmentId", one.word_count as "wordCount", one.page_count as "pageCount",
    one.hidden_text as "hiddenText", one.uploaded_at as "uploadedAt", one.deleted_at as "deletedAt"
  from essays one where one.id = any($1::uuid[]) order by one.uploaded_at desc, one.id`;

export const ESSAY_TEXTS_SQL =
  'select id, content from essays where id = any($1::uuid[]) order by uploaded_at desc, id';

export const RESULTS_SQL = `
  select one.id, one.essay_id as "essayId", one.criteria_id as "criteriaId", one.score,
    one.total_criteria as "totalCriteria", one.total_criteria - one.unassessed_criteria as "assessedCriteria",
    one.unassessed_criteria > 0 and one.reviewed_at is null as "isProvisional", one.percentage, one.grade, one.feedback,
    one.review as "yourDecisions", one.overall_analysis as "overallAnalysis",
    one.contextual_insights as "contextualInsights", one.flags, one.genre, one.locale, one.provider, one.model, one.usage,
    one.text_as_sent as "textAsSent", one.reviewed_at as "reviewedAt", one.created_at as "createdAt"
  from grading_results one where one.essay_id = any($1::uuid[]) order by one.essay_id, one.created_at, one.id`;
