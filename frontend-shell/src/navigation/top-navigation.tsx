import { CircleHelp, Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '@marklight/contracts/auth';
import { PRODUCT_NAME } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import { LogoMark } from '@marklight/ui/drawings';
import { MenuButton } from '@marklight/ui/menu-button';
import { Link, NavLink, useNavigate } from '@marklight/ui/router';
import { useOnceTrue } from '@marklight/ui/use-once-true';
import { PAGE_LIST } from '@marklight/contracts/page-list';

const HelpDrawer = lazy(async () => ({ default: (await import('./help-drawer')).HelpDrawer }));

/** Home is active on exactly `/`; the other links by the beginning of the path. */
export function TopNavigation({ user }: { user: CurrentUser }) {
  const [helpOpen, setHelpOpen] = useState(false);
  const helpNeeded = useOnceTrue(helpOpen);
  const navigate = useNavigate();
  const links = PAGE_LIST.filter((page) => page.navLabel !== undefined);
  const menuItems = links.map(({ path, navLabel = '' }) => ({
    label: navLabel,
    onSelect: () => void navigate(path),
  }));
  return (
    <header className="shell-bar ml-no-print">
      <Link to={PAGES.home} className="ml-inline shell-logo">
        <LogoMark />
        {PRODUCT_NAME}
      </Link>
      <nav aria-label="Main" className="shell-links ml-flex ml-gap-4">
        {links.map(({ path, navLabel }) => (
          <NavLink key={path} to={path} end={path === PAGES.home}>
            {navLabel}
          </NavLink>
        ))}
      </nav>
      <div className="ml-bar ml-push ml-shrink">
        {menuItems.length > 1 && (
          <div className="shell-small-only">
            <MenuButton
              label="Pages"
              items={menuItems}
              className="ml-icon-button shell-help ml-gap-6 ml-box ml-size-15 ml-weight-600"
            >
              <Menu size={22} aria-hidden />
            </MenuButton>
          </div>
        )}
        <button
          type="button"
          className="ml-icon-button shell-help ml-gap-6 ml-box ml-size-15 ml-weight-600"
          aria-label="Help"
          onClick={() => setHelpOpen(true)}
        >
          <CircleHelp size={20} aria-hidden />
          <span>Help</span>
        </button>
        <ProfileButton user={user} />
      </div>
      {helpNeeded && (
        <Suspense fallback={null}>
          <HelpDrawer open={helpOpen} onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

function ProfileButton({ user }: { user: CurrentUser }) {
  return (
    <Link to={PAGES.profile} className="ml-inline shell-profile" aria-label={`Profile of ${user.email}`}>
      {/* Drawn by the style sheet: a letter in the text would have to be part of the button's name. */}
      <span
        className="shell-avatar ml-centre ml-fixed"
        data-initial={(user.firstName || user.email).charAt(0).toUpperCase()}
        aria-hidden
      />
      <span className="shell-email ml-ellipsis">{user.email}</span>
    </Link>
  );
}
