import {
  CRITERIA_EXTENSIONS,
  CRITERIA_MAX_ITEMS,
  CRITERION_MAX_CHARACTERS,
} from '@marklight/contracts/business';
import { TOO_MUCH } from '@marklight/contracts/too-much';
import { codedErrors } from '../common/coded-error';

export class CriteriaError extends codedErrors({
  no_file: { status: 400, message: 'Choose a criteria file (.txt, .pdf, .doc or .docx).' },
  unreadable_file: {
    status: 400,
    message: `This file cannot be read. Use one of: ${CRITERIA_EXTENSIONS.join(', ')}.`,
  },
  empty: { status: 400, message: 'No criteria were found. Write one criterion per line.' },
  bad_points: { status: 400, message: 'The points of a criterion must be above 0.' },
  too_many: {
    status: 400,
    message: `A criteria set can have at most ${CRITERIA_MAX_ITEMS} criteria. Shorten the list.`,
  },
  too_much: {
    status: 400,
    message: TOO_MUCH.criteria,
  },
  too_long: {
    status: 400,
    message: `A criterion can have at most ${CRITERION_MAX_CHARACTERS} characters. Put each on its own line.`,
  },
}) {}
