import './admin.css';
import { isAuthenticated, useCurrentUserQuery } from '@marklight/api-client/session-api';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { AccessDenied } from '@marklight/ui/access-denied';
import { Spinner } from '@marklight/ui/progress-bar';
import { Chip } from '@marklight/ui/chips';
import { Link, useNavigate } from '@marklight/ui/router';
import { PageHeader } from '@marklight/ui/states';

/** The admin's page; everyone else is told that it is not for them. */
export function AdminDashboard() {
  const { data: user, isLoading } = useCurrentUserQuery();
  const navigate = useNavigate();
  if (isLoading) {
    return (
      <div className="admin-loading">
        <Spinner />
      </div>
    );
  }
  if (!isAuthenticated(user) || !user.isAdmin) {
    return (
      <AccessDenied
        reason="You need admin privileges to access this page."
        onGoHome={() => void navigate(PAGES.home)}
      />
    );
  }
  return (
    <div className="ml-page">
      <PageHeader
        title="Admin Dashboard"
        lead={`Manage ${PRODUCT_NAME} platform`}
        actions={
          <>
            <Chip tone="blue">Welcome, {user.firstName || user.email}</Chip>
            <Link to={PAGES.home}>Back to App</Link>
          </>
        }
      />
    </div>
  );
}
