import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { UpdateEssayRequest } from '@marklight/contracts/essays';
import { In, Repository } from 'typeorm';
import { assignmentNotFound, AssignmentsService } from '../classes/assignments.service';
import { EssayMatching } from '../classes/matching/essay-matching.service';
import { undoesAnother } from '../common/changed-meanwhile';
import { NotFoundError } from '../common/coded-error';
import { Essay } from './essay.entity';
import { EssayError } from './essays.errors';

type EssayDetails = Pick<Essay, 'studentName' | 'assignmentId'>;

@Injectable()
export class EssaysService {
  constructor(
    @InjectRepository(Essay) private readonly essays: Repository<Essay>,
    private readonly assignments: AssignmentsService,
    private readonly matching: EssayMatching,
  ) {}

  /** @throws NotFoundError also if the essay is another teacher's. */
  async requireOwned(userId: string, id: string): Promise<Essay> {
    const essay = await this.essays.findOneBy({ id, userId });
    if (!essay) throw essayNotFound();
    return essay;
  }

  /** The degrees clockwise by which a page was turned to be read as a scan. */
  async turnOf(id: string, page: number): Promise<number> {
    const essay = await this.essays.findOne({ where: { id }, select: { id: true, pageTurns: true } });
    return essay?.pageTurns[page] ?? 0;
  }

  /** The pages that were turned to be read as scans. */
  async turnedPages(id: string): Promise<number[]> {
    const essay = await this.essays.findOne({ where: { id }, select: { id: true, pageTurns: true } });
    return Object.keys(essay?.pageTurns ?? {}).map(Number);
  }

  /** @throws NotFoundError when any of them is missing or another teacher's. */
  async requireAllOwned(userId: string, ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    const found = await this.essays.countBy({ userId, id: In([...wanted]) });
    if (found !== wanted.size) {
      throw new NotFoundError(
        'Some of these essays were not found. They may have been deleted; reload the page.',
      );
    }
  }

  /**
   * Corrects the student's name, or files the essay elsewhere.
   * @throws NotFoundError if essay or assignment is not the teacher's; EssayError if a detail is no longer what
   * the form was filled with
   */
  async update(
    userId: string,
    id: string,
    { was, studentName, assignmentId }: UpdateEssayRequest,
  ): Promise<Essay> {
    const before = await this.requireOwned(userId, id);
    if (assignmentId) await this.assignments.requireOwned(userId, assignmentId);
    return this.essays.manager.transaction(async (manager) => {
      // Its class's students stay while it is matched to one of them.
      const filedUnder = assignmentId === undefined ? before.assignmentId : assignmentId;
      const classId = filedUnder && (await this.assignments.hold(manager, userId, filedUnder));
      if (assignmentId && classId === null) throw assignmentNotFound();
      const essay = await manager.findOne(Essay, {
        where: { id, userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!essay) throw essayNotFound();
      if (was && undoesAnother<EssayDetails>(essay, was, { studentName, assignmentId })) {
        throw new EssayError('changed_meanwhile');
      }
      const from = essay.assignmentId;
      const isMoved = assignmentId !== undefined && assignmentId !== from;
      const isNamed = studentName !== undefined && studentName !== essay.studentName;
      if (studentName !== undefined) essay.studentName = studentName;
      if (assignmentId !== undefined) essay.assignmentId = assignmentId;
      const saved = await manager.save(essay);
      if (isNamed) await this.matching.giveByName(manager, saved);
      else if (isMoved) await this.matching.giveByHints(manager, saved, from);
      return manager.findOneByOrFail(Essay, { id });
    });
  }
}

function essayNotFound(): NotFoundError {
  return new NotFoundError('This essay was not found. It may have been deleted.');
}
