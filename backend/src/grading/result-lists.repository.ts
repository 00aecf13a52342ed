import { Injectable } from '@nestjs/common';
import { LIST_FEEDBACK_MAX_BYTES, LIST_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import type { Slice } from '../common/paging';
import { PreparedStatements } from '../database/prepared-statements.repository';
import { EyeRepository } from '../essays/eye.repository';
import { hasProposalSql, inForce } from '../common/sql/result-standing.sql';
import type { ResultColumns } from './result.mapper';

/** What the grader and the teacher wrote, which a list may have no room for. */
const WORDS = [
  'feedback',
  'review',
  'wholeReview',
  'overallAnalysis',
  'contextualInsights',
  'flags',
] as const;
type Word = (typeof WORDS)[number];
type Facts = Omit<ResultColumns, Word | 'essay' | 'notesToTeacher' | 'notesReadAt'>;

export interface ListedResult {
  facts: Facts & Pick<ResultColumns, 'essay'>;
  /** Null if there was no room for them. */
  words: Pick<ResultColumns, Word> | null;
  hasNotes: boolean;
  hasProposal: boolean;
}

type Row = Facts &
  Record<Word, string | null> & {
    filename: string;
    studentName: string | null;
    essayStatus: ResultColumns['essay']['status'];
    content: string | null;
    hasNotes: boolean;
    hasProposal: boolean;
  };

const IN_FORCE = `from grading_results result
  join essays essay on essay.id = result.essay_id and essay.deleted_at is null
  where result.user_id = $1 and ${inForce('result')}`;
const FACTS = `result.id, result.essay_id as "essayId", result.criteria_id as "criteriaId", result.score,
  result.total_criteria as "totalCriteria", result.unassessed_criteria as "unassessedCriteria", result.percentage, result.standing,
  result.grade, result.genre, result.second_levels as "secondLevels", result.locale, result.strictness, result.provider,
  result.model, result.usage, result.version, result.reviewed_at as "reviewedAt", result.created_at as "createdAt"`;

/** The results in force of a teacher, newest first. */
@Injectable()
export class ResultListsRepository {
  private readonly hasNote: string;

  constructor(
    private readonly prepared: PreparedStatements,
    eyes: EyeRepository,
  ) {
    this.hasNote = eyes.hasNote('result');
  }

  /** Words are read as texts, so that each is written out once: for its length, and for the reply. */
  private pageSql(walked: 'asc' | 'desc'): string {
    return `with listed as (
        select id, row_number() over (order by created_at desc, id desc) as place from (
          select result.id, result.created_at
          ${IN_FORCE} order by result.created_at ${walked}, result.id ${walked} limit $2 offset $3) page
      ), read as materialized (
        select listed.place, ${FACTS}, ${this.hasNote} as "hasNotes",
          ${hasProposalSql('result.essay_id')} as "hasProposal",
          essay.filename, essay.student_name as "studentName", essay.status as "essayStatus",
          case when $4 then essay.content end as text, result.feedback::text as feedback, result.review::text as review,
          result.whole_review::text as "wholeReview", result.overall_analysis::text as "overallAnalysis",
          result.contextual_insights::text as "contextualInsights", result.flags::text as flags
        from listed join grading_results result on result.id = listed.id join essays essay on essay.id = result.essay_id
      ), measured as (
        select read.*, sum(octet_length(text)) over (order by place) as text_bytes,
          sum(octet_length(feedback) + octet_length(coalesce(review, '[]')) + octet_length(coalesce("wholeReview", '{}'))
            + octet_length("overallAnalysis") + octet_length("contextualInsights") + octet_length(flags))
            over (order by place) as word_bytes
        from read
      )
      select id, "essayId", "criteriaId", score, "totalCriteria", "unassessedCriteria", percentage, standing, grade, genre,
        "secondLevels", locale, strictness, provider, model, usage, version, "reviewedAt", "createdAt", "hasNotes", "hasProposal",
        filename, "studentName", "essayStatus", case when text_bytes <= $5 then text end as content,
        ${WORDS.map((word) => `case when word_bytes <= $6 then "${word}" end as "${word}"`).join(', ')}
      from measured order by place`;
  }

  /**
   * @param slice from the newest; from the oldest where `isFromTheEnd`, as then fewer entries of the index are skipped
   * @param withTexts whether the essays' texts are wanted, as far as there is room */
  async page(
    userId: string,
    { take, skip, isFromTheEnd }: Slice,
    withTexts: boolean,
  ): Promise<ListedResult[]> {
    const values = [userId, take, skip, withTexts, LIST_TEXT_MAX_BYTES, LIST_FEEDBACK_MAX_BYTES];
    const walked = isFromTheEnd ? 'asc' : 'desc';
    return (await this.prepared.rows<Row>(`results ${walked}`, this.pageSql(walked), values)).map(listed);
  }

  /** Essays with a grade have a result in force, and the counters know how many they are. */
  async total(userId: string): Promise<number> {
    const [row] = await this.prepared.rows<{ total: number }>(
      'results total',
      `select (select coalesce(sum(n), 0) from essay_counts where user_id = $1 and graded)::int
         + (select count(*) ${IN_FORCE} and result.grade is null)::int as total`,
      [userId],
    );
    return row?.total ?? 0;
  }
}

function listed(row: Row): ListedResult {
  const { filename, studentName, essayStatus, content, hasNotes, hasProposal, ...rest } = row;
  const { feedback, review, wholeReview, overallAnalysis, contextualInsights, flags, ...facts } = rest;
  const texts = { feedback, review, wholeReview, overallAnalysis, contextualInsights, flags };
  const words = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === null ? null : (JSON.parse(text) as unknown)]),
  ) as unknown as Pick<ResultColumns, Word>;
  return {
    facts: { ...facts, essay: { filename, studentName, status: essayStatus, content: content ?? '' } },
    words: feedback === null ? null : words,
    hasNotes,
    hasProposal,
  };
}
