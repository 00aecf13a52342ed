import type { MaintenanceWindow } from '@marklight/contracts/admin';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import type { ChipTone } from '@marklight/ui/palette';
import { momentOf } from '@marklight/ui/words';

const STATES: Record<MaintenanceWindow['state'], readonly [text: string, tone: ChipTone]> = {
  planned: ['Planned', 'blue'],
  running: ['Running', 'orange'],
  over: ['Ended', 'grey'],
  cancelled: ['Cancelled', 'grey'],
};

export interface WindowCardProps {
  window: MaintenanceWindow;
  onChange: () => void;
  onCancel: () => void;
}

/** One maintenance window; one that has ended or was cancelled cannot be changed. */
export function WindowCard({ window, onChange, onCancel }: WindowCardProps) {
  const { startsAt, endsAt, message, state } = window;
  const [text, tone] = STATES[state];
  const span = `${momentOf(startsAt)} to ${momentOf(endsAt)}`;
  return (
    <li className="ml-card ml-row ml-between ml-apart">
      <div className="ml-main">
        <p className="ml-row ml-near">
          <Chip tone={tone}>{text}</Chip>
          <strong>{span}</strong>
        </p>
        <p className="ml-anywhere">{message}</p>
      </div>
      {(state === 'planned' || state === 'running') && (
        <div className="ml-actions">
          <Button aria-label={`Change the maintenance of ${span}`} onClick={onChange}>
            Change
          </Button>
          <Button
            danger
            aria-label={`${state === 'running' ? 'End' : 'Cancel'} the maintenance of ${span}`}
            onClick={onCancel}
          >
            {state === 'running' ? 'End now' : 'Cancel'}
          </Button>
        </div>
      )}
    </li>
  );
}
