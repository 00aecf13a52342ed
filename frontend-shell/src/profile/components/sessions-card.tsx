import { messageOf } from '@marklight/api-client/errors';
import type { OpenSession } from '@marklight/contracts/profile';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import { ErrorState } from '@marklight/ui/states';
import { toast } from '@marklight/ui/toast';
import { useEndOtherSessionsMutation, useEndSessionMutation, useOwnSessionsQuery } from '../api';
import { deviceOf, lastUseOf } from '../logic/sessions';

/** Where the account is signed in, and signing out there. */
export function SessionsCard() {
  const { data, error, isFetching, refetch } = useOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endOthers, ending] = useEndOtherSessionsMutation();
  const sessions = data?.sessions ?? [];
  const signOutElsewhere = async () => {
    const { error: failed } = await endOthers();
    toast(
      failed
        ? { title: 'Error', message: messageOf(failed), tone: 'error' }
        : { title: 'Signed out', message: 'You are signed in on this device only.', tone: 'success' },
    );
  };
  return (
    <section className="ml-card" aria-labelledby="pf-sessions">
      <h2 id="pf-sessions">Where you are signed in</h2>
      {error ? (
        <ErrorState
          title="Failed to fetch your sessions"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <p className="ml-hint" role="status">
          Loading...
        </p>
      ) : (
        <ul className="ml-lined ml-entries ml-list ml-above-8">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <div className="ml-actions ml-above-16">
          <Button loading={ending.isLoading} onClick={() => void signOutElsewhere()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </section>
  );
}

function SessionItem({ session }: { session: OpenSession }) {
  const [end, { isLoading }] = useEndSessionMutation();
  const device = deviceOf(session);
  const signOut = async () => {
    const { error } = await end(session.id);
    toast(
      error
        ? { title: 'Error', message: messageOf(error), tone: 'error' }
        : { title: 'Signed out', message: `${device} is signed out.`, tone: 'success' },
    );
  };
  return (
    <li>
      <div>
        <p className="ml-weight-600">
          {device} {session.current && <Chip tone="blue">this device</Chip>}
        </p>
        <p className="ml-hint">{lastUseOf(session, new Date())}</p>
      </div>
      {!session.current && (
        <Button loading={isLoading} onClick={() => void signOut()} aria-label={`Sign out there: ${device}`}>
          Sign out there
        </Button>
      )}
    </li>
  );
}
