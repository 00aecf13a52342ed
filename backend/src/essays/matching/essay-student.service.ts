import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AssignmentRoster, PutEssayStudentRequest } from '@marklight/contracts/roster-matches';
import type { DataSource } from 'typeorm';
import { AssignmentsService } from '../../classes/assignments.service';
import { EssayMatching } from '../../classes/matching/essay-matching.service';
import { NotFoundError } from '../../common/coded-error';
import { Essay } from '../essay.entity';
import { EssayError } from '../essays.errors';
import { EssaysService } from '../essays.service';

/** Lets the teacher say who wrote an essay. */
@Injectable()
export class EssayStudentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly assignments: AssignmentsService,
    private readonly matching: EssayMatching,
  ) {}

  /** Which students have handed in what, and which essays are still to be matched. @throws NotFoundError */
  async rosterOf(userId: string, assignmentId: string): Promise<AssignmentRoster> {
    await this.assignments.requireOwned(userId, assignmentId);
    return this.matching.rosterOf(assignmentId);
  }

  /**
   * Matches the essay to a student of its class, or to nobody on the roster; a later roster does not change that.
   * @throws NotFoundError; EssayError if it is not filed, or if its student has changed since the teacher looked
   */
  async decide(userId: string, essayId: string, { studentId, was }: PutEssayStudentRequest): Promise<void> {
    const { assignmentId } = await this.essays.requireOwned(userId, essayId);
    if (assignmentId === null) throw new EssayError('not_filed');
    await this.dataSource.transaction(async (manager) => {
      const classId = await this.assignments.hold(manager, userId, assignmentId);
      if (classId === null) throw new EssayError('changed_meanwhile');
      const students = await this.matching.studentsIn(manager, classId);
      const student = students.find(({ id }) => id === studentId) ?? null;
      if (studentId !== null && !student) {
        throw new NotFoundError(
          'This student was not found on the class list. The list may have changed; reload it.',
        );
      }
      const essay = await manager.findOne(Essay, {
        where: { id: essayId, userId, assignmentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!essay) throw new EssayError('changed_meanwhile');
      // A student of the class that the assignment was in before counts as nobody here, as the picker shows.
      const former = students.find(({ id }) => id === essay.studentId) ?? null;
      const current = former?.id ?? null;
      if (was !== undefined && current !== was && current !== studentId)
        throw new EssayError('changed_meanwhile');
      Object.assign(essay, { studentId, studentDecided: true, studentLeft: false });
      if (student) essay.studentName = student.name;
      // The name came with the student who turned out not to be the writer.
      else if (essay.studentName === former?.name) essay.studentName = null;
      await manager.save(essay);
    });
  }
}
