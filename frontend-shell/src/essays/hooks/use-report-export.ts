import { useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import { EXPORT_IDS_MAX } from '@marklight/contracts/essays';
import { toast } from '@marklight/ui/toast';
import { exportReportsOf } from '../api';
import { exportFilterOf, type ListState } from '../logic/list-state';

/** Saves the reports of the selected essays, or of all that match where none is selected. */
export function useReportExport(state: ListState, selected: readonly string[]) {
  const [isExporting, setExporting] = useState(false);
  const exportReports = async () => {
    if (selected.length > EXPORT_IDS_MAX) {
      toast({
        title: 'Too many selected',
        message: `Select at most ${EXPORT_IDS_MAX} essays, or none: then all that match are exported.`,
        tone: 'error',
      });
      return;
    }
    setExporting(true);
    try {
      const query =
        selected.length > 0 ? new URLSearchParams({ ids: selected.join(',') }) : exportFilterOf(state);
      toast({ title: 'Export ready', message: `Saved as ${await exportReportsOf(query)}`, tone: 'success' });
    } catch (error) {
      const isEmpty = isRequestFailure(error) && error.body?.code === 'no_results';
      toast({ title: isEmpty ? 'No Data' : 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return { exportReports, isExporting };
}
