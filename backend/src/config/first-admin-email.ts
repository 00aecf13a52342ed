import type { Environment } from './environment';

export interface AdminSettings {
  env: Pick<Environment, 'ADMIN_EMAIL'>;
}

export const DEFAULT_ADMIN_EMAIL = 'admin@marklight.local';

/** The address of the first administrator, in lower case. */
export function firstAdminEmail({ env }: AdminSettings): string {
  return (env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).toLowerCase();
}
