import { DEFAULT_ADMIN_EMAIL, firstAdminEmail, type AdminSettings } from '../config/first-admin-email';

/**
 * Whether nobody may sign up with this address or change theirs to it: it would look like the administrator's. It is
 * answered like one that has an account.
 */
export function isReservedEmail(email: string, config: AdminSettings): boolean {
  const address = email.toLowerCase();
  return address === DEFAULT_ADMIN_EMAIL || address === firstAdminEmail(config);
}
