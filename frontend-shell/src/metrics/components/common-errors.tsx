import { METRICS_LIMITS, type MetricsReply } from '@marklight/contracts/metrics';
import { Button } from '@marklight/ui/antd';
import { countOf } from '@marklight/ui/words';
import { BarTable } from './bar-table';

export interface CommonErrorsProps {
  metrics: MetricsReply;
  refreshing: boolean;
  onRefresh: () => void;
}

/** What goes wrong most often in the essays' language, by kind; never a student's own words. */
export function CommonErrors({ metrics, refreshing, onRefresh }: CommonErrorsProps) {
  const { commonErrors, analysedEssays, counts } = metrics;
  const most = Math.max(1, ...commonErrors.map(({ count }) => count));
  const outstanding = Math.min(counts.essays, METRICS_LIMITS.analysedEssays) - analysedEssays;
  return (
    <section className="ml-card ml-section" aria-labelledby="me-errors">
      <h3 id="me-errors">Common errors</h3>
      <p className="ml-hint">{sourceOf(metrics)}</p>
      {outstanding > 0 && (
        <div className="ml-no-print ml-row">
          <span>{`${countOf(outstanding, 'essay is', 'essays are')} still being checked.`}</span>
          <Button size="small" loading={refreshing} onClick={onRefresh}>
            Refresh
          </Button>
        </div>
      )}
      {commonErrors.length > 0 && (
        <BarTable
          caption="Language errors by kind"
          heads={['Kind of error', 'How often']}
          rows={commonErrors.map(({ message, count, essays }) => ({
            key: message,
            label: message,
            share: count / most,
            value: `${count.toLocaleString('en-AU')} in ${countOf(essays, 'essay')}`,
          }))}
        />
      )}
    </section>
  );
}

function sourceOf({ commonErrors, analysedEssays, counts }: MetricsReply): string {
  if (analysedEssays === 0) return 'No essay has been checked for errors yet.';
  const from =
    analysedEssays < counts.essays
      ? `${countOf(analysedEssays, 'essay')} of ${counts.essays.toLocaleString('en-AU')}, the newest first`
      : countOf(analysedEssays, 'essay');
  return commonErrors.length > 0
    ? `Spelling and grammar, from ${from}.`
    : `No spelling or grammar errors were found in ${from}.`;
}
