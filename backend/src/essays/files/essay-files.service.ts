import { Injectable } from '@nestjs/common';
import { codedErrors, NotFoundError } from '../../common/coded-error';
import type { ExportedFile } from '../../common/files/send-file';
import type { Asker } from '../../common/work/asker';
import { FairTurns } from '../../common/work/fair-turns';
import { PICTURE_TURNS } from '../../common/work/limits';
import { hasPages } from '../../documents/document-type';
import { PagePictures, type PagePicture } from '../../documents/page-pictures';
import { EssaysService } from '../essays.service';
import { FileStore, type KeptType } from './file-store';

export class EssayFileError extends codedErrors({
  page_not_shown: {
    status: 422,
    message: 'This page cannot be shown as a picture. Download the file to look at it.',
  },
  no_such_page: { status: 404, message: 'This file has no such page.' },
  no_pages: {
    status: 422,
    message: 'Only pages of PDF files and pictures can be shown. Download the file to look at it.',
  },
}) {}

const CONTENT_TYPES: Readonly<Record<KeptType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
};

/** The file of an essay, as it was handed in. */
@Injectable()
export class EssayFiles {
  private readonly turns = new FairTurns(PICTURE_TURNS);

  constructor(
    private readonly essays: EssaysService,
    private readonly store: FileStore,
    private readonly pictures: PagePictures,
  ) {}

  /** @throws NotFoundError if the essay is not the teacher's, or its file is not kept */
  async download(userId: string, essayId: string): Promise<ExportedFile> {
    const { filename } = await this.essays.requireOwned(userId, essayId);
    const { type, content } = await this.requireKept(essayId);
    return { contentType: CONTENT_TYPES[type], filename, content: pieces(content) };
  }

  /**
   * A page as a reader of the file sees it, upright if it was read as a scan.
   * @param page from 1
   * @throws NotFoundError as `download` does; EssayFileError; WorkError
   */
  async pagePicture(userId: string, essayId: string, page: number, asker: Asker): Promise<PagePicture> {
    const { pageCount } = await this.essays.requireOwned(userId, essayId);
    // The file is read in the turn: many requests that wait would each hold one.
    return this.turns.take(asker, async () => {
      const { type, content } = await this.requireKept(essayId);
      if (!hasPages(type)) throw new EssayFileError('no_pages');
      if (page > pageCount)
        throw new EssayFileError('no_such_page', { message: noSuchPage(page, pageCount) });
      const degrees = await this.essays.turnOf(essayId, page);
      const picture = await this.pictures.draw({ content, type, page, degrees }, asker);
      if (!picture) throw new EssayFileError('page_not_shown');
      return picture;
    });
  }

  private async requireKept(essayId: string): Promise<{ type: KeptType; content: Buffer }> {
    const type = (await this.store.typesOf([essayId])).get(essayId);
    const content = type && (await this.store.read(essayId));
    if (!content) throw new NotFoundError('The file of this essay was not kept, only its text.');
    return { type, content };
  }
}

const noSuchPage = (page: number, pages: number): string =>
  pages === 1
    ? `This file has one page; there is no page ${page}.`
    : `This file has ${pages} pages; there is no page ${page}.`;

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
