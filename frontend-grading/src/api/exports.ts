import { downloadFile } from '@marklight/api-client/download';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import { API, pathTo } from '@marklight/contracts/routes';

/** `2026-03-01T02-05-00` in the teacher's time zone: sorts by time and is a legal file name everywhere. */
function timestamp(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replaceAll(':', '-');
}

/** Dates in a file are in the teacher's time zone. */
function inOwnTimeZone(url: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `${url}?${new URLSearchParams({ timeZone })}`;
}

/** Saves every result as CSV. @throws RequestError */
export function exportReports(): Promise<string> {
  return downloadFile({
    url: inOwnTimeZone(API.exportReports),
    accept: 'text/csv',
    fallbackName: `${EXPORT_FILENAMES.reports}-${timestamp()}.csv`,
  });
}

/** Saves the detailed feedback of every result as PDF. @throws RequestError */
export function exportDetailedFeedback(): Promise<string> {
  return downloadFile({
    url: inOwnTimeZone(API.exportDetailedFeedback),
    accept: 'application/pdf',
    fallbackName: `${EXPORT_FILENAMES.detailedFeedback}-${timestamp()}.pdf`,
  });
}

/** Saves the explanation of one grade. @throws RequestError */
export function exportExplanation(resultId: string): Promise<string> {
  return downloadFile({
    url: inOwnTimeZone(pathTo(API.resultExplanation, { id: resultId })),
    accept: 'application/pdf',
    fallbackName: `${EXPORT_FILENAMES.explanation}-${timestamp()}.pdf`,
  });
}

/** Saves the file of an essay, as it was handed in. @throws RequestError */
export function downloadEssayFile(essayId: string, filename: string): Promise<string> {
  return downloadFile({ url: pathTo(API.essayFile, { id: essayId }), fallbackName: filename });
}
