import { codedErrors } from '../common/coded-error';

export class AssignmentWorkError extends codedErrors({
  nothing_to_grade: {
    status: 409,
    message: 'Every essay in this assignment has been graded or is being graded.',
  },
}) {}
