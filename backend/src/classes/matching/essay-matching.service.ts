import { Injectable } from '@nestjs/common';
import type { AssignmentRoster } from '@marklight/contracts/roster-matches';
import type { EntityManager } from 'typeorm';
import { giveWay } from '../../common/work/give-way';
import { matchStudent, studentsNamed } from '../match-student';
import { Student } from '../student.entity';
import { EssayMatchingRepository, type HintedEssay } from './essay-matching.repository';
import { RosterMatcher, type ListedStudent } from './roster-matcher';

interface NamedEssay {
  id: string;
  assignmentId: string | null;
  studentName: string | null;
}

/** Finds out who wrote essays. Uncertain matches are proposed, and the teacher decides. */
@Injectable()
export class EssayMatching {
  constructor(private readonly repository: EssayMatchingRepository) {}

  /** For the essays of one upload. The caller has checked who owns the class. */
  async matcherFor(manager: EntityManager, classId: string): Promise<RosterMatcher<Student>> {
    return new RosterMatcher(await this.studentsIn(manager, classId));
  }

  /** In the order of the roster. The caller has checked who owns the class. */
  studentsIn(manager: EntityManager, classId: string): Promise<Student[]> {
    return manager.find(Student, { where: { classId }, order: { position: 'asc' } });
  }

  /**
   * After a change to the roster: matches the class's unmatched essays where that is certain.
   * @param unchanged ids of students who were listed like this before. They get no essay: one that was not certain to be
   *   theirs then has only lost another student of the name, who may well have written it
   */
  async rematch(
    manager: EntityManager,
    classId: string,
    unchanged: ReadonlySet<string> = new Set(),
  ): Promise<void> {
    const students = await this.studentsIn(manager, classId);
    if (students.length === 0) return;
    const matcher = new RosterMatcher(students);
    const matches = [];
    for (const essay of await this.repository.unmatchedInClass(manager, classId)) {
      const begin = performance.now();
      const student = surelyBy(essay, students, matcher);
      if (student && !unchanged.has(student.id))
        matches.push({ essayId: essay.id, studentId: student.id, name: student.name });
      await giveWay(begin);
    }
    await this.repository.give(manager, matches);
  }

  /**
   * After the teacher typed the name: the essay is permanently that student's, or nobody's on the roster. If several
   * students have the name, the teacher is asked which.
   */
  async giveByName(manager: EntityManager, { id, assignmentId, studentName }: NamedEssay): Promise<void> {
    const students = await this.repository.studentsAround(manager, assignmentId);
    const [student = null, another] = studentName === null ? [] : studentsNamed(students, studentName);
    if (another) await this.repository.decide(manager, id, null, false);
    else await this.repository.decide(manager, id, student, studentName !== null);
  }

  /**
   * After the essay was filed elsewhere: matches it there where that is certain. Within a class, decisions stay,
   * including "nobody". In another class the teacher's decision carries over by the name alone; if nobody has it, the
   * teacher is asked.
   * @param from the assignment that it was filed under before
   */
  async giveByHints(
    manager: EntityManager,
    { id, assignmentId }: NamedEssay,
    from: string | null,
  ): Promise<void> {
    const students = await this.repository.studentsAround(manager, assignmentId);
    const hints = await this.repository.hintsOf(manager, id);
    if (!hints || students.some((student) => student.id === hints.studentId)) return;
    const isNobodys = hints.studentDecided && hints.studentId === null;
    if (isNobodys && (await this.repository.isOneClass(manager, from, assignmentId))) return;
    const student = surelyBy(hints, students, new RosterMatcher(students));
    const stays = hints.studentDecided && (student !== null || assignmentId === null);
    await this.repository.decide(manager, id, student, stays);
  }

  /** Who has handed in, and what is still to be matched. The caller has checked who owns the assignment. */
  async rosterOf(assignmentId: string): Promise<AssignmentRoster> {
    const [students, { first: unmatched, more }] = await Promise.all([
      this.repository.rosterOf(assignmentId),
      this.repository.unmatchedIn(assignmentId),
    ]);
    const toMatch: AssignmentRoster['toMatch'] = [];
    if (students.length === 0 || unmatched.length === 0) return { students, toMatch, moreToMatch: 0 };
    const matcher = new RosterMatcher(students);
    for (const essay of unmatched) {
      const begin = performance.now();
      const { student, candidates } = matcher.match(essay);
      const proposed = student ? [{ student, reason: 'name' as const }] : candidates;
      toMatch.push({
        essayId: essay.id,
        filename: essay.filename,
        studentName: essay.studentName,
        candidates: proposed.map(({ student: { id }, reason }) => ({ studentId: id, reason })),
      });
      await giveWay(begin);
    }
    return { students, toMatch, moreToMatch: more };
  }
}

/** Who the essay is certainly by; if the teacher decided, the student with the name that it has now. */
function surelyBy<T extends ListedStudent>(
  essay: HintedEssay,
  students: readonly T[],
  matcher: RosterMatcher<T>,
): T | null {
  return essay.studentDecided ? studentOf(essay.studentName, students) : matcher.match(essay).student;
}

function studentOf<T extends ListedStudent>(name: string | null, students: readonly T[]): T | null {
  return name === null ? null : matchStudent(students, name);
}
