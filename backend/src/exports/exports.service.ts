import { Injectable } from '@nestjs/common';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import type { EssayFilter } from '@marklight/contracts/essays';
import type { ExportQuery } from '@marklight/contracts/exports';
import { CriteriaService } from '../criteria/criteria.service';
import { LedgerService } from '../grading/ledger/ledger.service';
import { ResultsService } from '../grading/results.service';
import type { Asker } from '../common/work/asker';
import { Clock } from '../common/clock';
import { reportCsv } from './csv/report-csv';
import { ReportPlacesRepository } from './csv/report-places.repository';
import { exportFilename } from '../common/files/export-filename';
import { ExportError } from './exports.errors';
import { explanationOf } from './explanation/explanation';
import { ExplanationPdfPool } from './explanation/explanation-pdf-pool';
import { FeedbackPdfPool } from './pdf/feedback-pdf-pool';
import { resultsJson } from './results-json';
import type { ExportedFile } from '../common/files/send-file';
import { started } from '../common/files/started';

export type { ExportedFile } from '../common/files/send-file';

/** Makes the teacher's files. Exports of all results throw ExportError `no_results` before anything is sent. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly results: ResultsService,
    private readonly ledger: LedgerService,
    private readonly criteria: CriteriaService,
    private readonly places: ReportPlacesRepository,
    private readonly pdfs: FeedbackPdfPool,
    private readonly explanations: ExplanationPdfPool,
    private readonly clock: Clock,
  ) {}

  /** A CSV file with one row for each essay that the filter lets through. */
  async reports(userId: string, { timeZone = 'UTC', ...filter }: ExportQuery): Promise<ExportedFile> {
    const placesOf = (essayIds: readonly string[]) => this.places.of(essayIds);
    const source = { results: () => this.results.all(userId, filter), placesOf };
    return {
      contentType: 'text/csv; charset=utf-8; header=present',
      filename: exportFilename(EXPORT_FILENAMES.reports, 'csv', this.clock.now(), timeZone),
      content: await requireSome(reportCsv(source, timeZone)),
    };
  }

  /** The results themselves of the essays that the filter lets through, as a JSON array. */
  async detailedFeedbackJson(userId: string, filter: EssayFilter): Promise<ExportedFile> {
    return {
      contentType: 'application/json; charset=utf-8',
      filename: null,
      content: await requireSome(resultsJson(this.results.all(userId, filter))),
    };
  }

  /** The same as a PDF, for printing and handing out: without what only the teacher reads. */
  async detailedFeedbackPdf(
    userId: string,
    { timeZone = 'UTC', ...filter }: ExportQuery,
  ): Promise<ExportedFile> {
    const madeAt = this.clock.now();
    const results = await requireSome(this.results.all(userId, filter));
    return {
      contentType: 'application/pdf',
      filename: exportFilename(EXPORT_FILENAMES.detailedFeedback, 'pdf', madeAt, timeZone),
      content: await requireSome(
        this.pdfs.render(results, { madeAt, timeZone }, (ids) => this.places.marksOf(ids)),
      ),
    };
  }

  /**
   * How one grade was reached, on one page.
   * @param timeZone IANA name, for all dates
   * @throws NotFoundError, WorkError
   */
  async explanation(userId: string, resultId: string, timeZone: string, asker: Asker): Promise<ExportedFile> {
    const explained = await this.ledger.explained(userId, resultId);
    const rubric = await this.criteria.contentOf(userId, explained.result.criteriaId);
    const explanation = explanationOf(explained, rubric);
    return this.explanations.render({ explanation, madeAt: this.clock.now(), timeZone }, asker);
  }
}

async function requireSome<T>(items: AsyncIterable<T>): Promise<AsyncGenerator<T>> {
  const some = await started(items);
  if (!some) throw new ExportError('no_results');
  return some;
}
