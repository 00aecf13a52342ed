import { giveWay } from '../common/work/give-way';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  LIST_FEEDBACK_MAX_BYTES,
  LIST_TEXT_MAX_BYTES,
  RESULTS_PER_ESSAY_MAX,
} from '@marklight/contracts/business';
import type { EssayFilter } from '@marklight/contracts/essays';
import { shownNotes } from '@marklight/ai/welfare/welfare-notes';
import type { GradingResult, ResultListQuery } from '@marklight/contracts/grading';
import { In, Repository, type SelectQueryBuilder } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { nearerSlice, sliceOf, type Page } from '../common/paging';
import { AppConfig } from '../config/app-config';
import { ListRoomRepository } from '../database/list-room.repository';
import { EssayTextsRepository } from '../essays/essay-texts.repository';
import { EyeRepository } from '../essays/eye.repository';
import { narrowToFilter } from '../essays/essay-filter.sql';
import { GradingResultRecord } from './grading-result.entity';
import { toResultReply, toShortenedReply } from './result.mapper';
import { inForce } from '../common/sql/result-standing.sql';
import { ResultListsRepository } from './result-lists.repository';

/** Results read at a time when all are walked through; this many occupy the event loop for a few milliseconds. */
const CHUNK = 25;

const FACTS = [
  ...[
    'id',
    'essayId',
    'criteriaId',
    'score',
    'totalCriteria',
    'unassessedCriteria',
    'percentage',
    'standing',
    'grade',
    'genre',
    'secondLevels',
  ],
  ...['locale', 'strictness', 'provider', 'model', 'usage', 'version', 'reviewedAt', 'createdAt'],
].map((name) => `result.${name}`);
const WITHOUT_TEXT = [
  ...FACTS,
  ...['id', 'filename', 'studentName', 'status'].map((name) => `essay.${name}`),
];
const FEEDBACK = {
  id: true,
  feedback: true,
  review: true,
  wholeReview: true,
  overallAnalysis: true,
  contextualInsights: true,
  flags: true,
} as const;

@Injectable()
export class ResultsService {
  constructor(
    @InjectRepository(GradingResultRecord) private readonly results: Repository<GradingResultRecord>,
    private readonly lists: ResultListsRepository,
    private readonly texts: EssayTextsRepository,
    private readonly room: ListRoomRepository,
    private readonly config: AppConfig,
    private readonly eyes: EyeRepository,
  ) {}

  /**
   * The result in force of each of the teacher's essays, newest first; with feedback, and the essays' texts if they are
   * asked for, as far as a list has room for these.
   */
  async list(userId: string, query: ResultListQuery): Promise<Page<GradingResult>> {
    const { take, skip } = sliceOf(query);
    const withTexts = query.texts === 'included';
    const counting = this.lists.total(userId);
    const fromTheStart =
      skip === 0 && this.lists.page(userId, { take, skip, isFromTheEnd: false }, withTexts);
    const [total, first] = await Promise.all([counting, fromTheStart]);
    if (skip >= total && !first) return { items: [], total };
    const rows = first || (await this.lists.page(userId, nearerSlice(total, { take, skip }), withTexts));
    const items = rows.map(({ facts, words, hasNotes, hasProposal }) => ({
      ...(words ? toResultReply({ ...facts, ...words }) : toShortenedReply(facts)),
      ...(hasNotes ? { hasNotesToTeacher: true as const } : {}),
      ...(hasProposal ? { hasProposal: true as const } : {}),
    }));
    return { items, total };
  }

  /**
   * The same results, for all essays that the filter lets through, a chunk at a time so that memory stays small. None
   * comes twice.
   */
  async *all(userId: string, filter: EssayFilter = {}): AsyncGenerator<GradingResult[]> {
    let last: GradingResultRecord | undefined;
    for (;;) {
      const begin = performance.now();
      const builder = narrowToFilter(this.inForceOf(userId), filter, this.eyes).limit(CHUNK);
      if (last) {
        builder.andWhere('(result.createdAt, result.id) < (:createdAt, :id)', {
          createdAt: last.createdAt,
          id: last.id,
        });
      }
      const rows = await builder.getMany();
      const results = rows.map(toResultReply);
      await giveWay(begin);
      if (results.length > 0) yield results;
      if (rows.length < CHUNK) return;
      last = rows.at(-1);
    }
  }

  /**
   * The results of one essay: the one in force, then newest first, with feedback as far as there is room. The caller
   * has checked the essay's owner.
   */
  async ofEssay(essayId: string): Promise<GradingResult[]> {
    const rows = await this.results
      .createQueryBuilder('result')
      .innerJoin('result.essay', 'essay')
      .select([...WITHOUT_TEXT, 'result.notesToTeacher', 'result.notesReadAt'])
      .addSelect(inForce('result'), 'counts')
      .where('result.essayId = :essayId', { essayId })
      .orderBy('counts', 'DESC')
      .addOrderBy('result.createdAt', 'DESC')
      .addOrderBy('result.id', 'DESC')
      .limit(RESULTS_PER_ESSAY_MAX)
      .getMany();
    const welfareIsOn = this.config.env.WELFARE_NOTES === 'on';
    for (const row of rows) row.notesToTeacher = shownNotes(row.notesToTeacher ?? [], welfareIsOn);
    const replies = await this.repliesWithinRoom(rows);
    const isProposed = rows.some(({ standing }) => standing === 'proposed');
    return replies.map((one) =>
      isProposed && one.standing === 'in_force' ? { ...one, hasProposal: true } : one,
    );
  }

  /**
   * Exactly what was sent to the AI service; null if nothing left this server.
   * @throws NotFoundError
   */
  async textAsSent(userId: string, id: string): Promise<string | null> {
    const row = await this.results.findOne({ select: { id: true, textAsSent: true }, where: { id, userId } });
    if (!row) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
    return row.textAsSent;
  }

  private async repliesWithinRoom(rows: readonly GradingResultRecord[]): Promise<GradingResult[]> {
    const ids = rows.map(({ id }) => id);
    const fitting = await this.room.fitting('grading_results', ids, LIST_FEEDBACK_MAX_BYTES);
    const [texts, feedback] = await Promise.all([
      this.texts.within(rows.map(({ essayId }) => essayId)),
      this.results.find({ select: FEEDBACK, where: { id: In([...fitting]) } }),
    ]);
    const feedbackOf = new Map(feedback.map((one) => [one.id, one]));
    let bytes = 0;
    return rows.map((row) => {
      const text = texts.get(row.essayId) ?? '';
      // Several results may be of one essay.
      bytes += Buffer.byteLength(text);
      row.essay.content = bytes > LIST_TEXT_MAX_BYTES ? '' : text;
      const found = feedbackOf.get(row.id);
      if (!found) return toShortenedReply(row);
      const { feedback, review, wholeReview, overallAnalysis, contextualInsights, flags } = found;
      const whole = { wholeReview, overallAnalysis, contextualInsights };
      return toResultReply({ ...row, feedback, review, ...whole, flags });
    });
  }

  private inForceOf(userId: string): SelectQueryBuilder<GradingResultRecord> {
    return this.results
      .createQueryBuilder('result')
      .innerJoinAndSelect('result.essay', 'essay', 'essay.deletedAt is null')
      .where('result.userId = :userId', { userId })
      .andWhere(inForce('result'))
      .orderBy('result.createdAt', 'DESC')
      .addOrderBy('result.id', 'DESC');
  }
}
