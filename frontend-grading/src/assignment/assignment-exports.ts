import { downloadFile } from '@marklight/api-client/download';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import { API } from '@marklight/contracts/routes';

const reviewedOf = (url: string, assignmentId: string) =>
  `${url}?assignmentId=${assignmentId}&status=reviewed`;

/** Saves the grades of an assignment's reviewed essays as CSV. Gives the file's name. @throws RequestError */
export function exportReviewedReports(assignmentId: string): Promise<string> {
  return downloadFile({
    url: reviewedOf(API.exportReports, assignmentId),
    accept: 'text/csv',
    fallbackName: `${EXPORT_FILENAMES.reports}.csv`,
  });
}

/** Saves the feedback of an assignment's reviewed essays as PDF. Gives the file's name. @throws RequestError */
export function exportReviewedFeedback(assignmentId: string): Promise<string> {
  return downloadFile({
    url: reviewedOf(API.exportDetailedFeedback, assignmentId),
    accept: 'application/pdf',
    fallbackName: `${EXPORT_FILENAMES.detailedFeedback}.pdf`,
  });
}
