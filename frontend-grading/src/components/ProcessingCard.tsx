import { WifiOff } from 'lucide-react';
import { GRADING_WAIT_WORDS } from '@marklight/contracts/grading';
import { Button, Progress } from '@marklight/ui/antd';
import { inDisplayOrder, summaryOf, waitsOf, type ProcessingSummary } from '../logic/processing';
import type { ProcessingStatusView } from '../logic/processing-view';
import { useProcessingRun } from '../hooks/use-processing-run';
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal';
import { ProcessingFailure } from './ProcessingFailure';
import { ProcessingRow } from './ProcessingRow';

export interface ProcessingCardProps {
  processing: ProcessingStatusView;
  /** Essays whose retry or dismissal is being sent. */
  busyIds: ReadonlySet<string>;
  onRetry: (essayIds: readonly string[]) => void;
  onDismiss: (essayIds: readonly string[]) => void;
  /** Graded essays stay on the list, so they are not counted again when the server clears them. */
  keepsGraded?: boolean;
  /** Given once nothing but graded essays is on such a list. */
  onClose?: (() => void) | undefined;
}

/** The progress of grading, as a whole and essay by essay. */
export function ProcessingCard(props: ProcessingCardProps) {
  const { processing, busyIds, onRetry, onDismiss, keepsGraded, onClose } = props;
  const { statuses, connection, refresh } = processing;
  const failedIds = statuses.filter((entry) => entry.status === 'error').map((entry) => entry.essayId);
  const run = useProcessingRun(statuses);
  const summary = keepsGraded ? summaryOf(statuses) : run;
  useFocusAfterRemoval(failedIds.length, 'gd-processing-heading', 'gd-ready-heading');
  if (processing.error) return <ProcessingFailure error={processing.error} onRetry={refresh} />;
  if (statuses.length === 0) return null;
  return (
    <section className="ml-card ml-stack" aria-labelledby="gd-processing-heading">
      <div className="gd-processing-head ml-row ml-between">
        <h2 id="gd-processing-heading" tabIndex={-1}>
          {onClose ? 'Graded' : 'Processing'}
        </h2>
        <span className="ml-hint">{summaryWords(summary)}</span>
        {onClose && (
          <Button size="small" aria-label="Close the list of graded essays" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
      <Progress
        percent={summary.percentage}
        status={summary.failed > 0 && summary.failed === summary.total ? 'exception' : 'normal'}
        aria-label="Grading of all essays"
      />
      <p className="ml-sr-only" role="status">
        {announcement(summary)}
      </p>
      {connection === 'lost' && !onClose && (
        <p className="ml-row ml-gap-8 ml-box ml-amber ml-size-14" role="status">
          <WifiOff size={16} aria-hidden />
          <span>Live updates have stopped; grading continues. Reconnecting.</span>
          <Button size="small" onClick={refresh}>
            Check now
          </Button>
        </p>
      )}
      {waitsOf(statuses).map(({ waitsFor, count }) => (
        <p key={waitsFor} className="ml-hint" role="status">
          {`${count === 1 ? '1 essay is' : `${count} essays are`} ${GRADING_WAIT_WORDS[waitsFor]}`}
        </p>
      ))}
      {failedIds.length > 1 && (
        <div className="ml-actions">
          <Button
            size="small"
            disabled={failedIds.some((id) => busyIds.has(id))}
            onClick={() => onRetry(failedIds)}
          >
            {`Retry all ${failedIds.length}`}
          </Button>
          <Button
            size="small"
            type="text"
            disabled={failedIds.some((id) => busyIds.has(id))}
            onClick={() => onDismiss(failedIds)}
          >
            Dismiss all
          </Button>
        </div>
      )}
      <ul
        className="gd-scroll ml-entries ml-lined ml-list ml-frame ml-box ml-scrolls"
        tabIndex={0}
        aria-label={onClose ? 'Essays graded just now' : 'Essays being graded'}
      >
        {inDisplayOrder(statuses).map((entry) => (
          <ProcessingRow
            key={entry.essayId}
            entry={entry}
            isBusy={busyIds.has(entry.essayId)}
            onRetry={onRetry}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
    </section>
  );
}

function summaryWords({ total, complete, failed }: ProcessingSummary): string {
  return `${complete} of ${total} graded${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** Changes only at every quarter, so that a screen reader is not flooded by a large class set. */
function announcement(summary: ProcessingSummary): string {
  const quarter = Math.floor(summary.percentage / 25) * 25;
  if (quarter < 100) return quarter > 0 ? `Grading is ${quarter} percent done.` : 'Grading is under way.';
  return `Grading is done. ${summaryWords(summary)}.`;
}
