import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { toast } from '@marklight/ui/toast';
import { exportDetailedFeedback, exportReports } from '../api/exports';
import { useDelayedFlag } from '../hooks/use-delayed-flag';

const SHOW_PROGRESS_AFTER_MS = 1_000;
const EXPORTS = {
  reports: { run: exportReports, preparing: 'Preparing the CSV file', failure: null },
  detailed: {
    run: exportDetailedFeedback,
    preparing: 'Preparing the PDF file',
    failure: 'Failed to export detailed feedback report',
  },
} as const;

/** Exports of all results. */
export function BatchActions({ resultCount }: { resultCount: number }) {
  const [working, setWorking] = useState<keyof typeof EXPORTS | null>(null);
  const showsProgress = useDelayedFlag(working !== null, SHOW_PROGRESS_AFTER_MS);

  const run = async (kind: keyof typeof EXPORTS) => {
    if (resultCount === 0) {
      toast({ title: 'No Data', message: 'No grading results available to export', tone: 'error' });
      return;
    }
    setWorking(kind);
    try {
      const filename = await EXPORTS[kind].run();
      toast({ title: 'Export ready', message: `Saved as ${filename}`, tone: 'success' });
    } catch (error) {
      toast({ title: 'Error', message: EXPORTS[kind].failure ?? messageOf(error), tone: 'error' });
    } finally {
      setWorking(null);
    }
  };

  return (
    <section className="ml-card ml-fills ml-row ml-between ml-apart" aria-labelledby="gd-batch-heading">
      <div className="ml-main">
        <h2 id="gd-batch-heading">Batch Actions</h2>
        <p className="ml-hint">A table of all grades as CSV, or every essay’s feedback as PDF.</p>
        <p className="ml-hint" role="status">
          {showsProgress &&
            working &&
            `${EXPORTS[working].preparing} for ${resultCount === 1 ? '1 essay' : `${resultCount} essays`}`}
        </p>
      </div>
      <div className="ml-actions">
        <Button
          icon={<FileSpreadsheet size={16} aria-hidden />}
          loading={working === 'reports'}
          disabled={working !== null && working !== 'reports'}
          onClick={() => void run('reports')}
        >
          Export All Reports
        </Button>
        <Button
          icon={<FileText size={16} aria-hidden />}
          loading={working === 'detailed'}
          disabled={working !== null && working !== 'detailed'}
          onClick={() => void run('detailed')}
        >
          Export Detailed Feedback
        </Button>
      </div>
    </section>
  );
}
