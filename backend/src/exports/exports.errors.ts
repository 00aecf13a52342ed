import { codedErrors } from '../common/coded-error';

export class ExportError extends codedErrors({
  no_results: { status: 404, message: 'No grading results available to export' },
}) {}
