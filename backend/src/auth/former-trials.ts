import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FORMER_TRIAL_KEPT_DAYS } from '@marklight/contracts/business';
import type { EntityManager } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { FormerTrialsRepository } from './former-trials.repository';

/** Gmail ignores dots and whatever follows a plus. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Remembers the trial of an address whose account has gone, so that deleting an account and creating it again gives
 * no second trial.
 */
@Injectable()
export class FormerTrials {
  constructor(
    private readonly trials: FormerTrialsRepository,
    private readonly config: AppConfig,
  ) {}

  /**
   * Call it in the transaction that takes the address away from its account.
   * @param trialEndsAt null if the account never had a trial; then nothing is kept
   */
  async note(manager: EntityManager, email: string, trialEndsAt: Date | null): Promise<void> {
    await this.trials.removeOlderThan(manager, FORMER_TRIAL_KEPT_DAYS);
    if (trialEndsAt) await this.trials.note(manager, this.digestOf(email), trialEndsAt);
  }

  /** When a new account's trial ends: with the trial that the address had before, if that ends earlier. */
  async endOf(manager: EntityManager, email: string, usualEnd: Date): Promise<Date> {
    const former = await this.trials.find(manager, this.digestOf(email));
    return former && former < usualEnd ? former : usualEnd;
  }

  private digestOf(email: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`former-trial:${mailboxOf(email)}`)
      .digest('hex');
  }
}

/**
 * The mailbox behind an address, as far as the address shows it: lower case, without "+tag", and of Gmail without
 * dots.
 */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, at).split('+')[0] ?? '';
  return DOTLESS_DOMAINS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
