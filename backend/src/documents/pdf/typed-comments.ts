import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OperatorList } from './operators';

/** Fields that are typed into or chosen from, as opposed to buttons. */
const TYPED_FIELDS = new Set(['Tx', 'Ch']);

/** The comments of a page that hold text of its writer, by their ids: fields of a form, and type that was set onto the page. */
export async function typedComments(
  page: PDFPageProxy,
  { fnArray }: OperatorList,
): Promise<ReadonlySet<unknown>> {
  if (!Array.prototype.includes.call(fnArray, OPS.beginAnnotation)) return new Set();
  const comments = (await page.getAnnotations()) as { id: unknown; subtype?: string; fieldType?: string }[];
  return new Set(
    comments
      .filter(
        ({ subtype, fieldType = '' }) =>
          subtype === 'FreeText' || (subtype === 'Widget' && TYPED_FIELDS.has(fieldType)),
      )
      .map(({ id }) => id),
  );
}
