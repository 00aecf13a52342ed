import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { firstAdminEmail } from '../config/first-admin-email';
import { FirstAdminRepository, type AdminCandidate } from './first-admin.repository';
import { hashPassword, passwordFits } from './passwords';

export interface FirstAdmin {
  /** The account that this call made; null if it made none. */
  made: {
    email: string;
    /** Only if we generated it; shown once. */
    generatedPassword: string | null;
  } | null;
  /** One line for the person at the terminal, if there is something for them to do. */
  toDo: string | null;
}

const NOTHING: FirstAdmin = { made: null, toDo: null };

/**
 * Makes sure, once, that there is a first administrator: the account of ADMIN_EMAIL is made at the first start, and
 * later changes to it, such as a new address or a demotion, stay. An account that exists with this email may be
 * anybody's, so it is promoted only where ADMIN_PASSWORD is its password.
 */
export function ensureFirstAdmin(dataSource: DataSource, config: AppConfig): Promise<FirstAdmin> {
  return dataSource.transaction(async (manager) => {
    const admins = new FirstAdminRepository(manager);
    await admins.lock();
    const email = firstAdminEmail(config);
    const account = await admins.candidate(email);
    if (account) return promoteByProof(admins, config, email, account);
    if (await admins.everMade()) return NOTHING;
    // Without ADMIN_EMAIL, an administrator made by the command is enough.
    if (!config.env.ADMIN_EMAIL && (await admins.thereIsOne())) return NOTHING;
    const { ADMIN_PASSWORD } = config.env;
    const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
    await admins.make(email, await hashPassword(password));
    return { made: { email, generatedPassword: ADMIN_PASSWORD ? null : password }, toDo: null };
  });
}

async function promoteByProof(
  admins: FirstAdminRepository,
  { env }: AppConfig,
  email: string,
  account: AdminCandidate,
): Promise<FirstAdmin> {
  if (account.isAdmin) {
    await admins.record(account.id);
    return NOTHING;
  }
  if (account.madeBefore) return NOTHING;
  if (env.ADMIN_PASSWORD && (await passwordFits(account.password, env.ADMIN_PASSWORD))) {
    await admins.promote(email);
    await admins.record(account.id);
    return NOTHING;
  }
  if (!env.ADMIN_EMAIL && (await admins.thereIsOne())) return NOTHING;
  return {
    made: null,
    toDo:
      `The account ${email} is not an administrator, because ADMIN_PASSWORD is not set to its password. ` +
      `To make it one: npm run admin -- promote ${email}`,
  };
}

/** Makes an account an administrator, and its email confirmed; false if there is no such account. */
export function promote(manager: EntityManager, email: string): Promise<boolean> {
  return new FirstAdminRepository(manager).promote(email);
}
