import { PUBLIC_RUBRICS_PER_ACCOUNT } from '@marklight/contracts/business';
import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class RubricError extends codedErrors({
  platform_rubric: {
    status: 403,
    message:
      'This is one of our platform rubrics, which cannot be changed. Duplicate it, then change your copy.',
  },
  shared_rubric: {
    status: 403,
    message:
      'This rubric was shared with you, and only its owner can change it. Duplicate it, then change your copy.',
  },
  changed_meanwhile: changedMeanwhile('This rubric was changed in another tab'),
  too_many_public: {
    status: 409,
    message:
      `${PUBLIC_RUBRICS_PER_ACCOUNT} of your rubrics are public, the most an account can have. ` +
      'Remove one from the public list first, or share this one with people or a domain.',
  },
  no_criteria: {
    status: 400,
    message: 'This rubric has no criteria yet. Add at least one, then start grading.',
  },
  own_rubric: {
    status: 409,
    message: 'This rubric is your own. Change it, or remove it from the public list.',
  },
  not_public: { status: 409, message: 'Only public rubrics can be reported.' },
  already_reported: {
    status: 409,
    message: 'You have already reported this rubric. An administrator will review it.',
  },
  too_many_reports: {
    status: 429,
    message: 'You have reported many rubrics today. Please contact support about any others.',
  },
  report_decided: {
    status: 409,
    message: 'This report has already been decided. Reload to see the decision.',
  },
  removed_from_public: {
    status: 409,
    message: 'An administrator removed this rubric from the public list, so it cannot be public again.',
  },
  free_mail_domain: {
    status: 400,
    message: 'This domain belongs to a mail service that anybody can join. Share with people by their email.',
  },
  import_not_understood: { status: 400, message: 'No rubric was found in this text.' },
}) {}
