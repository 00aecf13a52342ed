import type { AdminUser } from '@marklight/contracts/admin';
import { costOf, dateOf } from '@marklight/ui/words';
import type { ChangeAddress } from '../hooks/use-address';
import type { AccountAction } from '../logic/account-actions';
import { nextOrder, type UserSort, type UsersState } from '../logic/users-state';
import { endOf, fullNameOf, number } from '../logic/words';
import { ListTable, type ListColumn } from './list-table';
import { StatusBadges } from './status-badges';
import { UserMenu } from './user-menu';

export interface UserTableProps {
  users: readonly AdminUser[];
  state: UsersState;
  change: ChangeAddress;
  /** True while other rows are loading. */
  busy: boolean;
  onAction: (user: AdminUser, action: AccountAction) => void;
}

const COLUMNS: readonly ListColumn<AdminUser, UserSort>[] = [
  {
    key: 'name',
    title: 'Name',
    sort: 'name',
    width: '15%',
    cell: (user) => {
      const name = fullNameOf(user);
      return (
        name && (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )
      );
    },
  },
  { key: 'email', title: 'Email', sort: 'email', cell: ({ email }) => email },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    width: '13%',
    cell: (user) => <StatusBadges user={user} />,
  },
  {
    key: 'lastActivity',
    title: 'Last activity',
    sort: 'lastActivity',
    width: 136,
    narrow: 'titled',
    cell: ({ lastActivity }) => lastActivity && <time dateTime={lastActivity}>{dateOf(lastActivity)}</time>,
  },
  {
    key: 'essays',
    title: 'Essays',
    sort: 'essays',
    width: 96,
    align: 'right',
    narrow: 'titled',
    cell: ({ essays }) => number(essays),
  },
  {
    key: 'tokensUsed',
    title: 'Tokens used',
    sort: 'tokensUsed',
    width: 132,
    align: 'right',
    narrow: 'titled',
    cell: (user) => <TokensUsed user={user} />,
  },
  { key: 'end', title: 'Trial or plan', width: '14%', cell: (user) => accessEnd(user) },
];

/** The accounts of one page. */
export function UserTable({ users, state, change, busy, onAction }: UserTableProps) {
  return (
    <ListTable
      label="Users"
      rows={users}
      keyOf={({ id }) => id}
      columns={[
        ...COLUMNS,
        {
          key: 'menu',
          title: 'Actions',
          width: 56,
          narrow: 'corner',
          cell: (user) => <UserMenu user={user} onAction={onAction} />,
        },
      ]}
      busy={busy}
      sorted={state}
      onSort={(sort) => change({ sort, order: nextOrder(state, sort) })}
    />
  );
}

function TokensUsed({ user }: { user: AdminUser }) {
  return (
    <>
      {number(user.tokensUsed)}
      {user.costUsd !== null && <span className="ml-nowrap"> {costOf(user.costUsd)}</span>}
      {user.tokenCap !== null && (
        <span className="ml-block ml-hint">
          {number(user.tokensThisMonth)} of {number(user.tokenCap)} this month
        </span>
      )}
    </>
  );
}

function accessEnd(user: AdminUser) {
  const end = endOf(user, new Date());
  return (
    end && (
      <>
        {end.what} <span className="ml-nowrap">{end.day}</span>
      </>
    )
  );
}
