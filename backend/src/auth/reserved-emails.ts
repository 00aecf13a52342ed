import type { Environment } from '../config/environment';

interface Settings {
  env: Pick<Environment, 'ADMIN_EMAIL'>;
}

const DEFAULT_ADMIN_EMAIL = 'admin@marklight.local';

/** The address of the first administrator, in lower case. */
export function firstAdminEmail({ env }: Settings): string {
  return (env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).toLowerCase();
}

/**
 * Whether nobody may sign up with this address or change theirs to it: it would look like the administrator's. It is
 * answered like one that has an account.
 */
export function isReservedEmail(email: string, config: Settings): boolean {
  const address = email.toLowerCase();
  return address === DEFAULT_ADMIN_EMAIL || address === firstAdminEmail(config);
}
