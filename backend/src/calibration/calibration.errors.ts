import {
  CALIBRATION_ESSAYS_MAX,
  CALIBRATION_ESSAYS_MIN,
  CALIBRATIONS_PER_ACCOUNT,
} from '@marklight/contracts/business';
import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class CalibrationError extends codedErrors({
  criteria_changed: changedMeanwhile('The criteria of this rubric were changed'),
  wrong_levels: { status: 400, message: 'Send one level for each criterion of the rubric, in its order.' },
  other_rubric: {
    status: 400,
    message: 'This essay belongs to no assignment with this rubric. File it under one, then mark it.',
  },
  too_many_essays: {
    status: 409,
    message: `${CALIBRATION_ESSAYS_MAX} essays are marked, which is the most for one calibration. Remove one first.`,
  },
  too_many_calibrations: {
    status: 409,
    message: `An account can calibrate ${CALIBRATIONS_PER_ACCOUNT} versions of rubrics. Delete a rubric that you no longer need.`,
  },
  nothing_to_shift: {
    status: 409,
    message: `No shift is proposed now. It takes at least ${CALIBRATION_ESSAYS_MIN} compared essays, and a difference that also shows in essays that it was not learned from.`,
  },
  nothing_marked: { status: 409, message: 'Mark an essay on every criterion first.' },
}) {}
