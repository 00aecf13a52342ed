import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { RefusedInWorker } from '../worker/refused-in-worker';

/** The parts with text and those they depend on; pictures, fonts, footers, comments and metadata stay packed. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document\d*|header\d*|styles|settings|theme\/theme1|numbering|footnotes|endnotes)\.xml|word\/_rels\/document\d*\.xml\.rels)$/;
const MAX_PARTS = 5_000;
/** A 60,000-word essay's document.xml has about 10 MB. */
const MAX_PART_BYTES = 32 * 1024 * 1024;
const MAX_DEPTH = 200;

export type DocxParts = Map<string, string>;

/**
 * Unpacks the text parts of a Word file, within limits on number and size of parts.
 * @throws RefusedInWorker `takes_too_long` over a limit, `damaged` if it is not such a package
 */
export function unpackDocx(bytes: Uint8Array): DocxParts {
  let parts = 0;
  let total = 0;
  const files = unzipped(bytes, ({ name, originalSize }) => {
    if (++parts > MAX_PARTS) throw new RefusedInWorker('takes_too_long');
    if (!WANTED.test(name)) return false;
    total += originalSize;
    if (total > MAX_PART_BYTES) throw new RefusedInWorker('takes_too_long');
    return true;
  });
  const found: DocxParts = new Map();
  for (const [name, data] of Object.entries(files)) found.set(name, checkedXml(decodeXml(data)));
  return found;
}

export function packDocx(parts: DocxParts): Buffer {
  const files = Object.fromEntries([...parts].map(([name, text]) => [name, Buffer.from(text, 'utf8')]));
  return Buffer.from(zipSync(files, { level: 0 }));
}

function unzipped(
  bytes: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Unzipped {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof RefusedInWorker ? error : new RefusedInWorker('damaged');
  }
}

function decodeXml(data: Uint8Array): string {
  const isUtf16 = (data[0] === 0xff && data[1] === 0xfe) || (data[0] === 0xfe && data[1] === 0xff);
  const decoder = new TextDecoder(isUtf16 ? (data[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8');
  return decoder
    .decode(data)
    .replace(/^<\?xml[^>]*/, (declaration) =>
      declaration.replace(/(?<!\s)\s+encoding=(?:"[^"]*"|'[^']*')/, ''),
    );
}

/** Office files declare no document type (ECMA-376 part 2, 8.1.4); one that does carries entities to expand. */
function checkedXml(text: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedInWorker('damaged');
  let depth = 0;
  for (const [, closes, , empty] of text.matchAll(TAG)) {
    if (closes) depth--;
    else if (!empty && ++depth > MAX_DEPTH) throw new RefusedInWorker('takes_too_long');
  }
  return text;
}

/** A start, end or empty tag: closing slash, name, attributes with the slash of an empty element apart. */
export const TAG = /<(\/?)([A-Za-z_][\w:.-]*)(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*?)?(\/?)>/g;
