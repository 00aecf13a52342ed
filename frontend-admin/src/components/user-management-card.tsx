import { ADMIN_MESSAGES, ADMIN_RECENT_COUNT, type AdminUser } from '@marklight/contracts/admin';
import { ErrorState } from '@marklight/ui/states';
import type { PageOf } from '@marklight/api-client/page-of';
import { fullNameOf, number } from '../logic/words';
import { StatusBadge } from './status-badges';

export interface UserManagementCardProps {
  page: PageOf<AdminUser> | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** The newest accounts. */
export function UserManagementCard({ page, error, retrying, onRetry }: UserManagementCardProps) {
  const shown = page?.rows.slice(0, ADMIN_RECENT_COUNT) ?? [];
  const more = (page?.total ?? 0) - shown.length;
  return (
    <section className="ml-card ml-stack ml-gap-12 ml-shrink" aria-labelledby="ad-users">
      <h2 id="ad-users">User Management</h2>
      {error ? (
        <ErrorState title={ADMIN_MESSAGES.usersFailed} error={error} onRetry={onRetry} retrying={retrying} />
      ) : shown.length === 0 ? (
        <p className="ml-hint">No users found</p>
      ) : (
        <>
          <ul className="ml-entries ml-lined ml-list ml-col">
            {shown.map((user) => (
              <li key={user.id} className="ml-row ml-between ml-near">
                <span className="ml-col ml-shrink">
                  <strong className="ml-anywhere ml-weight-550">{fullNameOf(user) ?? 'No name given'}</strong>
                  <span className="ml-hint ml-anywhere">{user.email}</span>
                </span>
                <StatusBadge status={user.subscriptionStatus} />
              </li>
            ))}
          </ul>
          {more > 0 && <p className="ml-hint">{`And ${number(more)} more users...`}</p>}
        </>
      )}
    </section>
  );
}
