import { DEFAULT_ADMIN_EMAIL, firstAdminEmail, type AdminSettings } from '../config/first-admin-email';

/**
 * Whether the address is reserved: nobody may sign up with it or change theirs to it, since it would look like the
 * administrator's. The answer is the same as for an address that has an account.
 */
export function isReservedEmail(email: string, config: AdminSettings): boolean {
  const address = email.toLowerCase();
  return address === DEFAULT_ADMIN_EMAIL || address === firstAdminEmail(config);
}
