import type { AiUsage } from '@marklight/contracts/grading';
import { costOf, priceOf } from './pricing';
import type { ResolvedSettings } from './settings';
import { estimatePromptTokens, estimateTokens } from './tokens';

/**
 * Tokens of every call that was answered, those with answers that failed their checks included. A service
 * that reports none is counted by estimate, so that a monthly cap holds for it too.
 */
export class UsageTally {
  private promptTokens = 0;
  private completionTokens = 0;
  private model: string | null = null;

  constructor(private readonly settings: ResolvedSettings) {}

  add(
    messages: readonly { content: string; picture?: string }[],
    reply: {
      content: string;
      model: string | null;
      promptTokens: number | null;
      completionTokens: number | null;
    },
  ): void {
    this.promptTokens += reply.promptTokens ?? estimatePromptTokens(messages);
    this.completionTokens += reply.completionTokens ?? estimateTokens(reply.content);
    this.model = reply.model;
  }

  /** Null where nothing was answered. */
  total(): AiUsage | null {
    const { promptTokens, completionTokens, settings } = this;
    if (promptTokens === 0 && completionTokens === 0) return null;
    const price =
      settings.pricePerMillion ??
      priceOf(this.model ?? settings.model, settings.baseUrl) ??
      priceOf(settings.model, settings.baseUrl);
    return { promptTokens, completionTokens, costUsd: costOf({ promptTokens, completionTokens }, price) };
  }
}
