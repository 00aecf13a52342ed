import type { ReactNode } from 'react';
import { PAGES } from '@marklight/contracts/routes';
import { Link, useLocation } from '@marklight/ui/router';
import { BlankPageDrawing } from '@marklight/ui/drawings';

/** An address that no page has. `children` come below: what the person may do about it. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="ml-page">
      <div className="ml-state">
        <BlankPageDrawing />
        <h1>404 Page Not Found</h1>
        <p className="ml-soft">Did you forget to add the page to the router?</p>
        <p className="ml-hint ml-anywhere">
          There is no page at <code>{pathname}</code>.
        </p>
        <Link to={PAGES.home} reloadDocument={children !== undefined}>
          Go to Home
        </Link>
      </div>
      {children}
    </div>
  );
}
