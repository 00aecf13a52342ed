import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class AdminError extends codedErrors({
  changed_meanwhile: changedMeanwhile('This account was changed by another administrator'),
  last_admin: {
    status: 409,
    message: 'This is the only administrator who can sign in. Make somebody else an administrator first.',
  },
  own_account: {
    status: 409,
    message: 'You cannot do this to your own account here. Use your profile page instead.',
  },
  already_so: {
    status: 409,
    message: 'This has already been done, so nothing was changed. Reload to see the account.',
  },
  mail_is_on: {
    status: 409,
    message: 'This server sends email: the person can ask for a link themselves, with “Forgot password?”.',
  },
  for_teachers_only: {
    status: 409,
    message: 'Create a link for an administrator on the server: npm run admin -- reset-link EMAIL',
  },
  no_trial: {
    status: 409,
    message:
      'This account has a subscription, so its trial cannot be extended. Give access until a date instead.',
  },
  date_not_ahead: { status: 400, message: 'Choose a date from now to five years ahead.' },
  email_differs: { status: 400, message: 'This is not the account’s email address. Nothing was deleted.' },
}) {}
