import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { AdminUser } from '@marklight/contracts/admin';
import { MenuButton } from '@marklight/ui/menu-button';
import { useNavigate } from '@marklight/ui/router';
import { costOf, dateOf } from '@marklight/ui/words';
import { useAdmin } from '../hooks/admin-context';
import { actionsFor, type AccountAction } from '../logic/account-actions';
import { addressOf } from '../logic/views';
import { endOf, fullNameOf, number } from '../logic/words';
import { StatusBadges } from './status-badges';

export interface UserRowProps {
  user: AdminUser;
  onAction: (user: AdminUser, action: AccountAction) => void;
}

/** One account, and the menu of what can be done to it. */
export const UserRow = memo(function UserRow({ user, onAction }: UserRowProps) {
  const admin = useAdmin();
  const { data: config } = useConfigQuery();
  const navigate = useNavigate();
  const now = new Date();
  const name = fullNameOf(user);
  const end = endOf(user, now);
  const items = [
    ...actionsFor(user, { adminId: admin.id, mail: config?.mail ?? true, now }).map((action) => ({
      label: `${action.label}...`,
      danger: action.danger,
      onSelect: () => onAction(user, action),
    })),
    { label: 'Show activity', onSelect: () => void navigate(addressOf('activity', { user: user.id })) },
    { label: 'Show audit log', onSelect: () => void navigate(addressOf('audit', { user: user.id })) },
  ];
  return (
    <tr role="row">
      <td role="cell" className={name === null ? 'ad-col-name ad-none' : 'ad-col-name'}>
        {name ?? '-'}
      </td>
      <td role="cell" className="ad-col-email">
        {user.email}
      </td>
      <td role="cell" className="ad-col-status">
        <StatusBadges user={user} />
      </td>
      <td role="cell" data-label="Last activity">
        {user.lastActivity ? <time dateTime={user.lastActivity}>{dateOf(user.lastActivity)}</time> : '-'}
      </td>
      <td role="cell" className="ad-number" data-label="Essays">
        {number(user.essays)}
      </td>
      <td role="cell" className="ad-number" data-label="Tokens used">
        {number(user.tokensUsed)}
        {user.costUsd !== null && <span className="ad-date"> {costOf(user.costUsd)}</span>}
        {user.tokenCap !== null && (
          <span className="ad-cap">
            {number(user.tokensThisMonth)} of {number(user.tokenCap)} this month
          </span>
        )}
      </td>
      <td role="cell" className={end === null ? 'ad-none' : undefined}>
        {end === null ? (
          '-'
        ) : (
          <>
            {end.what} <span className="ad-date">{end.day}</span>
          </>
        )}
      </td>
      <td role="cell" className="ad-col-menu">
        <MenuButton label={`Actions for ${user.email}`} items={items}>
          <EllipsisVertical size={20} aria-hidden />
        </MenuButton>
      </td>
    </tr>
  );
});
