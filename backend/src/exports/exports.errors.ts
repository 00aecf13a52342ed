import { HAND_BACK_SHEETS_MAX } from '@marklight/contracts/business';
import { GRADEBOOK_MAX_BYTES } from '@marklight/contracts/gradebook';
import { codedErrors } from '../common/coded-error';

export class ExportError extends codedErrors({
  no_results: { status: 404, message: 'No grading results available to export' },
  none_reviewed: {
    status: 404,
    message:
      'None of these essays is reviewed yet. Review them first, or include what you have not reviewed.',
  },
  too_many_sheets: {
    status: 400,
    message: `At most ${HAND_BACK_SHEETS_MAX.toLocaleString('en-AU')} essays can be handed back in one file. Choose a class or an assignment.`,
  },
  no_platform_files: {
    status: 400,
    message:
      'None of these essays came from a download of that platform, so it could not tell whose feedback it is. Choose another format.',
  },
  no_gradebook: {
    status: 400,
    message:
      'This file has no table with a column for grades. Choose the CSV file that you exported from the gradebook.',
  },
  gradebook_too_large: {
    status: 413,
    message: `A gradebook’s file can have at most ${GRADEBOOK_MAX_BYTES / 1024 / 1024} MB. Export one course or assignment.`,
  },
  one_sheet_only: {
    status: 400,
    message:
      'A Word document holds the sheet of one student. For several, choose a ZIP file of Word documents.',
  },
}) {}
