import { useEffect, useRef, type ComponentType } from 'react';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { Chip } from '@marklight/ui/chips';
import { Link, useSearchParams } from '@marklight/ui/router';
import { PageHeader } from '@marklight/ui/states';
import { useAdmin } from '../hooks/admin-context';
import { addressOf, viewIn, VIEWS, type View } from '../logic/views';
import { ActivityView } from './activity-view';
import { AuditView } from './audit-view';
import { InvitationsView } from './invitations-view';
import { JobsView } from './jobs-view';
import { MaintenanceView } from './maintenance-view';
import { Overview } from './overview';
import { RubricReportsView } from './rubric-reports-view';
import { UsersView } from './users-view';

const ELEMENTS: Record<View, ComponentType> = {
  overview: Overview,
  users: UsersView,
  activity: ActivityView,
  invitations: InvitationsView,
  rubrics: RubricReportsView,
  audit: AuditView,
  jobs: JobsView,
  maintenance: MaintenanceView,
};

/** The head of the page, its parts, and the one that the address names. */
export function AdminPages() {
  const admin = useAdmin();
  const [params] = useSearchParams();
  const view = viewIn(params);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    // The heading of the new view; the overview has no separate heading.
    const heading = page.current?.querySelector<HTMLElement>(view === 'overview' ? 'h1' : 'h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [view]);
  const Shown = ELEMENTS[view];
  return (
    <div className="ml-page ad-page" ref={page}>
      <PageHeader
        title="Admin Dashboard"
        lead={`Manage ${PRODUCT_NAME} platform`}
        actions={
          <>
            <Chip tone="blue">Welcome, {admin.firstName || admin.email}</Chip>
            <Link to={PAGES.home} className="ml-inline ml-tap">
              Back to App
            </Link>
          </>
        }
      />
      <nav className="ad-views ml-tabs ml-wrap ml-gap-4 ml-line-below" aria-label="Administration">
        {VIEWS.map((each) => (
          <Link
            key={each.view}
            to={addressOf(each.view)}
            aria-current={each.view === view ? 'page' : undefined}
          >
            {each.label}
          </Link>
        ))}
      </nav>
      <Shown />
    </div>
  );
}
