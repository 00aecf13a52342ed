import { EXPORT_IDS_MAX } from '@marklight/contracts/business';
import { useState } from 'react';
import { isRequestFailure, messageOf } from '@marklight/api-client/errors';
import { toast } from '@marklight/ui/toast';
import { EXPORT_FORMATS, exportOf, type ExportFormat } from '../logic/export-formats';
import { exportFilterOf, type ListState } from '../logic/list-state';

/**
 * Saves what is known of the selected essays, or of all that match where none or all are selected.
 * @param selected null for all that match
 */
export function useExport(state: ListState, selected: readonly string[] | null) {
  const [isExporting, setExporting] = useState(false);
  const ids = selected ?? [];
  const save = async (format: ExportFormat) => {
    if (isExporting) return;
    if (ids.length > EXPORT_IDS_MAX) {
      toast({
        title: 'Too many selected',
        message: `Select at most ${EXPORT_IDS_MAX} essays one by one, or all that match.`,
        tone: 'error',
      });
      return;
    }
    setExporting(true);
    try {
      const query = ids.length > 0 ? new URLSearchParams({ ids: ids.join(',') }) : exportFilterOf(state);
      const filename = await exportOf(format, query);
      toast({ title: 'Export ready', message: `Saved as ${filename}`, tone: 'success' });
    } catch (error) {
      const isEmpty = isRequestFailure(error) && error.body?.code === 'no_results';
      toast({ title: isEmpty ? 'No Data' : 'Error', message: messageOf(error), tone: 'error' });
    } finally {
      setExporting(false);
    }
  };
  return {
    isExporting,
    items: EXPORT_FORMATS.map((format) => ({ label: format.label, onSelect: () => void save(format) })),
  };
}
