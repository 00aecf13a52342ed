import { codedErrors } from '../common/coded-error';

export class AssignmentWorkError extends codedErrors({
  nothing_to_grade: {
    status: 409,
    message: 'Every essay in this assignment has been graded or is being graded.',
  },
  nothing_to_grade_again: {
    status: 409,
    message:
      'Every result in this assignment uses the current version of its criteria, or is being graded again.',
  },
  rubric_not_usable: {
    status: 409,
    message:
      'The rubric of this assignment is no longer shared with you, or has no criteria. Choose another one on the class page.',
  },
}) {}
