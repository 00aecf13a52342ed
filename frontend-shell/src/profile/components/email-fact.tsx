import { messageOf } from '@marklight/api-client/errors';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { CurrentUser } from '@marklight/contracts/auth';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import { toast } from '@marklight/ui/toast';
import { useCancelEmailMutation, useSendEmailLinkMutation } from '../api';

/** The email, whether it is confirmed, and the address that will replace it. */
export function EmailFact({ user }: { user: CurrentUser }) {
  const { data: config } = useConfigQuery();
  const [sendLink, sending] = useSendEmailLinkMutation();
  const [cancel, cancelling] = useCancelEmailMutation();
  const sendAgain = async () => {
    const { error } = await sendLink();
    toast(
      error
        ? { title: 'Error', message: messageOf(error), tone: 'error' }
        : { title: 'Email sent', message: `To ${user.pendingEmail ?? user.email}.`, tone: 'success' },
    );
  };
  const keep = async () => {
    const { error } = await cancel();
    toast(
      error
        ? { title: 'Error', message: messageOf(error), tone: 'error' }
        : { title: 'Change cancelled', message: 'Your email stays as it is.', tone: 'success' },
    );
  };
  const again = (
    <Button size="small" loading={sending.isLoading} onClick={() => void sendAgain()}>
      Send again
    </Button>
  );
  return (
    <>
      {user.email}
      {!user.emailVerified && (
        <>
          {' '}
          <Chip tone="amber">not confirmed</Chip>
        </>
      )}
      {user.pendingEmail !== null ? (
        <div className="ml-notice ml-notice-quiet ml-stack ml-gap-8 ml-above-8">
          <p>
            Waiting for <strong>{user.pendingEmail}</strong> to be confirmed. Open the link in the email that
            we sent there. Until then you sign in with {user.email}.
          </p>
          <div className="ml-row ml-gap-8">
            {again}
            <Button size="small" loading={cancelling.isLoading} onClick={() => void keep()}>
              Cancel the change
            </Button>
          </div>
        </div>
      ) : (
        !user.emailVerified && (
          <div className="ml-notice ml-notice-quiet ml-stack ml-gap-8 ml-above-8">
            <p>
              Rubrics that are shared with this address or its domain become available once it is confirmed.
              {config?.mail === false && ' Ask an administrator to confirm it.'}
            </p>
            {config?.mail && <div className="ml-row ml-gap-8">{again}</div>}
          </div>
        )
      )}
    </>
  );
}
