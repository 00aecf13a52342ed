import { useCallback, useEffect, useRef } from 'react';
import { ADMIN_MESSAGES, type AdminUser } from '@marklight/contracts/admin';
import { countOf } from '@marklight/ui/words';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { useAdminUsersQuery } from '../api/admin-api';
import { FRESH } from '../api/fresh';
import { AccountDialog } from '../components/account-dialog';
import { PagedView } from '../components/paged-view';
import { UserFilters } from '../components/user-filters';
import { UserTable } from '../components/user-table';
import { useAdmin } from '../hooks/admin-context';
import { useAddress } from '../hooks/use-address';
import type { AccountAction } from '../logic/account-actions';
import { PAGE_ROWS, usersQueryOf, usersStateIn } from '../logic/users-state';

interface Asked {
  user: AdminUser;
  action: AccountAction;
}

/** Every account: searched, filtered, sorted and paged by the server, and what can be done to each. */
export function UsersView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const state = usersStateIn(params);
  const list = useAdminUsersQuery({ email, ...usersQueryOf(state) }, FRESH);
  const dialog = useSubjectDialog<Asked>();
  const { show } = dialog;
  const ask = useCallback((user: AdminUser, action: AccountAction) => show({ user, action }), [show]);
  const asked = dialog.subject;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog goes with a deleted account; the focus must not be lost with it.
  const keepFocus = () => {
    if (asked && document.activeElement === document.body) heading.current?.focus();
  };
  useEffect(keepFocus, [list.data, asked]);
  const filtered = state.search !== '' || state.status !== null || state.role !== null;
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2 ref={heading} tabIndex={-1}>
          Users
        </h2>
        <p className="ml-hint" role="status">
          {list.currentData ? countOf(list.currentData.total, 'user') : ''}
        </p>
      </div>
      <UserFilters state={state} change={change} />
      <PagedView
        list={list}
        failed={ADMIN_MESSAGES.usersFailed}
        empty={filtered ? 'No user matches this search.' : 'No users found'}
        page={state.page}
        pageRows={PAGE_ROWS}
        onTurn={(page) => change({ page })}
      >
        {(users, busy) => (
          <UserTable users={users} state={state} change={change} busy={busy} onAction={ask} />
        )}
      </PagedView>
      {asked && (
        <AccountDialog
          key={dialog.opening}
          open={dialog.open}
          action={asked.action}
          user={list.data?.rows.find(({ id }) => id === asked.user.id) ?? asked.user}
          onClose={dialog.hide}
          onClosed={keepFocus}
        />
      )}
    </div>
  );
}
