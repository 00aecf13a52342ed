import { ROSTER_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PutRosterRequest, RosterReply, Student as StudentReply } from '@marklight/contracts/classes';
import { Repository } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import type { Asker } from '../common/work/asker';
import { ThreadWork } from '../common/work/thread-work';
import { workerFile } from '../common/worker-file';
import { throughDeadlocks } from '../database/deadlocks';
import { RosterError } from './classes.errors';
import { ClassesRepository } from './classes.repository';
import { ClassesService } from './classes.service';
import { EssayMatching } from './matching/essay-matching.service';
import { keptStudents } from './matching/kept-students';
import { storeRoster } from './matching/roster.repository';
import type { RosterList } from './roster-text';
import { rosterVersion } from './roster-version';
import { run, type RosterAnswer } from './roster-text.worker';
import { Student } from './student.entity';

@Injectable()
export class RosterService {
  constructor(
    @InjectRepository(Student) private readonly students: Repository<Student>,
    private readonly repository: ClassesRepository,
    private readonly classes: ClassesService,
    private readonly work: ThreadWork,
    private readonly matching: EssayMatching,
  ) {}

  /** In the order of the list that the teacher gave; empty if the class has no roster. */
  async list(userId: string, classId: string): Promise<StudentReply[]> {
    await this.classes.requireOwned(userId, classId);
    const students = await this.students.find({ where: { classId }, order: { position: 'asc' } });
    return students.map(toReply);
  }

  /** @throws NotFoundError also if the student is on another teacher's roster */
  async requireStudent(userId: string, id: string): Promise<void> {
    if (!(await this.repository.ownsStudent(userId, id)))
      throw new NotFoundError('This student was not found. The class list may have changed.');
  }

  /**
   * Replaces the whole roster by the students of a pasted list; a blank text removes the roster. Students on both
   * keep their essays, and unmatched essays are matched to the new list.
   * @param version of the roster that the text was made from; without it, whatever is stored is replaced
   * @throws NotFoundError, RosterError, WorkError; the roster then stays as it was.
   */
  async replace(
    userId: string,
    classId: string,
    { text, version }: PutRosterRequest,
    asker: Asker = { account: userId },
  ): Promise<RosterReply> {
    await this.classes.requireOwned(userId, classId);
    const { students, skipped } = await this.read(text, asker);
    const stored = await throughDeadlocks(() =>
      this.students.manager.transaction(async (manager) => {
        // Two lists sent at the same time take turns here, so neither is mixed with the other.
        if (!(await this.repository.lock(manager, userId, classId)))
          throw new NotFoundError('This class was not found. It may have been deleted.');
        const where = { classId };
        const before = await manager.find(Student, { where, order: { position: 'asc' } });
        const now = rosterVersion(before);
        // After a reply that got lost the list is already as wanted.
        if (version !== undefined && now !== version && now !== rosterVersion(students))
          throw new RosterError('changed_meanwhile');
        const ids = keptStudents(before, students);
        const rows = students.map((student, position) => ({
          ...student,
          position,
          id: ids[position] ?? null,
        }));
        await storeRoster(manager, classId, rows);
        await this.matching.rematch(manager, classId, unchangedIn(rows, before));
        return manager.find(Student, { where, order: { position: 'asc' } });
      }),
    );
    return { students: stored.map(toReply), skipped };
  }

  /** Reads a long list in a thread. */
  private async read(text: string, asker: Asker): Promise<RosterList> {
    const size = { what: 'text', is: text.length, limit: ROSTER_TEXT_MAX_CHARACTERS, unit: 'characters' };
    const file = workerFile(__dirname, 'roster-text.worker');
    const answer = await this.work.runOrDefer<string, RosterAnswer>({ file, input: text, size, asker }, run);
    if ('list' in answer) return answer.list;
    const { code, fields } = answer.refused;
    throw new RosterError(code, fields ? { fields } : {});
  }
}

function toReply({ id, name, email, studentNumber }: Student): StudentReply {
  return { id, name, email, studentNumber };
}

/** The students of the new list who stand on the old one with the same details. */
function unchangedIn(
  rows: readonly (Omit<StudentReply, 'id'> & { id: string | null })[],
  before: readonly Student[],
): Set<string> {
  const old = new Map(before.map((student) => [student.id, student]));
  const isUnchanged = ({ id, name, email, studentNumber }: (typeof rows)[number]) => {
    const was = id === null ? undefined : old.get(id);
    return was?.name === name && was.email === email && was.studentNumber === studentNumber;
  };
  return new Set(rows.filter(isUnchanged).map(({ id }) => String(id)));
}
