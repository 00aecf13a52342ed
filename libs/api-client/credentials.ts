import {
  AUTH_MESSAGES,
  EMAIL_PATTERN,
  isUnusuallyWritten,
  mixesAlphabets,
} from '@marklight/contracts/auth-messages';
import { PASSWORD_MIN_CHARACTERS } from '@marklight/contracts/business';

export interface CredentialProblem {
  field: 'email' | 'password' | 'confirmPassword';
  title: string;
  message: string;
}
export interface LoginValues {
  email: string;
  password: string;
}
export interface SignupValues extends LoginValues {
  confirmPassword: string;
}

/** The first thing wrong with a login form, or null. */
export function loginProblem({ email, password }: LoginValues): CredentialProblem | null {
  if (!EMAIL_PATTERN.test(email.trim())) return { field: 'email', ...AUTH_MESSAGES.invalidEmail };
  if (password.length < PASSWORD_MIN_CHARACTERS)
    return { field: 'password', ...AUTH_MESSAGES.invalidPassword };
  return null;
}

/** The first thing wrong with a sign-up form, or null. Names are optional. */
export function signupProblem({ email, password, confirmPassword }: SignupValues): CredentialProblem | null {
  if (!EMAIL_PATTERN.test(email.trim())) return { field: 'email', ...AUTH_MESSAGES.invalidEmail };
  if (isUnusuallyWritten(email)) return { field: 'email', ...AUTH_MESSAGES.unusualEmail };
  if (mixesAlphabets(email)) return { field: 'email', ...AUTH_MESSAGES.mixedAlphabets };
  if (password.length < PASSWORD_MIN_CHARACTERS) return { field: 'password', ...AUTH_MESSAGES.weakPassword };
  if (password !== confirmPassword) return { field: 'confirmPassword', ...AUTH_MESSAGES.passwordMismatch };
  return null;
}

/** What to say about a refused login; `status` is null if the error is of another kind. */
export function loginFailure(status: number | null): { title: string; message: string } {
  if (status === 401) return AUTH_MESSAGES.invalidCredentials;
  if (status === 403) return AUTH_MESSAGES.trialExpired;
  if (status === 423) return AUTH_MESSAGES.accountDisabled;
  return AUTH_MESSAGES.loginFailed;
}
