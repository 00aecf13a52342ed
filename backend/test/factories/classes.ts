import type { Assignment, Class } from '@marklight/contracts/classes';
import type { TestApp } from '../setup/test-app';
import type { Person } from './people';

/** A class of the teacher's. */
export async function aClass(teacher: Person, given: object = {}): Promise<Class> {
  const { body } = await teacher.agent
    .post('/api/classes')
    .send({ name: 'Year 9 English', ...given })
    .expect(201);
  return body as Class;
}

/** An assignment of the teacher's, in a new class unless `classId` names one. */
export async function anAssignment(
  teacher: Person,
  given: Record<string, unknown> & { classId?: string } = {},
): Promise<Assignment> {
  const classId = given.classId ?? (await aClass(teacher)).id;
  const { body } = await teacher.agent
    .post('/api/assignments')
    .send({ title: 'Persuasive letter', ...given, classId })
    .expect(201);
  return body as Assignment;
}

/** Stores an essay filed under an assignment, as an upload would. Gives its id. */
export async function aFiledEssay(
  { database }: Pick<TestApp, 'database'>,
  teacher: Person,
  assignmentId: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<string> {
  const [row] = (await database.query(
    `insert into essays (filename, content, word_count, page_count, user_id, assignment_id, deleted_at)
     values ('essay.pdf', 'A short essay.', 3, 1, $1, $2, case when $3 then now() end) returning id`,
    [teacher.id, assignmentId, deleted],
  )) as { id: string }[];
  if (!row) throw new Error('the essay was not stored');
  return row.id;
}

/** Stores a rubric; without an owner it is the platform's. Gives its id. */
export async function aStoredRubric(
  { database }: Pick<TestApp, 'database'>,
  {
    owner = null,
    isPublic = false,
    name = 'Persuasive writing',
  }: { owner?: Person | null; isPublic?: boolean; name?: string } = {},
): Promise<string> {
  const [row] = (await database.query(
    `insert into rubrics (name, type, criteria, user_id, is_public) values ($1, $2, '[]', $3, $4) returning id`,
    [name, owner ? 'custom' : 'platform', owner?.id ?? null, isPublic],
  )) as { id: string }[];
  if (!row) throw new Error('the rubric was not stored');
  return row.id;
}
