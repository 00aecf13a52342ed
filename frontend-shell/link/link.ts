import { signupProblem } from '@marklight/api-client/credentials';
import { fieldErrorsOf, isRequestFailure, messageOf } from '@marklight/api-client/errors';
import { storedEmail, storeEmail } from '@marklight/api-client/stored-email';
import type { LoginReply } from '@marklight/contracts/auth';
import { AUTH_MESSAGES, EMAIL_PATTERN } from '@marklight/contracts/auth-messages';
import type { ClientConfig } from '@marklight/contracts/config';
import type { ConfirmEmailReply } from '@marklight/contracts/profile';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { API, PAGES } from '@marklight/contracts/routes';
import { goTo } from '@marklight/ui/go-to';
import { byId } from '../landing/dom';
import { setBusy, showFieldErrors, valuesOf } from '../landing/form';
import { postJson } from '../landing/request';

/** What a link is for: what the page says, and what its button does. */
interface Kind {
  title: string;
  text: string;
  button: string;
  passwords?: true;
  /** Asks for the password of the account, with this hint. */
  ownPassword?: string;
  /** Where a new link can be asked for by email. */
  again?: string;
  /**
   * A different explanation for a link that does not work: the same for everybody, so that it reveals nothing about
   * an account.
   */
  usedBefore?: string;
  /** Uses the link; returns what to say afterwards, or null if the browser goes to another page. */
  use: (token: string, password: string) => Promise<{ title: string; text: string } | null>;
}

const KINDS: Record<string, Kind> = {
  [PAGES.verifyEmail]: {
    title: 'Confirm your email',
    text: `Enter the password you chose when you signed up for ${PRODUCT_NAME}.`,
    button: 'Confirm and sign in',
    ownPassword:
      'If you have forgotten it, or did not sign up yourself, choose “Forgot password?” when you log in.',
    again: API.resendConfirmation,
    usedBefore: 'If you have confirmed your email already, go to the home page and log in.',
    use: async (token, password) => {
      const { user } = await postJson<LoginReply>(API.verifyEmail, { token, password });
      storeEmail(user.email);
      goTo(PAGES.home);
      return null;
    },
  },
  [PAGES.changeEmail]: {
    title: 'Confirm your new email',
    text: `Enter the password of your ${PRODUCT_NAME} account. From then on you sign in with this address.`,
    button: 'Confirm my new email',
    ownPassword: 'If you did not ask to change your email, close this page and nothing will change.',
    usedBefore: 'If you have confirmed this address already, log in with it.',
    use: async (token, password) => {
      const { email } = await postJson<ConfirmEmailReply>(API.confirmEmailChange, { token, password });
      if (storedEmail() !== null) storeEmail(email);
      return { title: 'Your email has changed', text: `Sign in with ${email} from now on.` };
    },
  },
  [PAGES.resetPassword]: {
    title: 'Choose a new password',
    text: 'You will be signed out everywhere, and can then sign in with the new password.',
    button: 'Save the new password',
    passwords: true,
    again: API.forgotPassword,
    use: async (token, password) => {
      await postJson<unknown>(API.resetPassword, { token, password });
      return { title: 'Your password has changed', text: 'Sign in with it now.' };
    },
  },
};

const NOT_COMPLETE = {
  title: 'This link is incomplete',
  text: 'Open it again from the email, or copy all of it into the address bar. A link works only once: if you have used it, ask for a new one.',
};

/** Reads the link that the page was opened with, and waits for the click: a mail scanner clicks nothing. */
export function startLink(): void {
  const kind = KINDS[location.pathname];
  const token = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  // Neither in the history nor in a bookmark of this page: it is a secret.
  history.replaceState(null, '', location.pathname);
  if (!kind || token === undefined) return finish(NOT_COMPLETE);
  say(kind);
  byId('link-submit', HTMLButtonElement).textContent = kind.button;
  byId('link-passwords', HTMLDivElement).hidden = !kind.passwords;
  byId('link-own-password', HTMLDivElement).hidden = !kind.ownPassword;
  byId('link-own-password-hint', HTMLSpanElement).textContent = kind.ownPassword ?? '';
  const form = byId('link-form', HTMLFormElement);
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form, kind, token);
  });
  form
    .querySelector<HTMLElement>(
      kind.ownPassword ? '[name=ownPassword]' : kind.passwords ? '[name=password]' : 'button',
    )
    ?.focus();
}

async function submit(form: HTMLFormElement, kind: Kind, token: string): Promise<void> {
  const { password = '', confirmPassword = '', ownPassword = '' } = valuesOf(form);
  // The rules of signing up, without the email.
  const problem = kind.passwords ? signupProblem({ email: 'a@b', password, confirmPassword }) : null;
  const problemLine = byId('link-problem', HTMLParagraphElement);
  problemLine.textContent = '';
  showFieldErrors(form, problem ? { [problem.field]: problem.message } : {});
  if (problem) return;
  setBusy(form, true);
  try {
    const done = await kind.use(token, kind.ownPassword ? ownPassword : password);
    if (done) finish(done);
  } catch (error) {
    setBusy(form, false);
    if (isRequestFailure(error) && error.body?.code === 'link_invalid')
      return offerAnother(kind, messageOf(error));
    const fields = fieldErrorsOf(error);
    showFieldErrors(form, kind.ownPassword ? atOwnPassword(fields) : fields);
    if (Object.keys(fields).length === 0) problemLine.textContent = messageOf(error);
  }
}

const atOwnPassword = ({ password, ...others }: Record<string, string>): Record<string, string> =>
  password === undefined ? others : { ...others, ownPassword: password };

/** In place of a link that no longer works: a form for a new one, where the server can send it. */
async function offerAnother({ again, usedBefore }: Kind, why: string): Promise<void> {
  finish({ title: 'This link cannot be used', text: [why, usedBefore].filter(Boolean).join(' ') });
  if (again === undefined || !(await sendsMail())) return;
  const form = byId('link-again', HTMLFormElement);
  const field = form.elements.namedItem('email');
  if (field instanceof HTMLInputElement) field.value = storedEmail() ?? '';
  form.hidden = false;
  document.querySelector('#link-next a')?.classList.remove('lp-primary');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void askForAnother(form, again);
  });
}

async function askForAnother(form: HTMLFormElement, route: string): Promise<void> {
  const email = (valuesOf(form)['email'] ?? '').trim();
  const isEmail = EMAIL_PATTERN.test(email);
  const problemLine = byId('link-problem', HTMLParagraphElement);
  problemLine.textContent = '';
  showFieldErrors(form, isEmail ? {} : { email: AUTH_MESSAGES.invalidEmail.message });
  if (!isEmail) return;
  setBusy(form, true);
  try {
    const { message } = await postJson<{ message: string }>(route, { email });
    form.hidden = true;
    finish({ title: 'Check your email', text: message });
  } catch (error) {
    const fields = fieldErrorsOf(error);
    showFieldErrors(form, fields);
    if (Object.keys(fields).length === 0) problemLine.textContent = messageOf(error);
  } finally {
    setBusy(form, false);
  }
}

async function sendsMail(): Promise<boolean> {
  const reply = await fetch(API.config).catch(() => null);
  return reply?.ok === true && ((await reply.json()) as ClientConfig).mail;
}

/** There is nothing left to do here but to leave. */
function finish(words: { title: string; text: string }): void {
  byId('link-form', HTMLFormElement).hidden = true;
  byId('link-next', HTMLParagraphElement).hidden = false;
  say(words);
  byId('link-title', HTMLHeadingElement).focus();
}

function say({ title, text }: { title: string; text: string }): void {
  document.title = `${title} · ${PRODUCT_NAME}`;
  byId('link-title', HTMLHeadingElement).textContent = title;
  byId('link-text', HTMLParagraphElement).textContent = text;
}
