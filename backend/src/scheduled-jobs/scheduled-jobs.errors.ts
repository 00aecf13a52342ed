import { codedErrors } from '../common/coded-error';

export class ScheduledJobError extends codedErrors({
  unknown_job: { status: 404, message: 'There is no job with this name.' },
  already_running: { status: 409, message: 'This job is already running. Wait until it has finished.' },
}) {}
