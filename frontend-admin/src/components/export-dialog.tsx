import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { ANALYTICS_DEFAULT_DAYS } from '@marklight/contracts/admin';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { downloadDailyNumbers, downloadUsers } from '../api/exports';
import { useAdmin } from '../hooks/admin-context';
import { periodOf } from '../logic/periods';

export interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Saves the reports as CSV files: the accounts, and the numbers of each day of a period. */
export function ExportDialog({ open, onClose }: ExportDialogProps) {
  return (
    <Dialog open={open} title="Export Reports" width={560} footer={null} onCancel={onClose}>
      <div className="ml-stack ml-shrink">
        <p>
          Each report is a CSV file, which every spreadsheet opens. Each export is recorded in the audit log.
        </p>
        <UsersExport />
        <DailyExport />
      </div>
    </Dialog>
  );
}

function UsersExport() {
  const { run, busy } = useExport();
  const { email } = useAdmin();
  return (
    <section className="ml-item ml-stack ml-start ml-gap-8 ml-line-above" aria-labelledby="ad-export-users">
      <h3 id="ad-export-users">Users</h3>
      <p className="ml-hint">Every account: name, email, status, dates, essays, gradings and tokens used.</p>
      <Button loading={busy} onClick={() => void run(() => downloadUsers({ email }))}>
        Download users
      </Button>
    </section>
  );
}

function DailyExport() {
  const { run, busy, errors } = useExport();
  const { email } = useAdmin();
  const [period, setPeriod] = useState(() => periodOf(ANALYTICS_DEFAULT_DAYS, new Date()));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={period[name]}
      error={missing[name] ?? errors[name]}
      onChange={(event) => setPeriod({ ...period, [name]: event.target.value })}
    />
  );
  const download = () => {
    const empty = (['from', 'to'] as const).filter((name) => period[name] === '');
    setMissing(Object.fromEntries(empty.map((name) => [name, 'Choose a day.'])));
    if (empty.length === 0) void run(() => downloadDailyNumbers({ email, ...period }));
  };
  return (
    <section className="ml-item ml-stack ml-start ml-gap-8 ml-line-above" aria-labelledby="ad-export-daily">
      <h3 id="ad-export-daily">Daily analytics</h3>
      <p className="ml-hint">
        The numbers at the end of each day (UTC): users, trials, subscribers, gradings and revenue.
      </p>
      <div className="ml-columns ml-full">
        {day('from', 'First day')}
        {day('to', 'Last day')}
      </div>
      <Button loading={busy} onClick={download}>
        Download daily analytics
      </Button>
    </section>
  );
}

/** Runs a download: says when the file is ready, shows field errors at their fields and others as a toast. */
function useExport() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const run = async (download: () => Promise<string>) => {
    setBusy(true);
    setErrors({});
    try {
      const filename = await download();
      toast({ title: 'Export ready', message: filename, tone: 'success' });
    } catch (error) {
      const fields = fieldErrorsOf(error);
      setErrors(fields);
      if (Object.keys(fields).length === 0)
        toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, errors };
}
