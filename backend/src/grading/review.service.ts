import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { NEW_QUOTES_MAX } from '@marklight/contracts/business';
import { unmarkedInWords } from '@marklight/contracts/grades';
import type { GradingResult, ReviewedRequest } from '@marklight/contracts/grading';
import type { ReviewRequest } from '@marklight/contracts/decisions';
import { shownNotes } from '@marklight/ai/welfare/welfare-notes';
import type { DataSource, EntityManager } from 'typeorm';
import { growBank } from '../comment-bank/growth';
import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors, NotFoundError } from '../common/coded-error';
import { AppConfig } from '../config/app-config';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';
import { GradingResultRecord } from './grading-result.entity';
import { setReviewed } from './graded-essays.repository';
import { decidedFeedback } from './decided-feedback';
import { decisionsOfRequest, type MissingQuote } from './decisions-of-request';
import { changesBetween } from './ledger/ledger-entries';
import { addChanges } from './ledger/ledger.repository';
import { withinLimits } from '../storage/storage-limits';
import {
  lockEssay,
  lockEssayOf,
  resultInForce,
  saveDecisions,
  setNotesRead,
} from './results-in-force.repository';
import { toResultReply } from './result.mapper';
import { decideOn } from './decide-on';

export class ReviewError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This result was changed in another tab'),
  not_in_force: {
    status: 409,
    message:
      'Another result of this essay now counts, so nothing was changed here. Reload the page to see it.',
  },
  other_criteria: {
    status: 400,
    message: 'The criteria of this result have changed. Reload it.',
  },
  level_needed: {
    status: 400,
    message: 'Choose a level for every criterion that the grader assessed.',
  },
  too_many_quotes: {
    status: 400,
    message: `Add at most ${NEW_QUOTES_MAX} new quotes at a time, and save between.`,
  },
  quote_not_in_essay: {
    status: 400,
    message: 'A quote is not in the essay word for word.',
  },
  comment_not_in_essay: {
    status: 400,
    message: 'A comment is not on words of the essay.',
  },
  no_notes: {
    status: 409,
    message: 'This result has no note to the teacher. Reload the page to see it as it is now.',
  },
  criteria_not_marked: {
    status: 409,
    message: 'Some criteria have no level yet. Mark them first, or leave them out.',
  },
}) {}

/** Stores the teacher's decisions, beside what the machine proposed. */
@Injectable()
export class ReviewService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly config: AppConfig,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * Stores the teacher's levels and feedback on the result in force, and recomputes score and grade from them.
   * @throws NotFoundError, ReviewError
   */
  async decide(userId: string, resultId: string, request: ReviewRequest): Promise<GradingResult> {
    return withinLimits(this.dataSource.manager, userId, 'results', async (manager) => {
      await lockEssayOf(manager, userId, resultId);
      const result = await requireOwnedResult(manager, userId, resultId);
      if (result.standing !== 'in_force') throw new ReviewError('not_in_force');
      if (result.version !== request.version) throw new ReviewError('changed_meanwhile');
      if (result.feedback.length !== request.feedback.length) throw new ReviewError('other_criteria');
      if (result.feedback.some(({ level }, n) => level !== null && request.feedback[n]?.level === null))
        throw new ReviewError('level_needed');
      const before = toResultReply(result);
      const { review, wholeReview, missing, newQuotes, misplaced } = decisionsOfRequest(
        result,
        request,
        result.essay.content,
      );
      if (newQuotes > NEW_QUOTES_MAX) throw new ReviewError('too_many_quotes');
      if (missing) throw new ReviewError('quote_not_in_essay', { message: missingInWords(missing) });
      if (misplaced !== null)
        throw new ReviewError('comment_not_in_essay', { message: misplacedInWords(misplaced) });
      decideOn(result, review, wholeReview);
      await saveDecisions(manager, result);
      const line = { essayId: result.essayId, resultId, actorId: userId };
      await addChanges(manager, line, changesBetween(before, toResultReply(result)));
      const decided = { essayId: result.essayId, result: { id: resultId, version: result.version } };
      await this.channel.publish({ userId, decided }, manager);
      const welfareIsOn = this.config.env.WELFARE_NOTES === 'on';
      return toResultReply({
        ...result,
        notesToTeacher: shownNotes(result.notesToTeacher ?? [], welfareIsOn),
      });
    });
  }

  /**
   * Marks the notes to the teacher as read, with no concern, or takes that back. They stay with the result; while they
   * are marked, they are no reason to look at the essay.
   * @throws NotFoundError, ReviewError
   */
  async markNotesRead(userId: string, resultId: string, read: boolean): Promise<void> {
    await withinLimits(this.dataSource.manager, userId, 'results', async (manager) => {
      await lockEssayOf(manager, userId, resultId);
      const result = await requireOwnedResult(manager, userId, resultId);
      if (result.standing !== 'in_force') throw new ReviewError('not_in_force');
      const welfareIsOn = this.config.env.WELFARE_NOTES === 'on';
      if (shownNotes(result.notesToTeacher ?? [], welfareIsOn).length === 0)
        throw new ReviewError('no_notes');
      const was = Boolean(result.notesReadAt);
      if (was === read) return;
      await setNotesRead(manager, result, read);
      const line = { essayId: result.essayId, resultId, actorId: userId };
      await addChanges(manager, line, [{ field: 'notes_read', from: was, to: read }]);
      await this.channel.publish({ userId, decided: { essayId: result.essayId } }, manager);
    });
  }

  /**
   * Marks an essay reviewed, or ready for review again (draft, where it has no result). While its result in force
   * has criteria without a level, only a request that expressly leaves them out is granted.
   * @throws NotFoundError, ReviewError
   */
  async markReviewed(
    userId: string,
    essayId: string,
    { reviewed, leaveOutUnmarked, result: seen }: ReviewedRequest,
  ): Promise<void> {
    await this.essays.requireOwned(userId, essayId);
    await withinLimits(this.dataSource.manager, userId, 'results', async (manager) => {
      const was = (await lockEssay(manager, essayId))?.status === 'reviewed';
      const current = await resultInForce(manager, essayId);
      // The essay may have been graded again meanwhile, and nobody has looked at that result.
      const isAsSeen = seen?.id === current?.id && seen?.version === current?.version;
      if (reviewed && seen !== undefined && !isAsSeen) throw new ReviewError('changed_meanwhile');
      if (reviewed && !leaveOutUnmarked) requireAllMarked(current);
      await setReviewed(manager, [essayId], reviewed);
      if (was === reviewed) return;
      if (reviewed && current) await growBank(manager, userId, current);
      await addChanges(manager, { essayId, resultId: current?.id ?? null, actorId: userId }, [
        { field: 'reviewed', from: was, to: reviewed, leftOut: reviewed ? unmarkedOf(current) : [] },
      ]);
      await this.channel.publish({ userId, decided: { essayId, reviewed } }, manager);
    });
  }
}

/** Locks the essay. @throws NotFoundError also if the result is another teacher's, or its essay is deleted */
export async function requireOwnedResult(
  manager: EntityManager,
  userId: string,
  id: string,
): Promise<GradingResultRecord> {
  const result = await manager
    .createQueryBuilder(GradingResultRecord, 'result')
    .innerJoinAndSelect('result.essay', 'essay', 'essay.deletedAt is null')
    .addSelect(['result.notesToTeacher', 'result.notesReadAt'])
    .where('result.id = :id and result.userId = :userId', { id, userId })
    .getOne();
  if (!result) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
  return result;
}

/** @throws ReviewError that names the criteria without a level */
function requireAllMarked(result: GradingResultRecord | null): void {
  const unmarked = unmarkedOf(result);
  if (unmarked.length === 0) return;
  throw new ReviewError('criteria_not_marked', { message: unmarkedInWords(unmarked) });
}

/** The criteria without a level. */
export function unmarkedOf(
  result: Pick<GradingResultRecord, 'feedback' | 'review' | 'unassessedCriteria'> | null,
): string[] {
  if (!result || result.unassessedCriteria === 0) return [];
  return decidedFeedback(result.feedback, result.review)
    .filter(({ level }) => level === null)
    .map(({ criteria }) => criteria);
}

/** Says where it is and what to do; the words themselves may be a student's. */
function missingInWords({ criterion, quote }: MissingQuote): string {
  return `Quote ${quote} of criterion ${criterion} is not in the essay word for word. Copy the words from the essay, or write your own in the feedback.`;
}

function misplacedInWords(comment: number): string {
  return `Comment ${comment} does not fit this result: “quote” has to be the words of the essay from “start” to “end”, and “criterion” one of its criteria, or null.`;
}
