import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Essay as EssayReply, EssayCounts, EssayListQuery } from '@marklight/contracts/essays';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { sliceOf, type Page } from '../common/paging';
import { toEssayReply, type EssayContext } from './essay.mapper';
import { Essay } from './essay.entity';
import { narrowToFilter } from './essay-filter';
import { EssayTextsRepository } from './essay-texts.repository';

/**
 * Each as its index has it. PostgreSQL puts null last when it ascends; to have it last also when it descends,
 * it stands for an empty text there.
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

type ContextRow = EssayContext & { id: string };

/** The teacher's essays as lists: searched, filtered, sorted and paged in the database. */
@Injectable()
export class EssayListService {
  constructor(
    @InjectRepository(Essay) private readonly essays: Repository<Essay>,
    private readonly texts: EssayTextsRepository,
  ) {}

  /** Without `page` the newest come with their texts, as far as a list has room for these. */
  async list(userId: string, query: EssayListQuery): Promise<Page<EssayReply>> {
    const { take, skip } = sliceOf(query);
    const builder = this.matching(userId, query);
    const total = await this.totalOf(userId, query, builder);
    const essays = await builder
      .select(ROW_COLUMNS)
      .addSelect(SORT_KEYS[query.sort][query.order], 'sort_key')
      .orderBy('sort_key', query.order === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('essay.id', query.order === 'asc' ? 'ASC' : 'DESC')
      .limit(take)
      .offset(skip)
      .getMany();
    const contexts = await this.contextsOf(essays.map(({ id }) => id));
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

  async counts(userId: string): Promise<EssayCounts> {
    const [row] = (await this.essays.query(
      `select coalesce(sum(n), 0)::int as total,
         coalesce(sum(n) filter (where graded), 0)::int as graded,
         coalesce(sum(n) filter (where status = 'ready_for_review'), 0)::int as "readyForReview",
         coalesce(sum(n) filter (where status = 'reviewed'), 0)::int as reviewed
       from essay_counts where user_id = $1`,
      [userId],
    )) as [EssayCounts];
    return row;
  }

  async contextOf(essayId: string): Promise<EssayContext | undefined> {
    return (await this.contextsOf([essayId])).get(essayId);
  }

  /** From the counters where they know it; a search or a class must be counted. */
  private async totalOf(
    userId: string,
    query: EssayListQuery,
    builder: SelectQueryBuilder<Essay>,
  ): Promise<number> {
    if (query.search || query.classId || query.assignmentId) return builder.getCount();
    const [{ total }] = (await this.essays.query(
      'select coalesce(sum(n), 0)::int as total from essay_counts where user_id = $1 and ($2::text is null or status = $2)',
      [userId, query.status ?? null],
    )) as [{ total: number }];
    return total;
  }

  private matching(userId: string, query: EssayListQuery): SelectQueryBuilder<Essay> {
    return narrowToFilter(
      this.essays.createQueryBuilder('essay').where('essay.user_id = :userId', { userId }),
      query,
    );
  }

  /** Of the rows of one page, in one query. */
  private async contextsOf(ids: readonly string[]): Promise<Map<string, EssayContext>> {
    const rows = (await this.essays.query(
      `select essay.id, assignment.title as "assignmentTitle", class.name as "className", rubric.name as "rubricName",
         case when result.criteria_id is not null then json_build_object(
           'assessedCriteria', result.total_criteria - result.unassessed_criteria,
           'totalCriteria', result.total_criteria,
           'isProvisional', result.unassessed_criteria > 0 and result.reviewed_at is null) end as assessed
       from essays essay
       left join assignments assignment on assignment.id = essay.assignment_id
       left join classes class on class.id = assignment.class_id
       left join lateral (
         select criteria_id, total_criteria, unassessed_criteria, reviewed_at from grading_results
         where essay_id = essay.id order by created_at desc, id desc limit 1
       ) result on true
       left join criteria on criteria.id = result.criteria_id
       left join rubrics rubric on rubric.id = criteria.rubric_id
       where essay.id = any($1::uuid[])`,
      [ids],
    )) as ContextRow[];
    return new Map(rows.map(({ id, ...context }) => [id, context]));
  }
}

/** Everything but the text, which is by far the largest and no row shows. */
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
  'isSample',
].map((name) => `essay.${name}`);
