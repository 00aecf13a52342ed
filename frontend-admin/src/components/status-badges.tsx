import type { AdminUser } from '@marklight/contracts/admin';
import { Chip } from '@marklight/ui/chips';
import { statusBadge } from '../logic/words';

/** The badge of the subscription alone. */
export function StatusBadge({ status }: { status: string | null | undefined }) {
  const { text, tone } = statusBadge(status);
  return <Chip tone={tone}>{text}</Chip>;
}

export interface StatusBadgesProps {
  user: Pick<AdminUser, 'subscriptionStatus' | 'isAdmin' | 'disabledAt' | 'emailVerifiedAt'>;
}

/** The badge of the subscription, and what else there is to know of an account at a glance. */
export function StatusBadges({ user }: StatusBadgesProps) {
  return (
    <span className="ml-wrap ml-gap-4">
      <StatusBadge status={user.subscriptionStatus} />
      {user.isAdmin && <Chip tone="amber">admin</Chip>}
      {user.emailVerifiedAt === null && <Chip tone="grey">email not confirmed</Chip>}
      {user.disabledAt !== null && <Chip tone="orange">disabled</Chip>}
    </span>
  );
}
