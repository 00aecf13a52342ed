import { memo } from 'react';
import type { ProcessingStatus } from '@marklight/contracts/grading';
import { Button, Progress } from '@marklight/ui/antd';
import { StatusChip } from '@marklight/ui/chips';

export interface ProcessingRowProps {
  entry: ProcessingStatus;
  isBusy: boolean;
  onRetry: (essayIds: readonly string[]) => void;
  onDismiss: (essayIds: readonly string[]) => void;
}

export const ProcessingRow = memo(function ProcessingRow(props: ProcessingRowProps) {
  const { entry, isBusy, onRetry, onDismiss } = props;
  const failed = entry.status === 'error';
  return (
    <li className="gd-processing-row">
      <div className="ml-col">
        <span className="ml-size-15 ml-anywhere">{entry.filename}</span>
        {failed && <span className="ml-field-error">{entry.error ?? 'The cause is not known.'}</span>}
        {entry.status === 'processing' && (
          <Progress
            percent={entry.progress}
            size="small"
            showInfo={false}
            aria-label={`Grading of ${entry.filename}`}
          />
        )}
      </div>
      <StatusChip kind="job" status={entry.status} />
      {failed && (
        <div className="ml-flex ml-gap-4">
          <Button
            size="small"
            loading={isBusy}
            aria-label={`Retry ${entry.filename}`}
            onClick={() => onRetry([entry.essayId])}
          >
            Retry
          </Button>
          <Button
            size="small"
            type="text"
            disabled={isBusy}
            aria-label={`Dismiss ${entry.filename}`}
            onClick={() => onDismiss([entry.essayId])}
          >
            Dismiss
          </Button>
        </div>
      )}
    </li>
  );
});
