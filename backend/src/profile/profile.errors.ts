import { changedMeanwhile } from '../common/changed-meanwhile';
import { codedErrors } from '../common/coded-error';

export class ProfileError extends codedErrors({
  /** Also the answer if the address already has an account, so that nobody can find that out. */
  email_not_changed: {
    status: 400,
    message: 'Your email could not be changed. Please try again or contact support.',
  },
  password_needed: { status: 400, message: 'Please enter your current password to change your email.' },
  changed_meanwhile: changedMeanwhile('Your profile was changed in another tab'),
  wrong_password: { status: 400, message: 'This password is incorrect.' },
  last_admin: {
    status: 409,
    message:
      'You are the only administrator here. Make somebody else an administrator first, then delete your account.',
  },
}) {}
