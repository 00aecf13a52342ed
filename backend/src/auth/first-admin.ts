import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { hashPassword } from './passwords';
import { User } from './user.entity';

const DEFAULT_ADMIN_EMAIL = 'admin@marklight.local';
/** Any number; keeps two processes that start together from both making one. */
const FIRST_ADMIN_LOCK = 7_274_004;

export interface MadeAdmin {
  email: string;
  /** Only where we made it: to be shown once. */
  generatedPassword: string | null;
}

/**
 * Sees to it that there is an administrator. With ADMIN_EMAIL, that account is created or promoted;
 * without, one is created only while there is none. Returns the account when it was created now.
 */
export function ensureFirstAdmin(dataSource: DataSource, config: AppConfig): Promise<MadeAdmin | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config.env;
  return dataSource.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [FIRST_ADMIN_LOCK]);
    const users = manager.getRepository(User);
    if (!ADMIN_EMAIL && (await users.existsBy({ isAdmin: true }))) return null;
    const email = (ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).toLowerCase();
    if (await promote(dataSource, email)) return null;
    const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
    await users.insert({ email, firstName: 'Admin', password: await hashPassword(password), isAdmin: true });
    return { email, generatedPassword: ADMIN_PASSWORD ? null : password };
  });
}

/** Makes an account an administrator; false where there is no such account. */
export async function promote(dataSource: DataSource, email: string): Promise<boolean> {
  const result = await dataSource
    .createQueryBuilder()
    .update(User)
    .set({ isAdmin: true })
    .where('lower(email) = lower(:email)', { email })
    .execute();
  return (result.affected ?? 0) > 0;
}
