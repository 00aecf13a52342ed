import { ArrowDown, ArrowUp } from 'lucide-react';
import type { AdminUser } from '@marklight/contracts/admin';
import type { ChangeAddress } from '../hooks/use-address';
import type { AccountAction } from '../logic/account-actions';
import { nextOrder, type UserSort, type UsersState } from '../logic/users-state';
import { UserRow } from './user-row';

export interface UserTableProps {
  users: readonly AdminUser[];
  state: UsersState;
  change: ChangeAddress;
  /** True while other rows are on their way. */
  busy: boolean;
  onAction: (user: AdminUser, action: AccountAction) => void;
}

/**
 * The accounts of one page. On a phone each row becomes a card, so the roles are written out: a browser forgets
 * them where `display` is not a table's.
 */
export function UserTable({ users, state, change, busy, onAction }: UserTableProps) {
  const heading = (sort: UserSort, label: string, numeric = false) => (
    <SortHeading
      label={label}
      numeric={numeric}
      order={state.sort === sort ? state.order : null}
      onSort={() => change({ sort, order: nextOrder(state, sort) })}
    />
  );
  return (
    <table role="table" className="ad-table ad-users" aria-label="Users" aria-busy={busy}>
      <thead role="rowgroup">
        <tr role="row">
          {heading('name', 'Name')}
          {heading('email', 'Email')}
          {heading('status', 'Status')}
          {heading('lastActivity', 'Last activity')}
          {heading('essays', 'Essays', true)}
          {heading('tokensUsed', 'Tokens used', true)}
          <th role="columnheader" scope="col">
            Trial or plan
          </th>
          <th role="columnheader" scope="col">
            <span className="ml-sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow key={user.id} user={user} onAction={onAction} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadingProps {
  label: string;
  numeric: boolean;
  order: 'asc' | 'desc' | null;
  onSort: () => void;
}

function SortHeading({ label, numeric, order, onSort }: SortHeadingProps) {
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      className={numeric ? 'ad-number' : undefined}
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" className="ad-sort" onClick={onSort}>
        {label}
        {order !== null && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}
