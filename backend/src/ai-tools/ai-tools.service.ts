import { Inject, Injectable } from '@nestjs/common';
import { AI_TOOL_FILE_FIELD, type DetectorReply, type SummarizerReply } from '@marklight/contracts/ai-tools';
import { DETECTOR_MIN_WORDS, ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { isolated } from '@marklight/contracts/direction';
import type { AiUsage } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import { REFUSAL_MESSAGES } from '@marklight/contracts/refusals';
import { roughToolTokens } from '@marklight/ai/openai/tokens';
import type { AiProvider, CallOptions } from '@marklight/ai/provider';
import { ProviderError } from '@marklight/ai/provider-error';
import { AI_PROVIDER } from '../ai/ai-provider.token';
import { KnownPeopleRepository } from '../ai/known-people.repository';
import { AiUsageService } from '../ai/ai-usage.service';
import { wordsOf } from '@marklight/text/segmentation';
import type { UploadedFile } from '../common/uploads';
import type { Asker } from '../common/work/asker';
import { WorkError } from '../common/work/work.errors';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import { AiServiceError, AiToolError } from './ai-tools.errors';

@Injectable()
export class AiToolsService {
  constructor(
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
    private readonly documents: DocumentsService,
    private readonly usage: AiUsageService,
    private readonly people: KnownPeopleRepository,
  ) {}

  /** @throws AiServiceError; AiUsageError over the teacher's monthly cap, which a text that is too short to tell costs nothing of */
  detect(userId: string, text: string, locale: Locale, gone?: AbortSignal): Promise<DetectorReply> {
    if (isTooShortToTell(text)) return this.provider.detect(text, locale);
    return unlessGone(gone, () =>
      this.counted(userId, text, gone, (options) => this.provider.detect(text, locale, options)),
    );
  }

  /** @throws AiServiceError; AiUsageError over the teacher's monthly cap */
  summarize(userId: string, text: string, locale: Locale, gone?: AbortSignal): Promise<SummarizerReply> {
    return unlessGone(gone, () =>
      this.counted(userId, text, gone, (options) => this.provider.summarize(text, locale, options)),
    );
  }

  /** @throws AiToolError naming the file */
  async textOf(file: UploadedFile, asker: Asker): Promise<string> {
    const { path, bytes, filename } = file;
    if (path === null || bytes > ESSAY_MAX_BYTES) throw unreadable(file, REFUSAL_MESSAGES.too_large);
    try {
      const document = await this.documents.readDocument({ path, bytes, filename }, asker);
      if (document.text.trim() === '') throw unreadable(file, REFUSAL_MESSAGES.no_text);
      return document.text;
    } catch (error) {
      if (error instanceof DocumentRefusedError) throw unreadable(file, REFUSAL_MESSAGES[error.code]);
      throw error;
    }
  }

  /**
   * Calls the service within the teacher's monthly cap and counts the cost, answered or not, even if nobody is waiting
   * for the answer any more: breaking off calls must not be a way around the cap.
   */
  private async counted<T>(
    userId: string,
    text: string,
    gone: AbortSignal | undefined,
    ask: (options: CallOptions) => Promise<T>,
  ): Promise<T> {
    const reservation = await this.usage.reserve(userId, { tokens: roughToolTokens(text) }, gone);
    let spent: AiUsage | null = null;
    try {
      const people = this.provider.name === 'openai' ? await this.people.around(userId) : {};
      const onUsage = (usage: AiUsage) => (spent = usage);
      return await ask({ people, account: userId, signal: gone, finishesCalls: true, onUsage });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      spent = error.usage;
      throw new AiServiceError(error.code);
    } finally {
      await this.usage.settle(userId, reservation, spent);
    }
  }
}

/** What is broken off because nobody waits for it any more is no error of the server's. */
async function unlessGone<T>(gone: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw gone?.aborted && error === gone.reason ? new WorkError('asker_gone') : error;
  }
}

/** A text with more characters has enough words, or takes too long to count here: then the provider does. */
const COUNTED_CHARACTERS = 3_000;
const isTooShortToTell = (text: string): boolean =>
  text.length <= COUNTED_CHARACTERS && wordsOf(text).length < DETECTOR_MIN_WORDS;

function unreadable(file: UploadedFile, reason: string): AiToolError {
  return new AiToolError('unreadable_file', {
    message: `${isolated(file.filename)}: ${reason}`,
    fields: { [AI_TOOL_FILE_FIELD]: reason },
  });
}
