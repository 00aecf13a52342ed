import type { ScheduledJobReply } from '@marklight/contracts/admin';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import type { ChipTone } from '@marklight/ui/palette';
import { momentOf } from '@marklight/ui/words';
import { cronInWords } from '../logic/cron-words';
import { asTitle, durationOf } from '../logic/words';

type LastRun = NonNullable<ScheduledJobReply['lastRun']>;
const OUTCOMES: Record<LastRun['outcome'], readonly [text: string, tone: ChipTone]> = {
  succeeded: ['Succeeded', 'green'],
  failed: ['Failed', 'red'],
  interrupted: ['Interrupted', 'orange'],
  running: ['Running', 'blue'],
};

export interface JobCardProps {
  job: ScheduledJobReply;
  /** The server was asked to run it and has not answered yet. */
  isStarting: boolean;
  onRun: () => void;
}

/** One job: when it runs, and how its last run went. */
export function JobCard({ job, isStarting, onRun }: JobCardProps) {
  const { title, cron, nextDue, lastRun } = job;
  const running = job.running || isStarting;
  const words = running ? 'Running...' : 'Run now';
  return (
    <li className="ml-card ml-stack ml-gap-6">
      <div className="ml-bar ml-between ml-start">
        <h3>{title}</h3>
        <Button size="small" loading={running} aria-label={`${words}: ${title}`} onClick={onRun}>
          {words}
        </Button>
      </div>
      <p className="ml-hint">
        {cronInWords(cron)}. Next: <time dateTime={nextDue}>{momentOf(nextDue)}</time>
      </p>
      {lastRun ? <LastRunOf run={lastRun} /> : <p>It has not run yet.</p>}
    </li>
  );
}

function LastRunOf({ run }: { run: LastRun }) {
  const { outcome, startedAt, startedBy, durationMs, summary, error } = run;
  const [text, tone] = OUTCOMES[outcome];
  const how = [
    startedBy === 'admin' ? 'by hand' : null,
    durationMs === null ? null : durationOf(durationMs),
  ].filter((part) => part !== null);
  return (
    <>
      <p className="ml-row ml-near">
        <Chip tone={tone}>{text}</Chip>
        <span>
          <time dateTime={startedAt}>{momentOf(startedAt)}</time>
          {how.length > 0 && `, ${how.join(', ')}`}
        </span>
      </p>
      {summary && <p>{asTitle(summary)}</p>}
      {error && <p className="ml-danger ml-anywhere">{error}</p>}
    </>
  );
}
