import { strFromU8, unzipSync } from 'fflate';
import { extractRawText } from 'mammoth';

export interface ReadDocx {
  /** The words of the pages, by a different program from the one that wrote them. */
  text: string;
  /** What stands at the head and at the foot of every page. */
  header: string;
  footer: string;
  /** The XML of the document itself. */
  xml: string;
}

/** Reads a Word document back. */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocx> {
  const { value } = await extractRawText({ buffer: Buffer.from(bytes) });
  const parts = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(parts[`word/${name}.xml`] ?? new Uint8Array());
  const wordsOf = (name: string) => xmlOf(name).replace(/<[^>]+>/g, '');
  return { text: value, header: wordsOf('header1'), footer: wordsOf('footer1'), xml: xmlOf('document') };
}
