import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class EssayError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This essay was changed in another tab'),
}) {}
