import PDFDocument from 'pdfkit';

export interface EssayPdf {
  title?: string;
  paragraphs?: readonly string[];
  /** Opens only with this password. */
  userPassword?: string;
}

const DEFAULT_PARAGRAPHS = [
  'Schools should teach every student to cook, because a person who can cook can look after others. Cooking is a skill that lasts a lifetime, and it costs less than buying meals.',
  'Some people say that the school day is already full. However, an hour a week is enough to learn the basics, and the lesson also teaches measuring, planning and hygiene. For example, doubling a recipe is real practice with fractions.',
  'In conclusion, a small kitchen in each school would help students, families and the health system. It is time to begin.',
];

/** A PDF file as a student would hand it in. */
export function anEssayPdf({
  title,
  paragraphs = DEFAULT_PARAGRAPHS,
  userPassword,
}: EssayPdf = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 72, ...(userPassword ? { userPassword } : {}) });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    if (title) document.fontSize(16).text(title).moveDown();
    document.fontSize(12);
    for (const paragraph of paragraphs) document.text(paragraph).moveDown();
    document.end();
  });
}

/** A PDF with pages but no text, like a scan. */
export function aBlankPdf(): Promise<Buffer> {
  return anEssayPdf({ paragraphs: [] });
}
