import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AiUsageError, SET_ASIDE_WAIT } from '../../ai/ai-usage.service';
import { AssignmentsService } from '../../classes/assignments.service';
import { EssayMatching } from '../../classes/matching/essay-matching.service';
import { AppLog, unexpectedFacts } from '../../common/app-log';
import { textHash } from '../../common/files/hashes';
import { throughDeadlocks } from '../../database/deadlocks';
import { TeacherChannel } from '../../database/teacher-channel';
import { DocumentRefusedError } from '../../documents/document-refused.error';
import { hasPages } from '../../documents/document-type';
import { DocumentsService } from '../../documents/documents.service';
import { scanFault } from '../../documents/ocr/scanned-glyphs';
import { isRecognised, type ScannedPages, type ScanOutcome } from '../../documents/ocr/scanned-page';
import type { CountedDocument } from '../../documents/read-document';
import { ScanReader } from '../../documents/scan-reader';
import { Essay } from '../essay.entity';
import { FileStore } from '../files/file-store';
import { HandwritingPages, notWritten } from './handwriting-pages.service';
import { keepRecognised } from './recognised-pages.repository';
import {
  endReading,
  enqueueScans,
  foundPages,
  nextPage,
  noteHandwriting,
  notePage,
} from './scans.repository';

export interface ScanAttempt {
  /** Aborted when the process ends. */
  signal: AbortSignal;
  lastAttempt: boolean;
}
/** A page of a teacher's essay. */
export interface Place {
  essayId: string;
  userId: string;
  page: number;
}

type WhenRead = (manager: EntityManager, essayId: string) => Promise<void>;

/** Reads essays whose pages have no text, a page at a time, and gives them their text once all pages are read. */
@Injectable()
export class EssayScans {
  private readonly whenRead: WhenRead[] = [];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly files: FileStore,
    private readonly scans: ScanReader,
    private readonly documents: DocumentsService,
    private readonly handwriting: HandwritingPages,
    private readonly assignments: AssignmentsService,
    private readonly matching: EssayMatching,
    private readonly channel: TeacherChannel,
    private readonly log: AppLog,
  ) {}

  /** For work that waits until an essay has been read: called in the transaction that gives it its text. */
  onRead(then: WhenRead): void {
    this.whenRead.push(then);
  }

  /**
   * Reads the essay's next page, and gives the essay its text if that was the last. Safe to repeat: a page that is
   * stored is not read again.
   */
  async readNext(essayId: string, { signal, lastAttempt }: ScanAttempt): Promise<void> {
    const next = await nextPage(this.dataSource.manager, essayId);
    if (!next) return;
    const { userId, page, found } = next;
    try {
      if (page !== null) {
        const place = { essayId, userId, page };
        const read = found
          ? this.readWriting(place, found, { signal, lastAttempt })
          : this.readPage(place, signal);
        if (!(await read)) return;
      }
      await this.finish(essayId, userId, signal);
    } catch (error) {
      if (signal.aborted) return enqueueScans(this.dataSource.manager, userId, [essayId]);
      // It is queued again without using up an attempt.
      if (error instanceof AiUsageError)
        return enqueueScans(this.dataSource.manager, userId, [essayId], SET_ASIDE_WAIT);
      if (!lastAttempt) throw error;
      this.log.error({ essayId, page, ...unexpectedFacts(error) }, 'a page could not be read');
      await this.giveUp({ essayId, userId, page }, found);
    }
  }

  /** @returns whether it was the last */
  private async readPage(place: Place, signal: AbortSignal): Promise<boolean> {
    const { essayId, userId, page } = place;
    const outcome = await this.lookAt(essayId, page, { account: userId, signal });
    const { found, toModel } = await this.handwriting.afterRecognition(outcome);
    return this.noteThen(place, (manager) => notePage(manager, essayId, page, found, toModel));
  }

  /** @returns whether it was the last */
  private async readWriting(place: Place, found: ScanOutcome, attempt: ScanAttempt): Promise<boolean> {
    const outcome = await this.handwriting.read(place, found, attempt);
    return this.noteThen(place, (manager) => noteHandwriting(manager, place.essayId, place.page, outcome));
  }

  private noteThen(
    { essayId, userId }: Place,
    note: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await note(manager);
      await this.channel.publish({ userId, essayId }, manager);
      const isLast = (await nextPage(manager, essayId))?.page === null;
      if (!isLast) await enqueueScans(manager, userId, [essayId]);
      return isLast;
    });
  }

  private async lookAt(
    essayId: string,
    page: number,
    asker: { account: string; signal: AbortSignal },
  ): Promise<ScanOutcome> {
    const type = (await this.files.typesOf([essayId])).get(essayId);
    const content = type && (await this.files.read(essayId));
    if (!content || !hasPages(type)) return 'unread';
    return this.scans.read({ content, type, page }, asker);
  }

  private async finish(essayId: string, userId: string, signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    const [essay, content] = [
      await manager.findOneBy(Essay, { id: essayId }),
      await this.files.read(essayId),
    ];
    if (!essay) return;
    const scans = await foundPages(manager, essayId);
    const asker = { account: userId, signal };
    const file = { content: content ?? Buffer.alloc(0), filename: essay.filename };
    const read = await this.documents.readEssay(file, asker, scans).catch((error: unknown) => {
      if (error instanceof DocumentRefusedError) return null;
      throw error;
    });
    await throughDeadlocks(() => this.store(essay, read, scans));
  }

  /** @param read null if the file was refused with what was found on its pages: then it keeps the text that it has */
  private store({ id, userId }: Essay, read: CountedDocument | null, scans: ScannedPages): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const filed = await manager.findOneBy(Essay, { id });
      // Its class's students stay while it is matched to one of them.
      if (filed?.assignmentId) await this.assignments.hold(manager, userId, filed.assignmentId);
      const essay = await manager.findOne(Essay, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!essay) return;
      if (read) await keepRecognised(manager, id);
      if (!(await endReading(manager, id))) return;
      await manager.update(
        Essay,
        { id },
        {
          ...(read ? partsOf(read) : withUnread(essay, scans)),
          pageTurns: turnsOf(scans),
        },
      );
      if (read && !essay.studentDecided && essay.studentId === null) {
        await manager.update(Essay, { id }, { heading: read.heading, studentName: read.studentName });
        await this.matching.giveByHints(manager, essay, essay.assignmentId);
      }
      for (const then of this.whenRead) await then(manager, id);
      await this.channel.publish({ userId, essayId: id }, manager);
    });
  }

  /** A teacher must not wait forever for a page that cannot be read. */
  private async giveUp(
    { essayId, userId, page }: Omit<Place, 'page'> & { page: number | null },
    found: ScanOutcome | null,
  ): Promise<void> {
    const { manager } = this.dataSource;
    if (page !== null) {
      if (found) await noteHandwriting(manager, essayId, page, notWritten(found, 'failed'));
      else await notePage(manager, essayId, page, 'unread');
      return enqueueScans(manager, userId, [essayId]);
    }
    const essay = await manager.findOneBy(Essay, { id: essayId });
    if (essay) await this.store(essay, null, await foundPages(manager, essayId));
  }
}

function partsOf(read: CountedDocument) {
  return {
    content: read.text,
    wordCount: read.wordCount,
    hiddenText: read.hiddenText,
    fileFaults: read.fileFaults,
    textHash: textHash(read.text),
  };
}

const turnsOf = (scans: ScannedPages): Record<string, number> =>
  Object.fromEntries(
    scans.flatMap(([page, found]) =>
      isRecognised(found) && found.quarters ? [[page, found.quarters * 90]] : [],
    ),
  );

function withUnread({ fileFaults }: Essay, scans: ScannedPages) {
  return { fileFaults: [...fileFaults, ...scans.map(([page]) => scanFault(page, 'unread'))] };
}
