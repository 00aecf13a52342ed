import { Injectable } from '@nestjs/common';
import type { DecideRubricReportRequest, RubricReport } from '@marklight/contracts/rubric-reports';
import { RubricReportsService } from '../rubrics/rubric-reports.service';
import { AuditLog, type Actor } from './audit.service';

/** Decisions about reported rubrics, each with its line in the audit log. */
@Injectable()
export class AdminRubricReports {
  constructor(
    private readonly reports: RubricReportsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws what `RubricReportsService.decide` throws */
  decide(actor: Actor, id: string, request: DecideRubricReportRequest): Promise<RubricReport> {
    const removes = request.decision === 'remove';
    return this.audit.carryOut(
      actor,
      removes ? 'Public rubric removed' : 'Reported rubric kept',
      (manager) => this.reports.decide(manager, id, request),
      ({ rubric }) => ({
        action: removes ? 'rubric_removed' : 'rubric_kept',
        subject: { id: rubric.authorId, email: rubric.author },
        details: `rubric ${rubric.id}`,
        reason: request.reason,
      }),
    );
  }
}
