import { dateInWords } from '../../common/pdf/date-in-words';
import { PdfPages } from '../../common/pdf/pdf-pages';
import { NOT_REVIEWED_MARK, notReviewedSentence } from '../hand-back/sheet';
import { essayHeading, titleOf } from './essay-heading';
import { essaySections } from './essay-sections';
import type { PrintedResult } from './printed-result';

const TITLE = 'Detailed feedback report';
/** The width of each of the two names at the foot, in points. */
const FOOTER_TEXT_WIDTH = 145;

export interface FeedbackPdfStart {
  madeAt: Date;
  /** IANA name, for all times. */
  timeZone: string;
}

/** The detailed feedback of any number of essays as one PDF; finished pages can be taken as it grows. */
export class FeedbackPdf {
  private readonly pages: PdfPages;
  private readonly timeZone: string;
  private footerTexts: string[] = [];
  private isReviewed = true;

  constructor({ madeAt, timeZone }: FeedbackPdfStart) {
    this.timeZone = timeZone;
    const note = dateInWords(madeAt.toISOString(), timeZone);
    this.pages = new PdfPages({
      title: TITLE,
      madeAt,
      footer: () => ({
        texts: this.footerTexts,
        textWidth: FOOTER_TEXT_WIDTH,
        note,
        warning: this.isReviewed ? undefined : NOT_REVIEWED_MARK,
      }),
    });
  }

  /** Prints an essay's feedback, from the top of a new page. */
  add(result: PrintedResult): void {
    const { blocks, fonts } = this.pages;
    this.footerTexts = footerOf(result);
    this.isReviewed = notReviewedSentence(result) === null;
    this.pages.newPage();
    this.pages.outline(titleOf(result));
    this.pages.place([
      ...essayHeading(result, this.timeZone, blocks, fonts),
      ...essaySections(result, blocks),
    ]);
  }

  /** What has been finished since the last call. */
  take(): Uint8Array[] {
    return this.pages.take();
  }

  /** Closes the document and gives the rest of it: the last page, the fonts, the table of contents. */
  end(): Uint8Array[] {
    return this.pages.end();
  }
}

function footerOf(result: PrintedResult): string[] {
  const title = titleOf(result);
  return title === result.essay.filename ? [title] : [title, result.essay.filename];
}
