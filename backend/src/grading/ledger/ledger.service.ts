import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { scoreOf } from '@marklight/contracts/grades';
import type { GradingResult } from '@marklight/contracts/grading';
import type { GradedBy, LedgerEntry, LedgerQuery } from '@marklight/contracts/ledger';
import { DEFAULT_STRICTNESS } from '@marklight/contracts/strictness';
import { Repository } from 'typeorm';
import { NotFoundError } from '../../common/coded-error';
import { sliceOf, type Page } from '../../common/paging';
import { EssaysService } from '../../essays/essays.service';
import { GradingResultRecord } from '../grading-result.entity';
import { toResultReply } from '../result.mapper';
import { gradedBy, LedgerRepository, type LedgerLine } from './ledger.repository';

/** What the explanation of one grade is made from. */
const LINES_OF_ONE_RESULT = 2_000;

export interface ExplainedResult {
  result: GradingResult;
  criteriaSet: GradedBy;
  /** Newest first. */
  entries: readonly LedgerEntry[];
}

/** How an essay's results were reached: what proposed them, and what the teacher changed. */
@Injectable()
export class LedgerService {
  constructor(
    @InjectRepository(GradingResultRecord) private readonly results: Repository<GradingResultRecord>,
    private readonly ledger: LedgerRepository,
    private readonly essays: EssaysService,
  ) {}

  /** Newest first. @throws NotFoundError */
  async list(userId: string, essayId: string, query: LedgerQuery): Promise<Page<LedgerEntry>> {
    await this.essays.requireOwned(userId, essayId);
    const { lines, total } = await this.ledger.page(essayId, {
      resultId: query.resultId ?? null,
      ...sliceOf(query),
    });
    return { items: lines.map(toEntry), total };
  }

  /** One result with its history. @throws NotFoundError also if its essay is deleted */
  async explained(userId: string, resultId: string): Promise<ExplainedResult> {
    const row = await this.results
      .createQueryBuilder('result')
      .innerJoinAndSelect('result.essay', 'essay', 'essay.deletedAt is null')
      .where('result.id = :resultId and result.userId = :userId', { resultId, userId })
      .getOne();
    if (!row) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
    const slice = { resultId, take: LINES_OF_ONE_RESULT, skip: 0 };
    const entries = (await this.ledger.page(row.essayId, slice)).lines.map(toEntry);
    // The rubric may have been deleted since; then only the ledger has its version.
    const proposed = entries.find((entry) => entry.kind === 'proposed');
    const criteriaSet =
      proposed?.proposal.criteriaSet ?? (await gradedBy(this.results.manager, row.criteriaId));
    return { result: toResultReply(row), criteriaSet, entries };
  }
}

function toEntry(line: LedgerLine): LedgerEntry {
  const { id, resultId } = line;
  const facts = { id, resultId, at: line.isDated ? line.happenedAt.toISOString() : null };
  if (line.kind === 'changed') {
    const since = line.since && { since: line.since.toISOString() };
    return { ...facts, kind: 'changed', ...since, by: line.by, change: line.details };
  }
  const { textAsSent, ...stored } = line.details;
  return {
    ...facts,
    kind: 'proposed',
    proposal: {
      ...stored,
      strictness: stored.strictness ?? DEFAULT_STRICTNESS,
      grade: scoreOf(stored.levels).grade,
      textAsSent: textAsSent && { ...textAsSent, keptWith: line.textKeptWith },
    },
  };
}
