import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import type { ForgotPasswordReply } from '@marklight/contracts/auth';
import { AUTH_MESSAGES, EMAIL_PATTERN } from '@marklight/contracts/auth-messages';
import { API } from '@marklight/contracts/routes';
import { openDialog } from './dialogs';
import { byId } from './dom';
import { setBusy, showFieldErrors, valuesOf } from './form';
import { postJson } from './request';
import { showSent } from './sent';

/** The dialog that asks for a link to choose a new password, where the server sends mail. */
export function startForgotten(): void {
  const form = byId('forgot-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

/** @param email what was typed at the login */
export function openForgotten(email: string): void {
  const form = byId('forgot-form', HTMLFormElement);
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = email;
  showFieldErrors(form, {});
  openDialog('forgot-dialog');
}

async function submit(form: HTMLFormElement): Promise<void> {
  const email = (valuesOf(form)['email'] ?? '').trim();
  const isEmail = EMAIL_PATTERN.test(email);
  showFieldErrors(form, isEmail ? {} : { email: AUTH_MESSAGES.invalidEmail.message });
  if (!isEmail) return;
  setBusy(form, true);
  try {
    const ask = () => postJson<ForgotPasswordReply>(API.forgotPassword, { email });
    showSent((await ask()).message, ask);
  } catch (error) {
    const fields = fieldErrorsOf(error);
    showFieldErrors(form, Object.keys(fields).length > 0 ? fields : { email: messageOf(error) });
  } finally {
    setBusy(form, false);
  }
}
