import { Injectable } from '@nestjs/common';
import { SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import type { HandwritingUnread } from '@marklight/contracts/essays';
import { ProviderError } from '@marklight/ai/provider-error';
import { Handwriting } from '../../ai/handwriting/handwriting.service';
import { hasPages } from '../../documents/document-type';
import { isRecognised, type ScanOutcome } from '../../documents/ocr/scanned-page';
import { PagePictures } from '../../documents/page-pictures';
import { FileStore } from '../files/file-store';

/** What stays of a page that no model read: what recognition found, or why handwriting was not read. */
export const notWritten = (found: ScanOutcome, why: HandwritingUnread): ScanOutcome =>
  found === 'no_text' ? { handwriting: why } : found;

/** Pages on which recognition found no print, or missed some of what is written: they may be handwriting. */
@Injectable()
export class HandwritingPages {
  constructor(
    private readonly handwriting: Handwriting,
    private readonly files: FileStore,
    private readonly pictures: PagePictures,
  ) {}

  /** What is noted of a page, and whether a model is still to read it. */
  async afterRecognition(outcome: ScanOutcome): Promise<{ found: ScanOutcome; toModel: boolean }> {
    if (!mayBeHandwriting(outcome)) return { found: outcome, toModel: false };
    const why = await this.handwriting.whyNot();
    return why ? { found: notWritten(outcome, why), toModel: false } : { found: outcome, toModel: true };
  }

  /**
   * Has a model read a page.
   * @param found by recognition, which stays where the model reads nothing
   * @throws ProviderError where another attempt may succeed; AiUsageError `tokens_set_aside`; the signal's reason
   */
  async read(
    { essayId, userId, page }: { essayId: string; userId: string; page: number },
    found: ScanOutcome,
    { signal, lastAttempt }: { signal: AbortSignal; lastAttempt: boolean },
  ): Promise<ScanOutcome> {
    const why = await this.handwriting.whyNot();
    if (why) return notWritten(found, why);
    const picture = await this.picture(essayId, page, found, { account: userId, signal });
    if (!picture) return notWritten(found, 'failed');
    try {
      const read = await this.handwriting.read({ essayId, userId }, picture, signal);
      if (typeof read === 'string') return notWritten(found, read);
      return read.writing === '' ? found : read;
    } catch (error) {
      if (!(error instanceof ProviderError) || !lastAttempt) throw error;
      return notWritten(found, 'failed');
    }
  }

  private async picture(
    essayId: string,
    page: number,
    found: ScanOutcome,
    asker: { account: string; signal: AbortSignal },
  ): Promise<Uint8Array | null> {
    const type = (await this.files.typesOf([essayId])).get(essayId);
    const content = type && (await this.files.read(essayId));
    if (!content || !hasPages(type)) return null;
    const degrees = isRecognised(found) ? (found.quarters ?? 0) * 90 : 0;
    const task = { content, type, page, degrees, toRead: true };
    return (await this.pictures.draw(task, asker, 'background'))?.content ?? null;
  }
}

const mayBeHandwriting = (outcome: ScanOutcome): boolean =>
  outcome === 'no_text' || (isRecognised(outcome) && outcome.confidence < SCAN_UNSURE_BELOW);
