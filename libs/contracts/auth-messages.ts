/** What signing in and up says, with the title that the toast carries. The wording is fixed (`e2e/spec-texts`). */
export const AUTH_MESSAGES = {
  invalidEmail: { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  mixedAlphabets: {
    title: 'Invalid Email',
    message: 'This email address mixes letters of different alphabets that look alike. Please type it again.',
  },
  weakPassword: { title: 'Weak Password', message: 'Password must be at least 6 characters long.' },
  commonPassword: {
    title: 'Weak Password',
    message: 'This password is one that many people use, so it is guessed first. Please choose another.',
  },
  ownWordPassword: {
    title: 'Weak Password',
    message:
      'This password is made of your name, your email or the name of this product. Please choose another.',
  },
  passwordMismatch: { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.' },
  invalidPassword: { title: 'Invalid Password', message: 'Password must be at least 6 characters long.' },
  invalidCredentials: {
    title: 'Invalid Credentials',
    message: 'Email or password is incorrect. Please try again.',
  },
  trialExpired: {
    title: 'Trial expired',
    message: 'Your free trial has ended. Please upgrade to continue using the product.',
  },
  accountDisabled: {
    title: 'Account Disabled',
    message: 'This account has been disabled by an administrator. Please contact support.',
  },
  loginFailed: { title: 'Login Failed', message: 'Please check your credentials and try again.' },
  signupFailed: { title: 'Signup Failed', message: 'Please try again or contact support.' },
} as const;

/** An email address as far as a form can tell; whether it exists, only a message to it shows. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/u;

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/**
 * Whether one part of an email address (before the @, or between two full stops after it) has letters of two alphabets
 * that look alike: `аnn@school.example` with a Cyrillic а reads as another person's address to whoever confirms it.
 */
export function mixesAlphabets(email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  return [name, ...domain.split('.')].some(
    (part) => ALPHABETS.filter((alphabet) => alphabet.test(part)).length > 1,
  );
}
