import { ROSTER_MAX_STUDENTS } from '@marklight/contracts/classes';
import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class ClassError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This class was changed in another tab or by somebody else'),
}) {}

export class AssignmentError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This assignment was changed in another tab or by somebody else'),
  class_not_found: { status: 404, message: 'This class was not found. It may have been deleted.' },
  rubric_not_found: {
    status: 404,
    message: 'This rubric was not found. It may have been deleted, or is no longer shared with you.',
  },
}) {}

export class RosterError extends codedErrors({
  too_many_students: {
    status: 400,
    message: `A class list can have at most ${ROSTER_MAX_STUDENTS.toLocaleString('en-AU')} students.`,
  },
  no_students: {
    status: 400,
    message:
      'No student was found in this list. Write one name per line, or give the columns a header such as ' +
      '“Name, Email, Student number”.',
  },
}) {}
