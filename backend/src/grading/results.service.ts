import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PageQuery } from '@marklight/contracts/common';
import type { EssayFilter } from '@marklight/contracts/essays';
import type { GradingResult } from '@marklight/contracts/grading';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { EssayTextsRepository } from '../essays/essay-texts.repository';
import { narrowToFilter } from '../essays/essay-filter';
import { GradingResultRecord } from './grading-result.entity';
import { toResultReply } from './result.mapper';

/** Rows read at a time when all results are walked through. */
const CHUNK = 200;

const WITHOUT_TEXT = [
  'result',
  ...['id', 'filename', 'studentName', 'status'].map((name) => `essay.${name}`),
];

@Injectable()
export class ResultsService {
  constructor(
    @InjectRepository(GradingResultRecord) private readonly results: Repository<GradingResultRecord>,
    private readonly texts: EssayTextsRepository,
  ) {}

  /**
   * The newest result of each of the teacher's essays, newest first; with the essays' texts as far as a list has
   * room for these.
   */
  async list(userId: string, query: PageQuery): Promise<Page<GradingResult>> {
    const { take, skip } = sliceOf(query);
    const builder = this.newestOfEachEssay(userId);
    const [rows, total] = await Promise.all([
      builder.clone().select(WITHOUT_TEXT).take(take).skip(skip).getMany(),
      builder.getCount(),
    ]);
    const texts = await this.texts.within(rows.map(({ essayId }) => essayId));
    for (const { essay } of rows) essay.content = texts.get(essay.id) ?? '';
    return { items: rows.map(toResultReply), total };
  }

  /**
   * The same results, all whose essays the filter lets through, a chunk at a time so that memory stays small.
   * None comes twice.
   */
  async *all(userId: string, filter: EssayFilter = {}): AsyncGenerator<GradingResult[]> {
    let last: GradingResultRecord | undefined;
    for (;;) {
      const builder = narrowToFilter(this.newestOfEachEssay(userId), filter).take(CHUNK);
      if (last) {
        builder.andWhere('(result.createdAt, result.id) < (:createdAt, :id)', {
          createdAt: last.createdAt,
          id: last.id,
        });
      }
      const rows = await builder.getMany();
      if (rows.length > 0) yield rows.map(toResultReply);
      if (rows.length < CHUNK) return;
      last = rows.at(-1);
    }
  }

  /** All results of one essay, of one criteria set each, newest first. The caller has checked the essay's owner. */
  async ofEssay(essayId: string): Promise<GradingResult[]> {
    const rows = await this.results.find({
      where: { essayId },
      relations: { essay: true },
      order: { createdAt: 'desc', id: 'desc' },
    });
    return rows.map(toResultReply);
  }

  /**
   * Exactly what was sent to the AI service; null where nothing left this server.
   * @throws NotFoundError
   */
  async textAsSent(userId: string, id: string): Promise<string | null> {
    const row = await this.results.findOne({ select: { id: true, textAsSent: true }, where: { id, userId } });
    if (!row) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
    return row.textAsSent;
  }

  private newestOfEachEssay(userId: string): SelectQueryBuilder<GradingResultRecord> {
    return this.results
      .createQueryBuilder('result')
      .innerJoinAndSelect('result.essay', 'essay', 'essay.deletedAt is null')
      .where('result.userId = :userId', { userId })
      .andWhere(
        `not exists (select from grading_results newer
           where newer.essay_id = result.essay_id
             and (newer.created_at, newer.id) > (result.created_at, result.id))`,
      )
      .orderBy('result.createdAt', 'DESC')
      .addOrderBy('result.id', 'DESC');
  }
}
