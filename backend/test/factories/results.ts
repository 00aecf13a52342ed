import { scoreOf } from '@marklight/contracts/grades';
import { aFeedbackItem, aNotAssessedItem, aResult } from '../../src/exports/testing/builders';
import { startTestApp, type TestApp } from '../setup/test-app';
import { aTeacher, type Person } from './people';

export interface GradedEssay {
  assignmentId: string | null;
  /** Level by criterion, null if it is left to the teacher; null for an essay that is not graded. */
  levels: Record<string, number | null> | null;
  /** Uses this criteria set instead of one made for it. */
  criteriaId?: string;
  /** Adds a result to this essay instead of making one. */
  essayId?: string;
  studentName?: string | null;
  filename?: string;
  content?: string;
  status?: 'draft' | 'ready_for_review' | 'reviewed';
  /** Of the result, which is in force if it is the newest. */
  createdAt?: string;
  deleted?: boolean;
}

/** Stores an essay with a result as grading would leave them. Gives the essay's id. */
export async function aGradedEssay(
  { database }: Pick<TestApp, 'database'>,
  teacher: Person,
  given: GradedEssay,
): Promise<string> {
  const { assignmentId, levels, studentName = null, filename = 'essay.pdf', deleted = false } = given;
  const { content = 'We went to the beach.', createdAt = new Date().toISOString() } = given;
  const one = async (sql: string, values: unknown[]): Promise<string> => {
    const [row] = (await database.query(sql, values)) as { id: string }[];
    if (!row) throw new Error('nothing was stored');
    return row.id;
  };
  const essayId =
    given.essayId ??
    (await one(
      `insert into essays (filename, content, word_count, page_count, user_id, assignment_id, student_name, status, deleted_at)
       values ($1, $2, 5, 1, $3, $4, $5, $6, case when $7 then now() end) returning id`,
      [
        filename,
        content,
        teacher.id,
        assignmentId,
        studentName,
        given.status ?? (levels === null ? 'draft' : 'ready_for_review'),
        deleted,
      ],
    ));
  if (levels === null) return essayId;
  const criteria = Object.entries(levels).map(([name, level]) => ({ criteria: name, level, weight: 1 }));
  const { score, totalCriteria, assessedCriteria, percentage, grade } = scoreOf(criteria);
  const criteriaId =
    given.criteriaId ??
    (await one(
      `insert into criteria (filename, items, user_id) values ('criteria.txt', $1, $2) returning id`,
      [JSON.stringify(Object.keys(levels)), teacher.id],
    ));
  const { overallAnalysis, contextualInsights } = aResult();
  const feedback = criteria.map((item) =>
    item.level === null
      ? aNotAssessedItem(item)
      : aFeedbackItem({ ...item, feedback: 'Good.', evidence: [] }),
  );
  const [{ isNewest = true } = {}] = (await database.query(
    `select $2::timestamptz >= max(created_at) as "isNewest" from grading_results where essay_id = $1 having count(*) > 0`,
    [essayId, createdAt],
  )) as { isNewest: boolean }[];
  if (isNewest)
    await database.query(`update grading_results set standing = 'earlier' where essay_id = $1`, [essayId]);
  await database.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model, created_at, unassessed_criteria, standing)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $11, $12, 'en-AU', 'built-in', 'built-in', $9, $10, $13)`,
    [
      teacher.id,
      essayId,
      criteriaId,
      score,
      totalCriteria,
      percentage,
      grade,
      JSON.stringify(feedback),
      createdAt,
      totalCriteria - assessedCriteria,
      JSON.stringify(overallAnalysis),
      JSON.stringify(contextualInsights),
      isNewest ? 'in_force' : 'earlier',
    ],
  );
  if (isNewest) await database.query('update essays set grade = $2 where id = $1', [essayId, grade]);
  return essayId;
}

/** Starts an app for the tests of a file; before each there is a new teacher with one graded essay. */
export function aGradedEssayForEachTest(content: string): { app: TestApp; teacher: Person; essayId: string } {
  const given = {} as { app: TestApp; teacher: Person; essayId: string };
  beforeAll(async () => {
    given.app = await startTestApp();
  });
  afterAll(() => given.app.close());
  beforeEach(async () => {
    given.teacher = await aTeacher(given.app);
    const levels = { 'Clear thesis': 2, Evidence: 3 };
    given.essayId = await aGradedEssay(given.app, given.teacher, { assignmentId: null, levels, content });
  });
  return given;
}
