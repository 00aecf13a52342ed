import { baseApi } from '@marklight/api-client/base-api';
import { useDispatch } from '@marklight/api-client/redux';
import type { AppDispatch } from '@marklight/api-client/make-store';
import { sessionOpened } from '@marklight/api-client/session-state';
import { forgetStoredEmail, storeEmail } from '@marklight/api-client/stored-email';
import { TAGS } from '@marklight/api-client/tags';
import type { CurrentUser } from '@marklight/contracts/auth';
import { PAGES } from '@marklight/contracts/routes';
import { Button } from '@marklight/ui/antd';
import { Dialog } from '@marklight/ui/overlays';
import { goTo } from '@marklight/ui/go-to';
import { LoginFields } from './login-fields';
import { useLoginForm } from './use-login-form';

/**
 * Asks to sign in again over the page, so that nothing typed is lost; afterwards everything is fetched again. The
 * email can be changed, as it may have been elsewhere; somebody else who signs in sees nothing that was on the page.
 */
export function LogInAgainDialog({ user, open }: { user: CurrentUser; open: boolean }) {
  const dispatch = useDispatch<AppDispatch>();
  const form = useLoginForm({
    email: user.email,
    onSuccess: ({ id, email }) => {
      if (id !== user.id) {
        storeEmail(email);
        return goTo(PAGES.home);
      }
      form.setPassword('');
      dispatch(sessionOpened({ id, email }));
      dispatch(baseApi.util.invalidateTags([...TAGS]));
    },
  });
  const leave = () => {
    forgetStoredEmail();
    goTo(PAGES.home);
  };
  return (
    <Dialog
      open={open}
      title="Your session has ended"
      closable={false}
      keyboard={false}
      footer={null}
      width={440}
    >
      <form ref={form.element} className="ml-stack" noValidate onSubmit={form.submit}>
        <p>Log in again to continue. What you were doing is still here.</p>
        <LoginFields form={form} focusPassword />
        <div className="ml-actions">
          <Button onClick={leave}>Leave</Button>
          <Button type="primary" htmlType="submit" loading={form.busy}>
            Log in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
