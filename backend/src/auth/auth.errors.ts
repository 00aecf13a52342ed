import { AUTH_MESSAGES } from '@marklight/contracts/auth';
import { codedErrors } from '../common/coded-error';

export class AuthError extends codedErrors({
  not_signed_in: { status: 401, message: 'Please sign in.' },
  invalid_credentials: { status: 401, message: AUTH_MESSAGES.invalidCredentials.message },
  trial_expired: { status: 403, message: AUTH_MESSAGES.trialExpired.message },
  /** Not 403, which the login dialog takes for a trial that has ended. */
  account_disabled: {
    status: 423,
    message: AUTH_MESSAGES.accountDisabled.message,
  },
  other_account: {
    status: 403,
    message: 'This address is for a different account from the one you are signed in to.',
  },
  admins_only: { status: 403, message: 'You need admin privileges to access this page.' },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  signup_by_invitation: {
    status: 403,
    message: 'You need an invitation to create an account on this server. Ask your administrator for one.',
  },
  signup_closed: {
    status: 403,
    message:
      'Only people invited by an administrator can create an account on this server. Ask for an invitation.',
  },
  signup_other_domain: {
    status: 403,
    message: 'Accounts on this server are for people at the school. Use your school email address.',
  },
  email_not_confirmed: {
    status: 403,
    message: 'Your email address has to be confirmed before you can use this account.',
  },
  /** Also the answer where the address already has an account, so that this stays secret. */
  signup_failed: { status: 400, message: AUTH_MESSAGES.signupFailed.message },
  link_invalid: {
    status: 400,
    message:
      'This link is no longer valid: it has expired, has been used, or has been replaced by a newer one. Ask for a new one.',
  },
  wrong_password: { status: 400, message: 'This password is incorrect.' },
  mail_off: { status: 409, message: 'This server does not send email. Please contact support.' },
  too_many_links: { status: 429, message: 'Too many links have been requested. Wait an hour and try again.' },
  common_password: { status: 400, message: AUTH_MESSAGES.commonPassword.message },
  own_word_password: { status: 400, message: AUTH_MESSAGES.ownWordPassword.message },
  too_many_attempts: { status: 429, message: 'Too many failed sign-ins. Wait a few minutes and try again.' },
  too_many_signups: {
    status: 429,
    message: 'Too many accounts were created from here. Wait a while and try again.',
  },
}) {}
