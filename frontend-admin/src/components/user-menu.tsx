import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { useConfigQuery } from '@marklight/api-client/config-api';
import type { AdminUser } from '@marklight/contracts/admin';
import { MenuButton } from '@marklight/ui/menu-button';
import { useNavigate } from '@marklight/ui/router';
import { useAdmin } from '../hooks/admin-context';
import { actionsFor, type AccountAction } from '../logic/account-actions';
import { addressOf } from '../logic/views';

export interface UserMenuProps {
  user: AdminUser;
  onAction: (user: AdminUser, action: AccountAction) => void;
}

/** What can be done to one account. */
export const UserMenu = memo(function UserMenu({ user, onAction }: UserMenuProps) {
  const admin = useAdmin();
  const { data: config } = useConfigQuery();
  const navigate = useNavigate();
  const items = [
    ...actionsFor(user, { adminId: admin.id, mail: config?.mail ?? true, now: new Date() }).map((action) => ({
      label: `${action.label}...`,
      danger: action.danger,
      onSelect: () => onAction(user, action),
    })),
    { label: 'Show activity', onSelect: () => void navigate(addressOf('activity', { user: user.id })) },
    { label: 'Show audit log', onSelect: () => void navigate(addressOf('audit', { user: user.id })) },
  ];
  return (
    <MenuButton label={`Actions for ${user.email}`} items={items}>
      <EllipsisVertical size={20} aria-hidden />
    </MenuButton>
  );
});
