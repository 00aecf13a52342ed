import { ADMIN_RESET_LINK_HOURS } from '@marklight/contracts/business';
import { PAGES } from '@marklight/contracts/routes';
import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import { OneTimeTokens } from './one-time-tokens.service';
import { accountOfEmail } from './users.repository';

export interface ResetLink {
  url: string;
  expiresAt: Date;
}

/** A link to choose a new password that somebody hands over, in the caller's transaction. Earlier ones open nothing. */
export async function makeResetLink(
  manager: EntityManager,
  config: AppConfig,
  account: { id: string; email: string },
): Promise<ResetLink> {
  const { token, expiresAt } = await new OneTimeTokens(config).issue(manager, {
    purpose: 'reset_password',
    userId: account.id,
    email: account.email,
    minutes: ADMIN_RESET_LINK_HOURS * 60,
    mailed: false,
  });
  return { url: `${config.publicUrl}${PAGES.resetPassword}#token=${token}`, expiresAt };
}

/** For the server's operator, and for administrators' accounts too; null if there is no such account. */
export async function resetLinkOf(
  manager: EntityManager,
  config: AppConfig,
  email: string,
): Promise<string | null> {
  const account = await accountOfEmail(manager, email);
  return account && (await makeResetLink(manager, config, account)).url;
}
