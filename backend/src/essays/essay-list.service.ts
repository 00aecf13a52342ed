import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Essay as EssayReply, EssayCounts, EssayListQuery } from '@marklight/contracts/essays';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { sliceOf, type Page } from '../common/paging';
import { toEssayReply, type EssayContext } from './essay.mapper';
import { Essay } from './essay.entity';
import { narrowToFilter } from './essay-filter';
import { EssayListsRepository } from './essay-lists.repository';
import { EssayTextsRepository } from './essay-texts.repository';
import { EyeRepository } from './eye.repository';

/**
 * Each as in its index. PostgreSQL puts null last in ascending order; so that it comes last in descending order too,
 * it counts as an empty text there.
 */
const SORT_KEYS: Record<EssayListQuery['sort'], Record<EssayListQuery['order'], string>> = {
  uploadedAt: both('essay.uploaded_at'),
  filename: both('lower(essay.filename)'),
  studentName: { asc: 'lower(essay.student_name)', desc: `lower(coalesce(essay.student_name, ''))` },
  status: both('essay.status'),
  grade: { asc: 'essay.grade', desc: `coalesce(essay.grade, '')` },
};

function both(key: string) {
  return { asc: key, desc: key };
}

/** The teacher's essays as lists: searched, filtered, sorted and paged in the database. */
@Injectable()
export class EssayListService {
  constructor(
    @InjectRepository(Essay) private readonly essays: Repository<Essay>,
    private readonly lists: EssayListsRepository,
    private readonly texts: EssayTextsRepository,
    private readonly eyes: EyeRepository,
  ) {}

  /** Without `page`, the newest, with their texts as far as a list has room for these. */
  async list(userId: string, query: EssayListQuery): Promise<Page<EssayReply>> {
    const { take, skip } = sliceOf(query);
    const builder = this.matching(userId, query);
    const total = await this.totalOf(userId, query, builder);
    if (skip >= total) return { items: [], total };
    const essays = await builder
      .select(ROW_COLUMNS)
      .addSelect(SORT_KEYS[query.sort][query.order], 'sort_key')
      .orderBy('sort_key', query.order === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('essay.id', query.order === 'asc' ? 'ASC' : 'DESC')
      .limit(take)
      .offset(skip)
      .getMany();
    const contexts = await this.lists.contextsOf(essays.map(({ id }) => id));
    const texts =
      query.page === undefined
        ? await this.texts.within(essays.map(({ id }) => id))
        : new Map<string, string>();
    const items = essays.map((essay) => {
      essay.content = texts.get(essay.id) ?? '';
      return toEssayReply(essay, contexts.get(essay.id));
    });
    return { items, total };
  }

  counts(userId: string): Promise<EssayCounts> {
    return this.lists.counts(userId);
  }

  async contextOf(essayId: string): Promise<EssayContext | undefined> {
    return (await this.lists.contextsOf([essayId])).get(essayId);
  }

  /** From the counters if they hold it; with any other filter the rows must be counted. */
  private async totalOf(
    userId: string,
    query: EssayListQuery,
    builder: SelectQueryBuilder<Essay>,
  ): Promise<number> {
    const { search, classId, assignmentId, eye, proposal } = query;
    if (search || classId || assignmentId || eye || proposal) return builder.getCount();
    return this.lists.totalOf(userId, query.status ?? null);
  }

  private matching(userId: string, query: EssayListQuery): SelectQueryBuilder<Essay> {
    return narrowToFilter(
      this.essays.createQueryBuilder('essay').where('essay.user_id = :userId', { userId }),
      query,
      this.eyes,
    );
  }
}

/** Every column but the text, which is by far the largest and which no row shows. */
const ROW_COLUMNS = [
  'id',
  'filename',
  'studentName',
  'status',
  'assignmentId',
  'grade',
  'uploadedAt',
  'wordCount',
  'pageCount',
  'hiddenText',
  'fileFaults',
  'isSample',
].map((name) => `essay.${name}`);
