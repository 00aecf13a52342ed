/** Where news of a teacher's data goes, with `TeacherNews` as JSON. */
export const TEACHER_CHANNEL = 'marklight_teacher';

/** SQL: sends the news of a grading within the statement that changes it. @param userId, jobId expressions */
export function jobNewsSql(userId: string, jobId: string): string {
  return `pg_notify('${TEACHER_CHANNEL}', json_build_object('userId', ${userId}, 'jobId', ${jobId})::text)`;
}

/** SQL: sends news within a statement. @param news an expression for `TeacherNews` as JSON */
export function newsSql(news: string): string {
  return `pg_notify('${TEACHER_CHANNEL}', ${news})`;
}
