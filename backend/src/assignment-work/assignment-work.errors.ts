import { codedErrors } from '../common/coded-error';

export class AssignmentWorkError extends codedErrors({
  nothing_to_grade: {
    status: 409,
    message: 'Every essay in this assignment has been graded or is being graded.',
  },
  nothing_to_grade_again: {
    status: 409,
    message:
      'None of the results that you asked to grade again needs it: each uses the current criteria and settings, is being graded, or has been graded by them already, and that grading is waiting for you or you kept the other one.',
  },
  rubric_not_usable: {
    status: 409,
    message:
      'The rubric of this assignment is no longer shared with you, or has no criteria. Choose another one on the class page.',
  },
}) {}
