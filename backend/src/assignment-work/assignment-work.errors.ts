import { codedErrors } from '../common/coded-error';

export class AssignmentWorkError extends codedErrors({
  nothing_to_grade: {
    status: 409,
    message: 'Every essay of this assignment is graded already, or is being graded.',
  },
}) {}
