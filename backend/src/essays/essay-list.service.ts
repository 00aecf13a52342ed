import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  Essay as EssayReply,
  EssayCounts,
  EssayFilter,
  EssayListQuery,
} from '@marklight/contracts/essays';
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
    const { take, skip } = sliceOf(query);
    const builder = this.matching(userId, query);
    const { total, ids } = await this.amountOf(userId, query, builder);
    if (skip >= total) return { items: [], total };
    const essays = await this.essaysAt(ids ? this.matching(userId, { ids }) : builder, query, {
      total,
      skip,
      take: Math.min(take, total - skip),
    });
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

  /**
   * The rows of a page, which is found by ids alone: PostgreSQL reads the skipped entries in an index, and from the
   * nearer end.
   */
  private async essaysAt(
    builder: SelectQueryBuilder<Essay>,
    { sort, order }: EssayListQuery,
    { total, skip, take }: { total: number; skip: number; take: number },
  ): Promise<Essay[]> {
    const key = SORT_KEYS[sort][order];
    const isNearerTheEnd = skip > (total - take) / 2;
    const direction = order === 'asc' ? 'ASC' : 'DESC';
    const opposite = order === 'asc' ? 'DESC' : 'ASC';
    const walked = isNearerTheEnd ? opposite : direction;
    const page = builder
      .select('essay.id', 'id')
      .addSelect(key, 'sort_key')
      .orderBy('sort_key', walked)
      .addOrderBy('essay.id', walked)
      .limit(take)
      .offset(isNearerTheEnd ? total - skip - take : skip);
    return this.essays
      .createQueryBuilder('essay')
      .select(ROW_COLUMNS)
      .addSelect(key, 'sort_key')
      .where(`essay.id in (select id from (${page.getQuery()}) page)`, page.getParameters())
      .orderBy('sort_key', direction)
      .addOrderBy('essay.id', direction)
      .getMany();
  }

  /** From the counters if they hold it; with any other filter the rows must be counted. `ids` are all, where they are few. */
  private async amountOf(
    userId: string,
    query: EssayListQuery,
    builder: SelectQueryBuilder<Essay>,
  ): Promise<{ total: number; ids?: string[] }> {
    const { search, classId, assignmentId, eye, proposal } = query;
    if (!search && !classId && !assignmentId && !eye && !proposal)
      return { total: await this.lists.totalOf(userId, query.status ?? null) };
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
