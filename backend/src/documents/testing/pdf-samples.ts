import { deflateSync } from 'node:zlib';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

export type Drawing = (pdf: PDFKit.PDFDocument) => void;

/** A PDF that pdfkit writes in the test; `draw` starts on the first page, A4 with margins of an inch. */
export function aPdf(draw: Drawing, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    font: 'Times-Roman',
    ...options,
  } as PDFKit.PDFDocumentOptions);
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.fontSize(12);
  draw(pdf);
  pdf.end();
  return done;
}

export const UNICODE_FONT = join(
  require.resolve('dejavu-fonts-ttf/package.json'),
  '..',
  'ttf',
  'DejaVuSans.ttf',
);

/** Operators that pdfkit has no method for. */
export function rawOperators(pdf: PDFKit.PDFDocument, operators: string): void {
  (pdf as unknown as { addContent(operators: string): void }).addContent(operators);
}

/** Draws a black image, of so many pixels, over the whole page. */
export function drawImage(pdf: PDFKit.PDFDocument, width: number, height: number): void {
  const image = pdf.ref({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'FlateDecode',
  });
  image.end(deflateSync(Buffer.alloc(Math.ceil(width / 8) * height)));
  (pdf.page as unknown as { xobjects: Record<string, unknown> }).xobjects.Image = image;
  rawOperators(pdf, 'q 595 0 0 842 0 0 cm /Image Do Q');
}

/** A PDF written by hand: one page, whose content stream and other objects the test chooses. */
export function aRawPdf(
  content: string | Buffer,
  options: {
    contentEntries?: string;
    resources?: string;
    page?: string | undefined;
    catalog?: string | undefined;
    objects?: string[] | undefined;
  } = {},
): Buffer {
  const stream = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  const resources = options.resources ?? '';
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${options.page ?? '/MediaBox [0 0 595 842]'} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} ${options.contentEntries ?? ''} >>\nstream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(options.objects ?? []),
  ];
  return assembled(objects);
}

/** A content stream that inflates to far more than any page holds. */
export function anInflatingPdf(megabytes: number): Buffer {
  const bomb = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 1 });
  return aRawPdf(bomb, { contentEntries: '/Filter /FlateDecode' });
}

/** Forms that each draw the next one many times: 2^levels pieces of text. */
export function aPdfOfNestedForms(levels: number): Buffer {
  const first = 6;
  const form = (resources: string, body: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
  const objects = Array.from({ length: levels }, (_, level) =>
    level === levels - 1
      ? form('/Font << /F1 5 0 R >>', 'BT /F1 12 Tf 72 700 Td (ha) Tj ET')
      : form(`/XObject << /X ${first + level + 1} 0 R >>`, '/X Do /X Do'),
  );
  return aRawPdf('/X Do', { resources: `/XObject << /X ${first} 0 R >>`, objects });
}

/** A form that draws itself. */
export function aPdfThatDrawsItself(): Buffer {
  const body = 'BT /F1 12 Tf 72 700 Td (Hello from the loop, once.) Tj ET /X Do';
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> /Length ${body.length} >>\nstream\n${body}\nendstream`;
  return aRawPdf('/X Do', { resources: '/XObject << /X 6 0 R >>', objects: [form] });
}

export function aPdfWithoutPages(): Buffer {
  return assembled(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']);
}

/** Two pages, of which the second is damaged. */
export function aPdfWithADamagedPage(): Buffer {
  const body = 'BT /F1 12 Tf 72 700 Td (Hello from the page that is there.) Tj ET';
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '(no page)',
  ]);
}

function assembled(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
