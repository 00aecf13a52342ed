import { codedErrors } from '../common/coded-error';

export class ProfileError extends codedErrors({
  email_taken: { status: 409, message: 'Another account has this email. Choose a different one.' },
  changed_meanwhile: {
    status: 409,
    message:
      'Your profile was changed in another tab after you opened it. ' +
      'Nothing was overwritten: reload to see that change, then make yours again.',
  },
  wrong_password: { status: 400, message: 'This password is not right.' },
  last_admin: {
    status: 409,
    message:
      'You are the only administrator here. Make somebody else an administrator first, then delete your account.',
  },
}) {}
