/** What a block is to programs that read a PDF aloud. They skip an artifact. */
export type BlockTag = 'H1' | 'H2' | 'H3' | 'P' | 'LI' | 'BlockQuote' | 'Figure' | 'Artifact';

/** Marks what is drawn for one block, on every page that it comes to. */
export interface TaggedBlock {
  draw(rows: () => void): void;
  end(): void;
}

const UNTAGGED: TaggedBlock = { draw: (rows) => rows(), end: () => undefined };

/** The structure of a tagged PDF: sections of headings, paragraphs and lists, in reading order. Without tags it does nothing. */
export class Tags {
  private section: PDFKit.PDFStructureElement | undefined;
  private list: PDFKit.PDFStructureElement | undefined;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly areOn: boolean,
  ) {}

  /** Begins a part of the document that stands for itself. What was finished before is written and needs no memory any more. */
  beginSection(): void {
    if (!this.areOn) return;
    this.endSection();
    this.section = this.document.struct('Sect');
    this.document.addStructure(this.section);
  }

  endSection(): void {
    this.endList();
    this.section?.end();
    this.section = undefined;
  }

  /** @param alternative what a picture shows */
  begin(tag: BlockTag, alternative?: string): TaggedBlock {
    if (!this.areOn) return UNTAGGED;
    if (tag === 'Artifact') return { draw: (rows) => this.artifact(rows, 'Layout'), end: () => undefined };
    if (!this.section) this.beginSection();
    if (tag !== 'LI') this.endList();
    else if (!this.list) this.section?.add((this.list = this.document.struct('L')));
    const element = this.document.struct(tag, alternative === undefined ? {} : { alt: alternative });
    (this.list ?? this.section)?.add(element);
    const body = tag === 'LI' ? this.document.struct('LBody') : element;
    if (body !== element) element.add(body);
    return {
      draw: (rows) => {
        const content = this.document.markStructureContent(tag);
        rows();
        this.document.endMarkedContent();
        body.add(content);
      },
      end: () => void element.end(),
    };
  }

  /** What repeats on every page and is not read aloud. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Pagination'): void {
    if (!this.areOn) return draw();
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  private endList(): void {
    this.list?.end();
    this.list = undefined;
  }
}
