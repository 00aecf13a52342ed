import type { RubricScope } from '@marklight/contracts/rubrics';
import type { User } from '../auth/user.entity';

type Viewer = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>;

/**
 * Which rubrics a teacher sees, as SQL for a query whose rubrics are called `rubric`; its parameters come from
 * `viewerParameters`. Each part has its own index.
 */
export const SCOPES: Record<RubricScope | 'all', string> = {
  platform: `rubric.type = 'platform'`,
  mine: 'rubric.user_id = :viewer',
  shared: `rubric.user_id <> :viewer and rubric.id in (${publicIds()} union ${sharedIds()})`,
  all: `rubric.id in (
    ${publicIds()} union ${sharedIds()} union select id from rubrics where user_id = :viewer)`,
};

/** An email that is not confirmed may be anybody's: nothing is shared with it. */
export function viewerParameters({ id, email, emailVerifiedAt }: Viewer) {
  if (emailVerifiedAt === null) return { viewer: id, viewerEmail: null, viewerDomain: null };
  const address = email.toLowerCase();
  return { viewer: id, viewerEmail: address, viewerDomain: address.slice(address.lastIndexOf('@') + 1) };
}

function publicIds(): string {
  return `select id from rubrics where is_public or type = 'platform'`;
}

function sharedIds(): string {
  return `select rubric_id from rubric_shares
    where (kind = 'email' and value = :viewerEmail) or (kind = 'domain' and value = :viewerDomain)`;
}
