import { loginFailure, loginProblem } from '@marklight/api-client/credentials';
import { messageOf, statusOf } from '@marklight/api-client/errors';
import { storeEmail } from '@marklight/api-client/stored-email';
import type { LoginReply } from '@marklight/contracts/auth';
import { PRODUCT_NAME, TIMINGS } from '@marklight/contracts/business';
import { API, FORGOT_PASSWORD_HASH, PAGES } from '@marklight/contracts/routes';
import { goTo } from '@marklight/ui/go-to';
import { hasPage } from '@marklight/contracts/page-list';
import { configLoaded, sendsMail, supportEmail } from './config';
import { byId } from './dom';
import { setBusy, showFieldErrors, valuesOf } from './form';
import { openForgotten } from './forgotten';
import { postJson } from './request';
import { toast } from './toast';

/** The login dialog: admins go to the admin page, everyone else home. */
export function startLogin(): void {
  const form = byId('login-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
  byId('forgot-password', HTMLButtonElement).addEventListener('click', () => void helpToReset(form));
}

/** Opens what the "Forgot password?" of another page asks for; `#forgot-password` in the address says so. */
export function openForgottenFromAddress(): void {
  if (location.hash !== FORGOT_PASSWORD_HASH) return;
  history.replaceState(null, '', location.pathname + location.search);
  void helpToReset();
}

/** A link by email where the server sends mail, else whom to ask. @param login the form that the email is taken from */
async function helpToReset(login?: HTMLFormElement): Promise<void> {
  // A person may press the button before the page knows which.
  await configLoaded();
  if (sendsMail()) return openForgotten(login ? (valuesOf(login)['email'] ?? '') : '');
  const address = supportEmail();
  toast({
    title: 'Forgot password',
    message: `Please contact support${address === null ? '' : ` at ${address}`} to reset your password.`,
    tone: 'info',
  });
}

async function submit(form: HTMLFormElement): Promise<void> {
  const { email = '', password = '' } = valuesOf(form);
  const problem = loginProblem({ email, password });
  showFieldErrors(form, problem ? { [problem.field]: problem.message } : {});
  if (problem) return toast({ title: problem.title, message: problem.message, tone: 'error' });

  const ended = byId('login-ended', HTMLElement);
  ended.hidden = true;
  setBusy(form, true);
  try {
    const { user } = await postJson<LoginReply>(API.login, { email: email.trim(), password });
    storeEmail(user.email);
    toast({ title: 'Welcome back', message: `Opening ${PRODUCT_NAME}.`, tone: 'success' });
    setTimeout(() => goTo(user.isAdmin ? PAGES.admin : PAGES.home), TIMINGS.loginRedirect);
  } catch (error) {
    setBusy(form, false);
    const status = statusOf(error);
    if (status === 403) {
      // There is a session that may pay and download its data; the next page asks for its person by this
      // email.
      storeEmail(email.trim());
      ended.hidden = false;
    }
    const canSubscribe = status === 403 && hasPage(PAGES.subscribe);
    toast({
      ...loginFailure(status),
      tone: 'error',
      action: canSubscribe ? { label: 'Subscribe', href: PAGES.subscribe } : undefined,
    });
    if (status !== 401 && status !== 403) showFieldErrors(form, { password: messageOf(error) });
  }
}
