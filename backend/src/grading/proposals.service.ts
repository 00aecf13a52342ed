import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  AcceptProposalsReply,
  AcceptProposalsRequest,
  ComparedResult,
  ComparisonReply,
  PutInForceRequest,
  SeenWithProposal,
  WaitingProposal,
} from '@marklight/contracts/proposals';
import type { EssayComment } from '@marklight/contracts/comments';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerChange, NamedResult } from '@marklight/contracts/ledger';
import type { PageQuery } from '@marklight/contracts/common';
import { scoreOf } from '@marklight/contracts/grades';
import type { DataSource, EntityManager } from 'typeorm';
import { AssignmentsService } from '../classes/assignments.service';
import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors, NotFoundError } from '../common/coded-error';
import type { Page } from '../common/paging';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';
import { decideOn } from './decide-on';
import { decidedFeedback } from './decided-feedback';
import { countOfWhole, decidedWhole, wholeWithoutProposed } from './decided-whole';
import type { GradingResultRecord } from './grading-result.entity';
import { countKept, keptDecisions } from './kept-decisions';
import { changesBetween, type DecidedWords } from './ledger/ledger-entries';
import { addChanges, proposedBy } from './ledger/ledger.repository';
import { ProposalsRepository, type WaitingRow } from './proposals.repository';
import { toResultReply } from './result.mapper';
import {
  declineProposal,
  lockEssay,
  lockEssayOf,
  proposalOf,
  putInForce,
  resultInForce,
} from './results-in-force.repository';
import { withinLimits } from '../storage/storage-limits';
import { requireOwnedResult } from './review.service';

export class ProposalError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This essay was graded or changed'),
}) {}

/** Lets the teacher say which of an essay's results counts. */
@Injectable()
export class ProposalsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly assignments: AssignmentsService,
    private readonly repository: ProposalsRepository,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * The result in force beside another one, as that would be once it counts.
   * @param resultId without it, the newer grading that waits
   * @throws NotFoundError if there is nothing to compare
   */
  async compare(userId: string, essayId: string, resultId?: string): Promise<ComparisonReply> {
    const essay = await this.essays.requireOwned(userId, essayId);
    const { manager } = this.dataSource;
    const current = await resultInForce(manager, essayId);
    const other =
      resultId === undefined
        ? await proposalOf(manager, essayId)
        : await requireOwnedResult(manager, userId, resultId);
    if (!current || !other)
      throw new NotFoundError('This essay has no newer grading waiting for your decision.');
    if (other.essayId !== essayId || other.id === current.id)
      throw new NotFoundError('This essay has no such result beside the one that counts.');
    const sideOf = async (result: GradingResultRecord): Promise<ComparedResult> => ({
      result: toResultReply({ ...result, notesToTeacher: undefined, essay }),
      criteriaSet: await proposedBy(manager, result.id, result.criteriaId),
    });
    return { inForce: await sideOf(current), proposed: await sideOf(withDecisions(current, other)) };
  }

  /**
   * Puts a proposed or an earlier result in force. What the teacher decided on a criterion is kept if the other result
   * has the same criterion and carries no decisions itself; the result that was in force is kept too.
   * @throws NotFoundError; ProposalError if either has changed since the teacher saw it
   */
  async putInForce(userId: string, resultId: string, request: PutInForceRequest): Promise<GradingResult> {
    return withinLimits(this.dataSource.manager, userId, 'results', async (manager) => {
      await lockEssayOf(manager, userId, resultId);
      const result = await requireOwnedResult(manager, userId, resultId);
      const current = await resultInForce(manager, result.essayId);
      const isReviewed = result.essay.status === 'reviewed';
      const isAsSeen =
        result.version === request.version &&
        current?.id === request.inForce.id &&
        current.version === request.inForce.version &&
        (request.isReviewed ?? isReviewed) === isReviewed;
      if (!current || !isAsSeen) throw new ProposalError('changed_meanwhile');
      if (current.id === result.id) return toResultReply(result);
      await accept(manager, userId, current, result);
      await this.tell(manager, userId, result);
      return toResultReply({ ...result, essay: { ...result.essay, status: 'ready_for_review' } });
    });
  }

  /**
   * The proposals that are waiting for the teacher's decision, each with what accepting it would change.
   * @param assignmentId null for all of the teacher's
   * @throws NotFoundError if the assignment is not the teacher's
   */
  async waiting(
    userId: string,
    assignmentId: string | null,
    page: PageQuery,
  ): Promise<Page<WaitingProposal>> {
    if (assignmentId !== null) await this.assignments.requireOwned(userId, assignmentId);
    const { items, total } = await this.repository.waiting(userId, assignmentId, page);
    return { items: items.map(toWaitingProposal), total };
  }

  /**
   * Accepts those proposals that are still as the teacher saw them, each in a separate transaction. Asking twice
   * changes nothing.
   * @throws NotFoundError if an essay is not the teacher's
   */
  async acceptAll(
    userId: string,
    proposals: AcceptProposalsRequest['proposals'],
  ): Promise<AcceptProposalsReply> {
    await this.essays.requireAllOwned(
      userId,
      proposals.map(({ essayId }) => essayId),
    );
    const reply: AcceptProposalsReply = { accepted: [], withoutProposal: [], changed: [] };
    for (const [essayId, seen] of new Map(proposals.map((one) => [one.essayId, one])))
      reply[await this.acceptSeen(userId, seen)].push(essayId);
    return reply;
  }

  private acceptSeen(
    userId: string,
    seen: AcceptProposalsRequest['proposals'][number],
  ): Promise<keyof AcceptProposalsReply> {
    const { essayId } = seen;
    return withinLimits(this.dataSource.manager, userId, 'results', async (manager) => {
      const essay = await lockEssay(manager, essayId);
      const [current, proposal] = [await resultInForce(manager, essayId), await proposalOf(manager, essayId)];
      if (!essay || !current || !proposal) return 'withoutProposal';
      const isAsSeen =
        proposal.id === seen.id &&
        proposal.version === seen.version &&
        current.id === seen.inForce.id &&
        current.version === seen.inForce.version &&
        (essay.status === 'reviewed') === seen.isReviewed;
      if (!isAsSeen) return 'changed';
      await accept(manager, userId, current, proposal);
      await this.tell(manager, userId, proposal);
      return 'accepted';
    });
  }

  /**
   * The newer grading is no longer proposed, and the result in force stays as the one that the teacher chose. Asking
   * twice changes nothing.
   * @throws NotFoundError; ProposalError if either has changed since the teacher saw it
   */
  async decline(userId: string, resultId: string, seen: SeenWithProposal): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockEssayOf(manager, userId, resultId);
      const proposal = await requireOwnedResult(manager, userId, resultId);
      const current = await resultInForce(manager, proposal.essayId);
      if (!current) return;
      // Asked twice: what the teacher keeps is in force.
      if (proposal.standing !== 'proposed' && current.id === seen.inForceId) return;
      const isAsSeen =
        proposal.standing === 'proposed' &&
        proposal.version === seen.version &&
        current.id === seen.inForceId &&
        current.version === seen.inForceVersion;
      if (!isAsSeen) throw new ProposalError('changed_meanwhile');
      await declineProposal(manager, current, proposal);
      const line = { essayId: proposal.essayId, resultId: current.id, actorId: userId };
      await addChanges(manager, line, [
        {
          field: 'declined',
          proposal: { ...(await namedResult(manager, proposal)), grade: proposal.grade },
        },
      ]);
      await this.channel.publish({ userId, decided: { essayId: proposal.essayId } }, manager);
    });
  }

  /** Other windows of the teacher learn which result counts now. */
  private async tell(
    manager: EntityManager,
    userId: string,
    { id, version, essayId }: GradingResultRecord,
  ): Promise<void> {
    const decided = { essayId, result: { id, version }, reviewed: false };
    await this.channel.publish({ userId, decided }, manager);
  }
}

/** Puts a result in force with the decisions of the previous one, and records both in the ledger. */
async function accept(
  manager: EntityManager,
  userId: string,
  current: GradingResultRecord,
  result: GradingResultRecord,
): Promise<void> {
  const { essayId } = result;
  const before = decidedWords(result);
  const wasReviewed = (await lockEssay(manager, essayId))?.status === 'reviewed';
  const markTakenBack: LedgerChange = {
    field: 'reviewed',
    from: true,
    to: false,
    leftOut: [],
    byChoice: true,
  };
  await putInForce(manager, current, withDecisions(current, result));
  const after = decidedWords(result);
  const carried = { carriedOver: true, carriedFrom: await namedResult(manager, current) } as const;
  await addChanges(manager, { essayId, resultId: result.id, actorId: userId }, [
    { field: 'in_force', from: current.id, to: result.id },
    ...changesBetween(before, after).map((change) => ({ ...change, ...carried })),
    ...(wasReviewed ? [markTakenBack] : []),
  ]);
}

/** Enough to recognise the grading when its row has been replaced by another. */
async function namedResult(
  manager: EntityManager,
  { id, criteriaId, createdAt }: GradingResultRecord,
): Promise<NamedResult> {
  return {
    id,
    gradedAt: createdAt.toISOString(),
    criteriaSet: await proposedBy(manager, id, criteriaId),
  };
}

/**
 * Carries the decisions on the criteria over unless the result has its own, and those on parts of the whole on which it has
 * none.
 */
function withDecisions(current: GradingResultRecord, result: GradingResultRecord): GradingResultRecord {
  const review = result.review ?? keptDecisions(current, result.feedback);
  const whole = {
    ...current.wholeReview,
    ...result.wholeReview,
    comments: withAll(current.wholeReview?.comments, result.wholeReview?.comments),
  };
  decideOn(result, review, wholeWithoutProposed(result, whole, decidedFeedback(result.feedback, review)));
  return result;
}

/** Comments are on the essay's words and not on a result, so none is left behind. */
function withAll(one: readonly EssayComment[] = [], other: readonly EssayComment[] = []): EssayComment[] {
  const ids = new Set(other.map(({ id }) => id));
  return [...other, ...one.filter(({ id }) => !ids.has(id))];
}

function decidedWords(result: GradingResultRecord): DecidedWords {
  const feedback = decidedFeedback(result.feedback, result.review);
  return { feedback, ...decidedWhole(result, result.wholeReview, feedback) };
}

/** What `withDecisions` would make of it. */
function toWaitingProposal({ current, proposal, ...row }: WaitingRow): WaitingProposal {
  const { feedback, review } = proposal;
  const decided = review ?? keptDecisions(current, feedback);
  const { decisions, carriedOver } = countKept(current, feedback);
  // What was decided on the whole is about the same essay, so all of it is carried over.
  const onTheWhole = countOfWhole(current.wholeReview);
  const ownOnTheWhole = Object.keys(current.wholeReview ?? {}).filter(
    (part) => part in (proposal.wholeReview ?? {}),
  ).length;
  const levels = feedback.map(({ weight, level }, n) => ({ weight, level: decided?.[n]?.level ?? level }));
  const after = scoreOf(levels);
  return {
    ...row,
    newGrade: after.grade,
    newPercentage: after.percentage,
    decisions: decisions + onTheWhole,
    // If a result already carries decisions, it takes over no others.
    carriedOver: (review === null ? carriedOver : 0) + onTheWhole - ownOnTheWhole,
  };
}
