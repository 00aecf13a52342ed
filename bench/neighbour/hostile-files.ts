import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { aPdfOfNestedForms, aRawPdf, anInflatingPdf } from '../../backend/src/documents/testing/pdf-samples';
import { essayOf, pdfOf } from '../sample-essay';

export interface HostileFiles {
  essay: Uint8Array;
  endlessPdf: Uint8Array;
  inflatingPdf: Uint8Array;
  twiceInflatingPdf: Uint8Array;
  inflatingDocx: Uint8Array;
  longText: Uint8Array;
}

const MEBIBYTE = 1024 * 1024;

export async function hostileFiles(): Promise<HostileFiles> {
  const words = deflateSync(deflateSync(Buffer.alloc(100 * MEBIBYTE, '(a) Tj '), { level: 9 }), { level: 9 });
  return {
    essay: await pdfOf(essayOf(500, 1)),
    endlessPdf: aPdfOfNestedForms(24),
    inflatingPdf: anInflatingPdf(1_000),
    twiceInflatingPdf: aRawPdf(words, { contentEntries: '/Filter [/FlateDecode /FlateDecode]' }),
    inflatingDocx: zipSync({
      '[Content_Types].xml': new Uint8Array(),
      'word/document.xml': new Uint8Array(Buffer.alloc(500 * MEBIBYTE, '<w:p/>')),
    }),
    longText: Buffer.alloc(10 * MEBIBYTE - 1, 'a,\nb,\n'),
  };
}
