import { HAND_BACK_SHEETS_MAX } from '@marklight/contracts/business';
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
  one_sheet_only: {
    status: 400,
    message:
      'A Word document holds the sheet of one student. For several, choose a ZIP file of Word documents.',
  },
}) {}
