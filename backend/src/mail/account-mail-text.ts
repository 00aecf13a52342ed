import { EMAIL_LINK_HOURS, PRODUCT_NAME, RESET_LINK_HOURS } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import type { MailKind } from './mail';
import type { MailServer, MailText } from './mail-parts';

export type AccountMailKind = Extract<
  MailKind,
  | 'verify_email'
  | 'change_email'
  | 'reset_password'
  | 'email_changing'
  | 'email_changed'
  | 'password_changed'
  | 'has_account'
>;

/** Mails about signing in: links that can be used once, and notices of changes. */
export function accountMailText(kind: AccountMailKind, { publicUrl, token }: MailServer): MailText {
  const page = (path: string) => `${publicUrl}${path}`;
  const link = (path: string) => `${page(path)}#token=${token ?? ''}`;
  const home = { label: `Open ${PRODUCT_NAME}`, url: page(PAGES.home) };
  switch (kind) {
    case 'verify_email':
      return {
        subject: `Confirm your email for ${PRODUCT_NAME}`,
        paragraphs: [
          'Hello,',
          `Somebody, hopefully you, entered this address at ${PRODUCT_NAME}. Open the link to confirm that it is yours and to sign in.`,
          `The link works once, within the next ${EMAIL_LINK_HOURS} hours. If it was not you, ignore this email and nothing will happen.`,
        ],
        action: { label: 'Confirm my email', url: link(PAGES.verifyEmail) },
      };
    case 'change_email':
      return {
        subject: `Confirm your new email for ${PRODUCT_NAME}`,
        paragraphs: [
          'Hello,',
          `Somebody, hopefully you, wants to use this address to sign in to ${PRODUCT_NAME}. To confirm it, open the link and enter the password of your account.`,
          `The link works once, within the next ${EMAIL_LINK_HOURS} hours. If you did not ask for this, ignore this email and nothing will change.`,
        ],
        action: { label: 'Confirm my new email', url: link(PAGES.changeEmail) },
      };
    case 'reset_password':
      return {
        subject: `Choose a new password for ${PRODUCT_NAME}`,
        paragraphs: [
          'Hello,',
          `Somebody, hopefully you, asked for a new password for your ${PRODUCT_NAME} account.`,
          `The link works once, within the next ${hours(RESET_LINK_HOURS)}. If it was not you, ignore this email and your password will stay as it is.`,
        ],
        action: { label: 'Choose a new password', url: link(PAGES.resetPassword) },
      };
    case 'email_changing':
      return {
        subject: `Your ${PRODUCT_NAME} email is about to change`,
        paragraphs: [
          'Hello,',
          `Somebody, hopefully you, asked to change the email of your ${PRODUCT_NAME} account to another address. It changes once the other address is confirmed.`,
          'If it was not you, somebody knows your password: sign in, cancel the change on your profile page and choose a new password.',
        ],
        action: { label: 'Open my profile', url: page(PAGES.profile) },
      };
    case 'email_changed':
      return {
        subject: `Your ${PRODUCT_NAME} email has changed`,
        paragraphs: [
          'Hello,',
          `Your ${PRODUCT_NAME} account now has a different email address, which has been confirmed. Sign in with that address from now on.`,
          'If it was not you, reply to this email.',
        ],
        action: home,
      };
    case 'password_changed':
      return {
        subject: `Your ${PRODUCT_NAME} password has changed`,
        paragraphs: [
          'Hello,',
          `The password of your ${PRODUCT_NAME} account was changed, and every other device was signed out.`,
          'If it was not you, choose a new password with “Forgot password?” on the sign-in page, or reply to this email.',
        ],
        action: home,
      };
    case 'has_account':
      return {
        subject: `You already have a ${PRODUCT_NAME} account`,
        paragraphs: [
          'Hello,',
          `Somebody, perhaps you, used this address to sign up at ${PRODUCT_NAME}, or as the new email of another account. The address already has an account, so nothing was changed.`,
          'If it was you, sign in as usual. If you do not remember your password, use “Forgot password?” on the sign-in page. If it was not you, ignore this email.',
        ],
        action: { label: 'Sign in', url: page(PAGES.home) },
      };
  }
}

const hours = (count: number) => (count === 1 ? 'hour' : `${count} hours`);
