import { Injectable } from '@nestjs/common';
import { ESSAYS_PER_STUDENT_MAX, TO_MATCH_MAX } from '@marklight/contracts/roster-matches';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { EssayHints, ListedStudent } from './roster-matcher';

export interface HintedEssay extends EssayHints {
  id: string;
  /** The teacher has said whose it is, also if that student has left: the name comes from them, whatever the file says. */
  studentDecided: boolean;
}
interface Matched {
  essayId: string;
  studentId: string;
  name: string;
}

/** How many characters of a text are searched for a cover page. */
export const OPENING_CHARACTERS = 1_500;

const HINTS = `essay.id, essay.filename, essay.student_name as "studentName", essay.heading,
  left(essay.content, ${OPENING_CHARACTERS}) as opening, 
  essay.student_decided or essay.student_left as "studentDecided"`;
/** Not matched, or matched to a student of the class that its assignment was in before. */
const IS_READ = 'not exists (select from scanned_pages page where page.essay_id = essay.id)';
const UNMATCHED = `essay.deleted_at is null and (essay.student_id is not null or not essay.student_decided)
  and not exists (
    select from class_students student join assignments filed on filed.class_id = student.class_id
    where student.id = essay.student_id and filed.id = essay.assignment_id)`;

/** Essays of assignments and who wrote them. The callers have checked who owns the assignment or class. */
@Injectable()
export class EssayMatchingRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Unmatched essays in the class, locked. */
  unmatchedInClass(manager: EntityManager, classId: string): Promise<HintedEssay[]> {
    return manager.query<HintedEssay[]>(
      `select ${HINTS} from essays essay join assignments on assignments.id = essay.assignment_id
       where assignments.class_id = $1 and ${UNMATCHED} order by essay.id for no key update of essay`,
      [classId],
    );
  }

  /**
   * The first of the unmatched essays of the assignment, the oldest first, those of one upload by file name, and how
   * many more. An essay whose pages are still being read does not count yet, because the name may be on the next
   * page.
   */
  async unmatchedIn(assignmentId: string): Promise<{ first: HintedEssay[]; more: number }> {
    const [first, [{ count }]] = await Promise.all([
      this.dataSource.query<HintedEssay[]>(
        `select ${HINTS} from essays essay where essay.assignment_id = $1 and ${UNMATCHED} and ${IS_READ}
         order by essay.uploaded_at, lower(essay.filename), essay.id limit $2`,
        [assignmentId, TO_MATCH_MAX],
      ),
      this.dataSource.query<[{ count: number }]>(
        `select count(*)::int as count from essays essay where essay.assignment_id = $1 and ${UNMATCHED} and ${IS_READ}`,
        [assignmentId],
      ),
    ]);
    return { first, more: Math.max(0, count - first.length) };
  }

  /** What one essay says about its writer, and the student it is matched to. */
  async hintsOf(
    manager: EntityManager,
    essayId: string,
  ): Promise<(HintedEssay & { studentId: string | null }) | null> {
    const [row] = await manager.query<(HintedEssay & { studentId: string | null })[]>(
      `select ${HINTS}, essay.student_id as "studentId" from essays essay where essay.id = $1`,
      [essayId],
    );
    return row ?? null;
  }

  /** The roster of the class that the assignment belongs to; empty without one. */
  studentsAround(manager: EntityManager, assignmentId: string | null): Promise<ListedStudent[]> {
    return manager.query<ListedStudent[]>(
      `select id, name, email, student_number as "studentNumber" from class_students
       where class_id = (select class_id from assignments where id = $1) order by position`,
      [assignmentId],
    );
  }

  /** Whether both assignments exist and belong to the same class. */
  async isOneClass(manager: EntityManager, one: string | null, other: string | null): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `select from assignments one join assignments other on other.class_id = one.class_id
       where one.id = $1 and other.id = $2`,
      [one, other],
    );
    return rows.length > 0;
  }

  /**
   * Matches the essay to the student, with the roster's spelling, or to nobody.
   * @param decided by the teacher; if not, a name that they decided on before still goes before what the file says
   */
  async decide(
    manager: EntityManager,
    essayId: string,
    student: ListedStudent | null,
    decided: boolean,
  ): Promise<void> {
    await manager.query(
      `update essays set student_id = $2, student_name = coalesce($3, student_name), student_decided = $4,
         student_left = not $4 and student_name is not null and (student_left or student_decided)
       where id = $1`,
      [essayId, student?.id ?? null, student?.name ?? null, decided],
    );
  }

  /** The class's students with their essays in the assignment, in the order of the roster. */
  rosterOf(assignmentId: string): Promise<(ListedStudent & { essayIds: string[] })[]> {
    return this.dataSource.query<(ListedStudent & { essayIds: string[] })[]>(
      `select student.id, student.name, student.email, student.student_number as "studentNumber",
         coalesce(essays.ids, '[]') as "essayIds"
       from class_students student left join (
         select student_id, to_json((array_agg(id order by uploaded_at, id))[1:$2]) as ids from essays
         where assignment_id = $1 and deleted_at is null and student_id is not null group by student_id
       ) essays on essays.student_id = student.id
       where student.class_id = (select class_id from assignments where id = $1) order by student.position`,
      [assignmentId, ESSAYS_PER_STUDENT_MAX],
    );
  }

  /** Matches essays to students, and gives the essays the students' names. */
  async give(manager: EntityManager, matches: readonly Matched[]): Promise<void> {
    if (matches.length === 0) return;
    await manager.query(
      `update essays set student_id = given."studentId", student_name = given.name,
         student_decided = student_decided or student_left, student_left = false
       from jsonb_to_recordset($1::jsonb) as given ("essayId" uuid, "studentId" uuid, name text)
       where essays.id = given."essayId"`,
      [JSON.stringify(matches)],
    );
  }
}
