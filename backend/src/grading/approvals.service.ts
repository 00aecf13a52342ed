import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ApprovalsQuery,
  ApproveReply,
  ApproveRequest,
  TakeBackReply,
  TakeBackRequest,
  WaitingApproval,
} from '@marklight/contracts/approvals';
import type { DataSource, EntityManager } from 'typeorm';
import { AssignmentsService } from '../classes/assignments.service';
import { ClassesService } from '../classes/classes.service';
import { growBank } from '../comment-bank/growth';
import type { Page } from '../common/paging';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';
import { withinLimits } from '../storage/storage-limits';
import { ApprovalsRepository, type ApprovedEssay } from './approvals.repository';
import { setReviewed } from './graded-essays.repository';
import { addChanges } from './ledger/ledger.repository';
import { decidedResultsInForce } from './results-in-force.repository';
import { unmarkedOf } from './review.service';

type Seen = TakeBackRequest['essays'][number];

/** Marks several essays as reviewed together, as the teacher was shown them. */
@Injectable()
export class ApprovalsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly assignments: AssignmentsService,
    private readonly classes: ClassesService,
    private readonly repository: ApprovalsRepository,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * Essays that are waiting for review, each with what a teacher looks at before approving it.
   * @throws NotFoundError if the assignment or the class is not the teacher's
   */
  async waiting(
    userId: string,
    { page, pageSize, ...filter }: ApprovalsQuery,
  ): Promise<Page<WaitingApproval>> {
    if (filter.assignmentId !== undefined) await this.assignments.requireOwned(userId, filter.assignmentId);
    if (filter.classId !== undefined) await this.classes.requireOwned(userId, filter.classId);
    return this.repository.waiting(userId, filter, { page, pageSize });
  }

  /**
   * Marks those essays as reviewed whose result in force is still the one that the teacher saw, with the same newer
   * grading or none beside it. All in one transaction; asking twice changes nothing.
   * @throws NotFoundError if an essay is not the teacher's
   */
  async approve(userId: string, { essays }: ApproveRequest): Promise<ApproveReply> {
    return this.forEach(userId, essays, async (manager, seen, stored) => {
      const reply: ApproveReply = { approved: [], already: [], changed: [], notMarked: [] };
      const leftOut = new Map<string, string[]>();
      for (const [essayId, one] of seen) {
        const now = stored.get(essayId);
        if (!now || !isAsSeen(now, one) || now.proposalId !== one.proposalId) reply.changed.push(essayId);
        else if (now.status === 'reviewed') reply.already.push(essayId);
        else if (now.unmarked && !one.leaveOutUnmarked) reply.notMarked.push(essayId);
        else {
          reply.approved.push(essayId);
          leftOut.set(essayId, unmarkedOf(now.unmarked));
        }
      }
      await this.mark(manager, userId, { stored, ids: reply.approved, reviewed: true, leftOut });
      for (const result of await decidedResultsInForce(manager, reply.approved))
        await growBank(manager, userId, result);
      return reply;
    });
  }

  /**
   * Takes the mark back from those essays whose result is still the one that was approved. All in one transaction.
   * @throws NotFoundError if an essay is not the teacher's
   */
  async takeBack(userId: string, { essays }: TakeBackRequest): Promise<TakeBackReply> {
    return this.forEach(userId, essays, async (manager, seen, stored) => {
      const reply: TakeBackReply = { takenBack: [], changed: [] };
      for (const [essayId, one] of seen) {
        const now = stored.get(essayId);
        const isStill = now !== undefined && isAsSeen(now, one) && now.status === 'reviewed';
        reply[isStill ? 'takenBack' : 'changed'].push(essayId);
      }
      await this.mark(manager, userId, { stored, ids: reply.takenBack, reviewed: false });
      return reply;
    });
  }

  private async forEach<One extends Seen, Reply>(
    userId: string,
    essays: readonly One[],
    work: (
      manager: EntityManager,
      seen: ReadonlyMap<string, One>,
      stored: ReadonlyMap<string, ApprovedEssay>,
    ) => Promise<Reply>,
  ): Promise<Reply> {
    const seen = new Map(essays.map((one) => [one.essayId, one]));
    await this.essays.requireAllOwned(userId, [...seen.keys()]);
    return withinLimits(this.dataSource.manager, userId, 'results', async (manager) =>
      work(manager, seen, await this.repository.locked(manager, [...seen.keys()])),
    );
  }

  private async mark(
    manager: EntityManager,
    userId: string,
    { stored, ids, reviewed, leftOut }: Marking,
  ): Promise<void> {
    await setReviewed(manager, ids, reviewed);
    for (const essayId of ids) {
      const line = { essayId, resultId: stored.get(essayId)?.id ?? null, actorId: userId };
      await addChanges(manager, line, [
        { field: 'reviewed', from: !reviewed, to: reviewed, leftOut: leftOut?.get(essayId) ?? [] },
      ]);
    }
    if (ids.length > 0) await this.channel.publish({ userId, decided: {} }, manager);
  }
}

interface Marking {
  stored: ReadonlyMap<string, ApprovedEssay>;
  ids: readonly string[];
  reviewed: boolean;
  /** By essay: its criteria without a level. */
  leftOut?: ReadonlyMap<string, string[]>;
}

const isAsSeen = (now: ApprovedEssay, seen: Seen): boolean =>
  now.id === seen.id && now.version === seen.version;
