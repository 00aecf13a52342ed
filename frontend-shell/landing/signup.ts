import { signupProblem } from '@marklight/api-client/credentials';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import { storeEmail } from '@marklight/api-client/stored-email';
import type { ResendConfirmationReply, SignupReply } from '@marklight/contracts/auth';
import { AUTH_MESSAGES } from '@marklight/contracts/auth-messages';
import { TIMINGS } from '@marklight/contracts/business';
import { API, PAGES } from '@marklight/contracts/routes';
import { goTo } from '@marklight/ui/go-to';
import { byId } from './dom';
import { setBusy, showFieldErrors, valuesOf } from './form';
import { invitationToken } from './invitation';
import { postJson } from './request';
import { showSent } from './sent';
import { toast } from './toast';

/** The Get Started dialog: signing up signs in and goes home; where the server sends mail, the next step is in an email. */
export function startSignup(): void {
  const form = byId('signup-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

async function submit(form: HTMLFormElement): Promise<void> {
  const { email = '', firstName = '', lastName = '', password = '', confirmPassword = '' } = valuesOf(form);
  const problem = signupProblem({ email, password, confirmPassword });
  showFieldErrors(form, problem ? { [problem.field]: problem.message } : {});
  if (problem) return toast({ title: problem.title, message: problem.message, tone: 'error' });

  setBusy(form, true);
  try {
    const invitation = invitationToken() ?? undefined;
    const body = { email: email.trim(), firstName, lastName, password, confirmPassword, invitation };
    const { user, message } = await postJson<SignupReply>(API.signup, body);
    if (!user) {
      form.reset();
      setBusy(form, false);
      return showSent(message, () =>
        postJson<ResendConfirmationReply>(API.resendConfirmation, { email: body.email }),
      );
    }
    storeEmail(user.email);
    toast({ title: 'Account created', message, tone: 'success' });
    setTimeout(() => goTo(PAGES.home), TIMINGS.signupRedirect);
  } catch (error) {
    setBusy(form, false);
    const fields = fieldErrorsOf(error);
    const weak = fields['password'];
    const what = weak
      ? { title: AUTH_MESSAGES.weakPassword.title, message: weak }
      : AUTH_MESSAGES.signupFailed;
    toast({ ...what, tone: 'error' });
    showFieldErrors(form, Object.keys(fields).length > 0 ? fields : { email: messageOf(error) });
  }
}
