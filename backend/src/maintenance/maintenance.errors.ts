import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class MaintenanceError extends codedErrors({
  under_maintenance: { status: 503, message: 'We are carrying out maintenance. Please try again later.' },
  overlaps: { status: 409, message: 'Another maintenance window overlaps with this one.' },
  changed_meanwhile: changedMeanwhile('This window was changed by another administrator'),
  over: { status: 409, message: 'This window has ended or was cancelled, so it cannot be changed.' },
  ends_in_the_past: { status: 400, message: 'The end must be in the future.' },
  already_begun: { status: 400, message: 'This window has begun, so its start cannot be changed.' },
}) {}
