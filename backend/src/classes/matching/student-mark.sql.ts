/**
 * SQL: the number or email of the student who wrote the essay, if another on the class list has the same name; null
 * elsewhere. @param studentId an expression
 */
export function studentMarkSql(studentId: string): string {
  return `(select coalesce(writer.student_number, writer.email) from class_students writer
    where writer.id = ${studentId} and exists (select from class_students namesake
      where namesake.class_id = writer.class_id and namesake.id <> writer.id
        and lower(namesake.name) = lower(writer.name)))`;
}
