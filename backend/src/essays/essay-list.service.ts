import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Essay as EssayReply,
  EssayCounts,
  EssayFilter,
  EssayListQuery,
} from '@marklight/contracts/essays';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { nearerSlice, sliceOf, type Page } from '../common/paging';
import { toEssayReply, type EssayContext } from './essay.mapper';
import { Essay } from './essay.entity';
import { narrowToFilter } from './essay-filter.sql';
import { EssayListsRepository, opposite, SORT_KEYS, type ListedEssay } from './essay-lists.repository';
import { EssayTextsRepository } from './essay-texts.repository';
import { EyeRepository } from './eye.repository';

/** With no more matches than these, their ids are read once, and the page is cut from them. */
const FEW = 1_000;

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
    const { rows, total } = await this.pageOf(userId, query);
    const texts =
      query.page === undefined
        ? await this.texts.within(rows.map(({ essay }) => essay.id))
        : new Map<string, string>();
    const items = rows.map(({ essay, context }) =>
      toEssayReply({ ...essay, content: texts.get(essay.id) ?? '' }, context),
    );
    return { items, total };
  }

  counts(userId: string): Promise<EssayCounts> {
    return this.lists.counts(userId);
  }

  async contextOf(essayId: string): Promise<EssayContext | undefined> {
    return (await this.lists.contextsOf([essayId])).get(essayId);
  }

  /**
   * A page is found by ids alone: PostgreSQL reads the skipped entries in an index, and from the nearer end. So the total comes
   * first, from the counters if they hold it, except for the first page.
   */
  private async pageOf(
    userId: string,
    query: EssayListQuery,
  ): Promise<{ rows: ListedEssay[]; total: number }> {
    const { search, classId, assignmentId, eye, proposal, status = null, sort, order } = query;
    const { take, skip } = sliceOf(query);
    if (search || classId || assignmentId || eye || proposal) return this.pageOfFound(userId, query);
    const list = { userId, status, sort, order };
    if (skip === 0) return this.lists.pageOfAll({ ...list, take, skip, isFromTheEnd: false });
    const total = await this.lists.totalOf(userId, status);
    if (skip >= total) return { rows: [], total };
    const { rows } = await this.lists.pageOfAll({ ...list, ...nearerSlice(total, { take, skip }) });
    return { rows, total };
  }

  /** With any other filter the rows must be counted. */
  private async pageOfFound(
    userId: string,
    query: EssayListQuery,
  ): Promise<{ rows: ListedEssay[]; total: number }> {
    const { take, skip } = sliceOf(query);
    const builder = this.matching(userId, query);
    const { total, ids } = await this.amountOf(builder);
    if (skip >= total) return { rows: [], total };
    const slice = nearerSlice(total, { take, skip });
    const place = { sort: query.sort, order: query.order };
    if (ids) return { rows: await this.lists.pageOfFound({ ids, ...place, ...slice }), total };
    const walked = slice.isFromTheEnd ? opposite(query.order) : query.order;
    const ofPage = await builder
      .select('essay.id', 'id')
      .addSelect(SORT_KEYS[query.sort][query.order], 'sort_key')
      .orderBy('sort_key', walked === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('essay.id', walked === 'asc' ? 'ASC' : 'DESC')
      .limit(slice.take)
      .offset(slice.skip)
      .getRawMany<{ id: string }>();
    const whole = { take: ofPage.length, skip: 0, isFromTheEnd: false };
    const rows = await this.lists.pageOfFound({ ids: ofPage.map(({ id }) => id), ...place, ...whole });
    return { rows, total };
  }

  /** `ids` are all, where they are few. */
  private async amountOf(builder: SelectQueryBuilder<Essay>): Promise<{ total: number; ids?: string[] }> {
    const found = await builder
      .clone()
      .select('essay.id', 'id')
      .limit(FEW + 1)
      .getRawMany<{ id: string }>();
    if (found.length <= FEW) return { total: found.length, ids: found.map(({ id }) => id) };
    const counted = await builder.clone().select('count(*)::int', 'total').getRawOne<{ total: number }>();
    return { total: counted?.total ?? 0 };
  }

  private matching(userId: string, filter: EssayFilter): SelectQueryBuilder<Essay> {
    return narrowToFilter(
      this.essays.createQueryBuilder('essay').where('essay.user_id = :userId', { userId }),
      filter,
      this.eyes,
    );
  }
}
