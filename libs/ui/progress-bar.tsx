export interface ProgressProps {
  /** 0–100. */
  percent: number;
  /** `exception` where it ended in failure. */
  status?: 'normal' | 'exception';
  size?: 'small' | 'medium';
  /** Whether the percentage is shown beside the bar. */
  showInfo?: boolean;
  'aria-label': string;
}

/** How far something has progressed. Our own bar, because antd's costs every first view 10 KB. */
export function Progress(props: ProgressProps) {
  const { percent, status = 'normal', size = 'medium', showInfo = true } = props;
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className="ml-bar ml-gap-12">
      <div
        className="ml-progress-track"
        style={{ height: size === 'small' ? 6 : undefined }}
        role="progressbar"
        aria-label={props['aria-label']}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
      >
        <div
          className="ml-progress-done"
          style={{ width: `${shown}%`, background: status === 'exception' ? 'var(--danger)' : undefined }}
        />
      </div>
      {showInfo && <span className="ml-hint">{shown}%</span>}
    </div>
  );
}

/** Something is loading, with no way to say how far it is. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return <span className="ml-spinner" role="status" aria-label={label} />;
}
