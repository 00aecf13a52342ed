import { STREAMS_PER_ACCOUNT } from '@marklight/contracts/business';
import { GRADING_MESSAGES } from '@marklight/contracts/grading';
import { codedErrors } from '../common/coded-error';

const RETRY_AFTER_SECONDS = 30;

/** `no_criteria`: no essay has criteria either; none is filed under an assignment with a rubric or pasted criteria. */
export class GradingError extends codedErrors({
  no_criteria: { status: 400, message: GRADING_MESSAGES.noCriteria },
  no_ai_service: {
    status: 400,
    message:
      'No AI service is set up on this server. Choose the built-in grader, or leave the field "grader" out.',
  },
}) {}

export class StreamError extends codedErrors({
  too_many_streams: {
    status: 429,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: `Progress can be shown in at most ${STREAMS_PER_ACCOUNT} tabs at a time. Close one, and this one will continue.`,
  },
  server_full: {
    status: 503,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    message: 'Progress cannot be shown at the moment. Grading continues; reload the page in a minute.',
  },
}) {}
