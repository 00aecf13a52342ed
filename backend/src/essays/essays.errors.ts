import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class EssayError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This essay was changed in another tab'),
  not_filed: { status: 409, message: 'File this essay under an assignment first.' },
}) {}

export class DeletionError extends codedErrors({
  changed_meanwhile: {
    status: 409,
    message: 'This list has changed since you opened it, so nothing was deleted. Check it and try again.',
  },
}) {}
