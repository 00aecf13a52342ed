import { downloadFile } from '@marklight/api-client/download';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import { API } from '@marklight/contracts/routes';

export interface ExportFormat {
  label: string;
  url: string;
  accept: string;
  /** Of the file where the server gives none; a time and the extension follow. */
  filename: string;
  extension: string;
}

/** What the Export button offers. All are about the same essays. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    label: 'Grades as a spreadsheet (CSV)',
    url: API.exportReports,
    accept: 'text/csv',
    filename: EXPORT_FILENAMES.reports,
    extension: 'csv',
  },
  {
    label: 'Detailed feedback (PDF)',
    url: API.exportDetailedFeedback,
    accept: 'application/pdf',
    filename: EXPORT_FILENAMES.detailedFeedback,
    extension: 'pdf',
  },
  {
    label: 'All results as data (JSON)',
    url: API.exportDetailedFeedback,
    accept: 'application/json',
    filename: EXPORT_FILENAMES.detailedFeedback,
    extension: 'json',
  },
];

/**
 * Saves the essays that `query` chooses, with times in the teacher's time zone; returns the file's name.
 * @throws RequestError
 */
export function exportOf(format: ExportFormat, query: URLSearchParams): Promise<string> {
  const { url, accept, filename, extension } = format;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const params = new URLSearchParams([...query, ['timeZone', timeZone]]);
  return downloadFile({
    url: `${url}?${params}`,
    accept,
    fallbackName: `${filename}-${timestamp()}.${extension}`,
  });
}

/** `2026-03-01T02-05-00` in the teacher's time zone: sorts by time and is a legal file name everywhere. */
function timestamp(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}
