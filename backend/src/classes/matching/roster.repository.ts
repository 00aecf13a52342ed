import type { EntityManager } from 'typeorm';

export interface RosterRow {
  /** Null for a student who was not listed before. */
  id: string | null;
  name: string;
  email: string | null;
  studentNumber: string | null;
  position: number;
}

/**
 * Makes these the students of the class. Those who stay keep their ids, and with them their essays; the essays of those
 * who go are unmatched again, and where the teacher decided, the name stays. Call it under the class's lock.
 */
export async function storeRoster(
  manager: EntityManager,
  classId: string,
  rows: readonly RosterRow[],
): Promise<void> {
  const kept = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  await manager.query(
    `update essays set student_left = student_left or student_decided, student_decided = false
     where student_id in (select id from class_students where class_id = $1 and not id = any($2::uuid[]))`,
    [classId, kept],
  );
  await manager.query('delete from class_students where class_id = $1 and not id = any($2::uuid[])', [
    classId,
    kept,
  ]);
  // Two students may swap places, or a number pass from one to another: clear them all first.
  await manager.query(
    `update class_students set position = -1 - position, email = null, student_number = null where class_id = $1`,
    [classId],
  );
  const values = JSON.stringify(rows);
  const listed = `jsonb_to_recordset($2::jsonb)
    as listed (id uuid, name text, email text, "studentNumber" text, position integer)`;
  await manager.query(
    `update class_students student set name = listed.name, email = listed.email,
       student_number = listed."studentNumber", position = listed.position
     from ${listed} where student.id = listed.id and student.class_id = $1`,
    [classId, values],
  );
  await manager.query(
    `update essays set student_name = student.name from class_students student
     where student.class_id = $1 and essays.student_id = student.id and essays.student_name is distinct from student.name`,
    [classId],
  );
  await manager.query(
    `insert into class_students (class_id, name, email, student_number, position)
     select $1, name, email, "studentNumber", position from ${listed} where id is null`,
    [classId, values],
  );
}
