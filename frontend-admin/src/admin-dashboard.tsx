import './styles/page.css';
import { isAuthenticated, useCurrentUserQuery } from '@marklight/api-client/session-api';
import { PAGES } from '@marklight/contracts/routes';
import { AccessDenied } from '@marklight/ui/access-denied';
import { Spinner } from '@marklight/ui/progress-bar';
import { useNavigate } from '@marklight/ui/router';
import { AdminContext } from './hooks/admin-context';
import { AdminPages } from './views/admin-pages';

/** The admin's page; everyone else is told that it is not for them, and nothing is asked of the server. */
export function AdminDashboard() {
  const { data: user, isLoading } = useCurrentUserQuery();
  const navigate = useNavigate();
  if (isLoading) {
    return (
      <div className="ml-state">
        <Spinner />
      </div>
    );
  }
  if (!isAuthenticated(user) || !user.isAdmin || !user.email) {
    return (
      <AccessDenied
        reason="You need admin privileges to access this page."
        onGoHome={() => void navigate(PAGES.home)}
      />
    );
  }
  return (
    <AdminContext value={user}>
      <AdminPages />
    </AdminContext>
  );
}
