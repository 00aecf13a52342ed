import { SOURCE_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
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
  no_file: { status: 400, message: 'Choose a file with the source text.' },
  source_text_too_long: {
    status: 400,
    message: `A source text can have at most ${SOURCE_TEXT_MAX_CHARACTERS.toLocaleString('en-AU')} characters, and this file has more. Paste the part that matters.`,
  },
}) {}

export class RosterError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This class list was changed in another tab'),
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
