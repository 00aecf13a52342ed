import { Inject, Injectable } from '@nestjs/common';
import type { HandwritingReply } from '@marklight/contracts/admin';
import type { HandwritingUnread } from '@marklight/contracts/essays';
import type { AiUsage } from '@marklight/contracts/grading';
import { PAGE_CALL_TOKENS } from '@marklight/ai/openai/tokens';
import type { AiProvider, PageReading } from '@marklight/ai/provider';
import { ProviderError, type ProviderFailure } from '@marklight/ai/provider-error';
import type { EntityManager } from 'typeorm';
import { AppLog, errorFacts } from '../../common/app-log';
import { AppConfig } from '../../config/app-config';
import { PAID_FOR_PATIENCE_MS } from '../../common/failures/database-away';
import { AI_PROVIDER } from '../ai-provider.token';
import { AiUsageError, AiUsageService, type TokenReservation } from '../ai-usage.service';
import { HandwritingRepository, type ServiceModel } from './handwriting.repository';

/**
 * Failures with which a model that cannot see, or a service that accepts no pictures, answers a picture; other
 * failures may be temporary.
 */
const SEES_NOTHING: readonly ProviderFailure[] = [
  'bad_request',
  'bad_answer',
  'refused',
  'content_filter',
  'essay_too_long',
];

/** Reads handwriting with the AI service, if its model reads pictures and an administrator allows it. */
@Injectable()
export class Handwriting {
  private trying: Promise<void> | null = null;
  /** Why the last trial had no outcome. */
  private trialFailure: string | null = null;

  constructor(
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
    private readonly config: AppConfig,
    private readonly repository: HandwritingRepository,
    private readonly usage: AiUsageService,
    private readonly log: AppLog,
  ) {}

  /** Whether there is a service at all; its model may still be unable to read pictures. */
  get hasService(): boolean {
    return this.provider.readPage !== undefined;
  }

  /**
   * Finds out whether the model reads pictures, with one of ours, unless that is known. Never fails: a service that
   * does not answer is tried at the next start, or when an administrator asks.
   */
  async tryOnce(): Promise<void> {
    if ((await this.sees().catch(() => null)) === null) await this.tryAgain();
  }

  /** The same even if it is known, because the service may now have another model of that name. */
  async tryAgain(): Promise<void> {
    if (!this.provider.seesPictures) return;
    this.trying ??= this.tryNow().finally(() => (this.trying = null));
    await this.trying;
  }

  /** What the administrator reads. */
  async standing(): Promise<HandwritingReply> {
    const allowed = await this.repository.isAllowed();
    if (!this.hasService) return { model: null, allowed, sees: null, triedAt: null, problem: null };
    const trial = await this.repository.trialOf(this.asked);
    return {
      model: this.provider.model,
      allowed,
      sees: trial?.sees ?? null,
      triedAt: trial?.triedAt.toISOString() ?? null,
      problem: trial ? null : this.trialFailure,
    };
  }

  /** @returns whether that changed anything */
  allow(manager: EntityManager, allowed: boolean): Promise<boolean> {
    return this.repository.allow(manager, allowed);
  }

  /** Why pages of handwriting are not read here; null if they are. */
  async whyNot(): Promise<HandwritingUnread | null> {
    if (!this.hasService) return 'no_service';
    if ((await this.sees()) === false) return 'no_service';
    return (await this.repository.isAllowed()) ? null : 'off';
  }

  /** Null while it is not known. */
  private async sees(): Promise<boolean | null> {
    return (await this.repository.trialOf(this.asked))?.sees ?? null;
  }

  /**
   * What is written on a page, within the teacher's monthly cap; what it costs is counted, answered or not.
   * @throws ProviderError, or AiUsageError `tokens_set_aside`, where it may go better later; the signal's reason
   */
  async read(
    { essayId, userId }: { essayId: string; userId: string },
    jpeg: Uint8Array,
    signal: AbortSignal,
  ): Promise<PageReading | HandwritingUnread> {
    // Checked before each page, because whoever withdraws permission expects that no further page is sent.
    const why = await this.whyNot();
    if (why || !this.provider.readPage) return why ?? 'no_service';
    // A model that takes pictures without looking makes up what they say.
    await this.tryOnce();
    if (!(await this.sees())) return (await this.whyNot()) ?? 'failed';
    let reservation: TokenReservation;
    try {
      reservation = await this.usage.reserve(userId, { tokens: PAGE_CALL_TOKENS, workId: essayId }, signal);
    } catch (error) {
      if (error instanceof AiUsageError && error.code === 'token_cap_reached') return 'allowance';
      throw error;
    }
    let spent: AiUsage | null = null;
    const onUsage = (used: AiUsage): void => {
      spent = used;
    };
    try {
      return await this.provider.readPage(jpeg, { account: userId, background: true, signal, onUsage });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      spent = error.usage;
      // A bad answer has been asked for twice and paid for; the service is neither busy nor down.
      if (error.retryable && error.code !== 'bad_answer') throw error;
      return 'failed';
    } finally {
      await this.usage.settle(userId, reservation, spent, { signal, limitMs: PAID_FOR_PATIENCE_MS });
    }
  }

  private get asked(): ServiceModel {
    return { service: this.config.env.OPENAI_BASE_URL ?? 'OpenAI', model: this.provider.model };
  }

  private async tryNow(): Promise<void> {
    try {
      await this.repository.noteTrial(this.asked, await this.seesNow());
      this.trialFailure = null;
    } catch (error) {
      const isKnown = error instanceof ProviderError;
      this.trialFailure = isKnown ? error.message : 'It could not be tried.';
      this.log.warn(
        isKnown ? { detail: error.detail } : errorFacts(error),
        'it is not known whether the model reads pictures',
      );
    }
  }

  /** @throws ProviderError where that is not said */
  private async seesNow(): Promise<boolean> {
    try {
      return (await this.provider.seesPictures?.()) ?? false;
    } catch (error) {
      if (error instanceof ProviderError && SEES_NOTHING.includes(error.code)) return false;
      throw error;
    }
  }
}
