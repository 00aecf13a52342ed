import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AnalysisPool } from '../ai/analysis-pool';
import { Workers } from '../common/work/workers';
import { DocumentsService } from '../documents/documents.service';
import { REHEARSED, REHEARSED_TEXT } from './rehearsed-essays';

/** Long enough that a page which is loaded again, or the next page, still finds everything ready. */
export const KEPT_AFTER_LAST_PAGE_MS = 60_000;

/**
 * Keeps the grammar checker and one process that reads files and grades while a page is open on which essays are graded.
 * Choosing the files of a class set takes longer than an idle process stays, and starting both takes seconds. The process
 * rehearses with our sample essays: the first ones that it reads and grades take several times as long as later ones. Where nobody is
 * there, nothing is kept, so that an idle server needs little memory.
 */
@Injectable()
export class ReadyForEssays implements OnModuleDestroy {
  private pages = 0;
  private preparing = false;
  /** Since the first page opened: a process that only the grammar checker's test has started has read no PDF yet. */
  private prepared = false;
  private lettingGo: NodeJS.Timeout | undefined;

  constructor(
    private readonly analysis: AnalysisPool,
    private readonly documents: DocumentsService,
    private readonly workers: Workers,
  ) {}

  /** A page has opened. @returns what to call once it has closed */
  enter(): () => void {
    this.pages += 1;
    clearTimeout(this.lettingGo);
    this.analysis.keepOne(true);
    void this.prepare();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.pages -= 1;
      if (this.pages > 0) return;
      this.lettingGo = setTimeout(() => this.letGo(), KEPT_AFTER_LAST_PAGE_MS).unref();
    };
  }

  onModuleDestroy(): void {
    clearTimeout(this.lettingGo);
  }

  private async prepare(): Promise<void> {
    if (this.preparing || (this.prepared && this.workers.isReady && this.analysis.isWarm)) return;
    this.preparing = true;
    // One after the other, so that the same process gets ready for both.
    await this.analysis.warmUp();
    await this.documents.warmUp(REHEARSED_TEXT);
    await this.analysis.rehearse(REHEARSED);
    this.preparing = false;
    this.prepared = true;
  }

  private letGo(): void {
    this.prepared = false;
    this.analysis.keepOne(false);
  }
}
