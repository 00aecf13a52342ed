import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashOfToken, oneTimeToken } from '../common/one-time-token';
import { AppConfig } from '../config/app-config';
import { AuthError } from './auth.errors';
import { OneTimeTokensRepository, type TokenPurpose, type UsedToken } from './one-time-tokens.repository';

export interface IssuedToken {
  /** For the mail, which computes the token from it. */
  id: string;
  token: string;
  expiresAt: Date;
}

/** Links that can be used once: only the newest of an account and purpose, until it expires. */
@Injectable()
export class OneTimeTokens {
  constructor(private readonly config: AppConfig) {}

  /**
   * Makes a link in the caller's transaction.
   * @param given a `userId` of null does the same work for nobody; `mailed` is false for one that is handed over
   */
  async issue(
    manager: EntityManager,
    given: { purpose: TokenPurpose; userId: string | null; email: string; minutes: number; mailed?: boolean },
  ): Promise<IssuedToken> {
    const id = randomUUID();
    const token = oneTimeToken(id, this.config.sessionSecret);
    const expiresAt = await new OneTimeTokensRepository(manager).replace({
      mailed: true,
      ...given,
      id,
      hash: hashOfToken(token),
    });
    return { id, token, expiresAt };
  }

  /**
   * What a link is for, without using it up: before anything costly is done for whoever sent it.
   * @throws AuthError link_invalid where it is unknown, used, expired or not the newest
   */
  async requireUsable(
    manager: EntityManager,
    purpose: TokenPurpose,
    token: string,
  ): Promise<UsedToken & { id: string }> {
    const found = await new OneTimeTokensRepository(manager).find(purpose, hashOfToken(token));
    if (!found) throw new AuthError('link_invalid');
    return found;
  }

  /**
   * Uses a link up in the caller's transaction, so that its effect and its use are stored together or not at all.
   * @throws AuthError link_invalid if it is unknown, used, expired or not the newest
   */
  async use(manager: EntityManager, purpose: TokenPurpose, token: string): Promise<UsedToken> {
    const used = await new OneTimeTokensRepository(manager).use(purpose, hashOfToken(token));
    if (!used) throw new AuthError('link_invalid');
    return used;
  }

  /** Ends every link of an account, or those of one purpose. */
  async revoke(manager: EntityManager, userId: string, purpose?: TokenPurpose): Promise<void> {
    await new OneTimeTokensRepository(manager).remove(userId, purpose);
  }
}
