import { useState } from 'react';
import { storedEmail, storeEmail } from '@marklight/api-client/stored-email';
import { PRODUCT_NAME, TIMINGS } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { goTo } from '@marklight/ui/go-to';
import { toast } from '@marklight/ui/toast';
import { LoginFields } from './login-fields';
import { useLoginForm } from './use-login-form';

/** Signing in on a page other than the landing page. */
export function SignInCard() {
  const [leaving, setLeaving] = useState(false);
  const form = useLoginForm({
    email: storedEmail() ?? '',
    onSuccess: (user) => {
      storeEmail(user.email);
      setLeaving(true);
      toast({ title: 'Welcome back', message: `Opening ${PRODUCT_NAME}.`, tone: 'success' });
      setTimeout(() => goTo(user.isAdmin ? PAGES.admin : PAGES.home), TIMINGS.loginRedirect);
    },
  });
  return (
    <section className="ml-card shell-narrow ml-stack" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">Log in to {PRODUCT_NAME}</h2>
      <form ref={form.element} className="ml-stack" noValidate onSubmit={form.submit}>
        <LoginFields form={form} />
        <Button type="primary" htmlType="submit" loading={form.busy || leaving}>
          Log in
        </Button>
      </form>
    </section>
  );
}
