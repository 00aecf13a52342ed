import { useCallback, useState } from 'react';
import { forgetStoredEmail } from '@marklight/api-client/stored-email';
import { messageOf } from '@marklight/api-client/errors';
import { useLogoutMutation } from '@marklight/api-client/session-api';
import { TIMINGS } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { toast } from '@marklight/ui/toast';
import { goTo } from './go-to';

/** `const { logout, loggingOut } = useLogout()`: ends the session and goes to the landing page after a second. */
export function useLogout(): { logout: () => Promise<void>; loggingOut: boolean } {
  const [send] = useLogoutMutation();
  const [loggingOut, setLoggingOut] = useState(false);
  const logout = useCallback(async () => {
    setLoggingOut(true);
    try {
      await send().unwrap();
      forgetStoredEmail();
      toast({ title: 'Logged out', message: 'See you next time.', tone: 'success' });
      setTimeout(() => goTo(PAGES.home), TIMINGS.logoutRedirect);
    } catch (error) {
      // Without an answer the session may still exist, so saying "logged out" could be untrue.
      setLoggingOut(false);
      toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    }
  }, [send]);
  return { logout, loggingOut };
}
