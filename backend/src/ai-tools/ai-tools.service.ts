import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AI_TOOL_FILE_FIELD, type DetectorReply, type SummarizerReply } from '@marklight/contracts/ai-tools';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import type { Locale } from '@marklight/contracts/language';
import { REFUSAL_MESSAGES } from '@marklight/contracts/refusals';
import type { AiProvider } from '@marklight/ai/provider';
import { ProviderError } from '@marklight/ai/provider-error';
import { AI_PROVIDER } from '../ai/ai-provider.token';
import type { UploadedFile } from '../common/uploads';
import { DocumentRefusedError } from '../documents/document-refused.error';
import { DocumentsService } from '../documents/documents.service';
import { AiServiceError, AiToolError } from './ai-tools.errors';

@Injectable()
export class AiToolsService {
  constructor(
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
    private readonly documents: DocumentsService,
  ) {}

  /** @throws AiServiceError */
  detect(text: string, locale: Locale): Promise<DetectorReply> {
    return explained(() => this.provider.detect(text, locale));
  }

  /** @throws AiServiceError */
  summarize(text: string, locale: Locale): Promise<SummarizerReply> {
    return explained(() => this.provider.summarize(text, locale));
  }

  /** @throws AiToolError naming the file */
  async textOf(file: UploadedFile): Promise<string> {
    if (file.path === null || file.bytes > ESSAY_MAX_BYTES)
      throw unreadable(file, REFUSAL_MESSAGES.too_large);
    try {
      const document = await this.documents.readDocument(await readFile(file.path), file.filename);
      if (document.text.trim() === '') throw unreadable(file, REFUSAL_MESSAGES.no_text);
      return document.text;
    } catch (error) {
      if (error instanceof DocumentRefusedError) throw unreadable(file, REFUSAL_MESSAGES[error.code]);
      throw error;
    }
  }
}

async function explained<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) throw new AiServiceError(error.code);
    throw error;
  }
}

function unreadable(file: UploadedFile, reason: string): AiToolError {
  return new AiToolError('unreadable_file', {
    message: `${file.filename}: ${reason}`,
    fields: { [AI_TOOL_FILE_FIELD]: reason },
  });
}
