import { isolated } from '@marklight/contracts/direction';
import type { RubricReport } from '@marklight/contracts/rubric-reports';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import type { ChipTone } from '@marklight/ui/palette';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { dateOf, shortName } from '@marklight/ui/words';
import { FRESH } from '../api/fresh';
import { useRubricReportsQuery } from '../api/people-api';
import { PagedView } from '../components/paged-view';
import { DecideReportDialog, type Decision } from '../components/decide-report-dialog';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';

const PAGE_ROWS = 20;
const STATES: Record<RubricReport['state'], readonly [text: string, tone: ChipTone]> = {
  open: ['Open', 'orange'],
  removed: ['Removed from public', 'red'],
  kept: ['Kept', 'grey'],
};

/** Public rubrics that teachers have reported; the open ones first. */
export function RubricReportsView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const page = pageIn(params);
  const list = useRubricReportsQuery({ email, page, pageSize: PAGE_ROWS }, FRESH);
  const dialog = useSubjectDialog<{ report: RubricReport; decision: Decision }>();
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Reported rubrics</h2>
        <p className="ml-hint">Public rubrics that teachers think should not be public.</p>
      </div>
      <PagedView
        list={list}
        failed="The reports could not be loaded."
        empty="No rubric has been reported."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(reports, busy) => (
          <ul className="ml-list ml-grid" aria-busy={busy}>
            {reports.map((report) => (
              <ReportCard
                key={report.id}
                report={report}
                onDecide={(decision) => dialog.show({ report, decision })}
              />
            ))}
          </ul>
        )}
      </PagedView>
      {dialog.subject && (
        <DecideReportDialog
          key={dialog.opening}
          open={dialog.open}
          {...dialog.subject}
          onClose={dialog.hide}
        />
      )}
    </div>
  );
}

function ReportCard({
  report: { state, reason, reportedBy, createdAt, rubric },
  onDecide,
}: {
  report: RubricReport;
  onDecide: (decision: Decision) => void;
}) {
  const [text, tone] = STATES[state];
  const name = shortName(rubric.name);
  return (
    <li className="ml-card ml-row ml-between ml-apart">
      <div className="ml-main ml-anywhere">
        <p className="ml-row ml-near">
          <Chip tone={tone}>{text}</Chip>
          <strong className="ml-anywhere">{name}</strong>
        </p>
        <p>{reason}</p>
        <p className="ml-hint">
          {`Reported by ${isolated(reportedBy)} on ${dateOf(createdAt)}. Written by ${isolated(rubric.author)}.`}
        </p>
        {rubric.description && <p className="ml-hint">{shortName(rubric.description, 300)}</p>}
        {rubric.criteria.length > 0 && (
          <p className="ml-hint">{`Criteria: ${rubric.criteria.map((one) => shortName(one)).join('; ')}`}</p>
        )}
      </div>
      {state === 'open' && (
        <div className="ml-actions">
          <Button aria-label={`Keep ${name}`} onClick={() => onDecide('keep')}>
            Keep
          </Button>
          <Button danger aria-label={`Remove ${name} from public`} onClick={() => onDecide('remove')}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
