import mammoth from 'mammoth';
import type { FileFault, HiddenText } from '@marklight/contracts/essays';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { attributesOf } from './colours';
import { packDocx, unpackDocx, type DocxParts } from './docx-package';
import { withoutHiddenRuns } from './hidden-runs';
import { looksOf } from './looks';
import { plainXml, prefixOf } from './plain-xml';
import { forMammoth } from './shown-by-word';

const MAIN_PART = /^word\/document\d*\.xml$/;
const HEADER_PART = /^word\/header\d*\.xml$/;
/** Another document, which Word takes the place of as it opens this one; saved again, it is part of the text. */
const BROUGHT_IN = /<[\w.-]+:(?:altChunk|subDoc)[\s/>]/;
const NOTE_PARTS = ['word/footnotes.xml', 'word/endnotes.xml'];

export interface DocxText {
  text: string;
  hiddenText: HiddenText[];
  /** Lines of running headers, tabs kept: they may name the student, and are not part of the text. */
  headerLines: string[];
  fileFaults: FileFault[];
}

/**
 * Text of a Word file's body with its notes at the end, one paragraph per line group; headers, footers,
 * comments, deleted words and words that do not show are left out.
 * @throws RefusedInWorker with the reason
 */
export async function readDocx(bytes: Uint8Array): Promise<DocxText> {
  const parts = unpackDocx(bytes);
  const main = [...parts.keys()].filter((name) => MAIN_PART.test(name));
  if (main.length === 0) throw new RefusedInWorker('damaged');
  const hiddenText: HiddenText[] = [];
  let largePictures = 0;
  for (const name of main) {
    const part = plainXml(parts.get(name) ?? '');
    largePictures += largePicturesIn(part);
    if (BROUGHT_IN.test(part)) throw new RefusedInWorker('damaged');
    const looks = looksOf(parts, part);
    const seen = (xml: string): string => {
      const { xml: left, hidden } = withoutHiddenRuns(xml, looks);
      for (const { reason, text } of hidden) hiddenText.push({ page: 0, reason, text });
      return left;
    };
    parts.set(name, forMammoth(withNotes(seen(part), parts, seen)));
  }
  const headers = [...parts].filter(([name]) => HEADER_PART.test(name));
  for (const name of [...NOTE_PARTS, ...headers.map(([header]) => header)]) parts.delete(name);
  const result = await mammoth.extractRawText({ buffer: packDocx(parts) }).catch(() => {
    throw new RefusedInWorker('damaged');
  });
  return {
    text: result.value,
    hiddenText,
    headerLines: headers.flatMap(([, xml]) => headerLinesOf(xml)),
    fileFaults: largePictures > 0 ? [{ kind: 'large_pictures', count: largePictures }] : [],
  };
}

/** Half a page of A4 inside margins of an inch, in square EMU (914,400 to the inch). */
const LARGE_PICTURE = (914_400 * 914_400 * (6.27 * 9.69)) / 2;

/** Pictures that could be pages of handwriting. */
function largePicturesIn(xml: string): number {
  return xml.split(/<[\w.-]+:(?=(?:inline|anchor)[\s>])/).filter((drawing) => {
    const [, width = '', height = ''] = /:extent\s+cx="(\d{1,12})"\s+cy="(\d{1,12})"/.exec(drawing) ?? [];
    return drawing.includes(':blip ') && Number(width) * Number(height) >= LARGE_PICTURE;
  }).length;
}

function headerLinesOf(xml: string): string[] {
  const words = plainXml(xml)
    .replace(/<[\w.-]+:(?:tab|ptab)(?:\s[^<>]*)?\/>/g, '\t')
    .replace(/<\/[\w.-]+:p>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  return words.split('\n').filter((line) => line.trim() !== '');
}

/** mammoth's raw text has no notes, so the paragraphs of those that the text refers to are set at the end of the body. */
function withNotes(xml: string, parts: DocxParts, seen: (xml: string) => string): string {
  const prefix = prefixOf(xml);
  const notes = NOTE_PARTS.flatMap((name) => notesOf(parts.get(name), xml, seen));
  if (notes.length === 0) return xml;
  const end = xml.lastIndexOf(`</${prefix}body>`);
  return end < 0 ? xml : xml.slice(0, end) + notes.join('') + xml.slice(end);
}

function notesOf(part: string | undefined, xml: string, seen: (xml: string) => string): string[] {
  if (part === undefined) return [];
  const prefix = prefixOf(xml);
  const notesXml = plainXml(part);
  if (prefixOf(notesXml) !== prefix) return [];
  const shown = seen(notesXml);
  const references = new Set(
    [...xml.matchAll(new RegExp(`<${prefix}(footnote|endnote)Reference\\s[^<>]*>`, 'g'))].map(
      ([tag, kind = '']) => kind + attributesOf(tag)('id'),
    ),
  );
  const notes: string[] = [];
  let open: { name: string; id: string | undefined; attributes: string; start: number } | null = null;
  const tags = new RegExp(`<(/?)${prefix}(footnote|endnote)(\\s[^<>]*)?>`, 'g');
  for (const { index, 0: tag, 1: closes, 2: name = '', 3: attributes = '' } of shown.matchAll(tags)) {
    if (!closes) open ??= { name, id: attributesOf(tag)('id'), attributes, start: index + tag.length };
    else if (open?.name === name) {
      // Separators and continuation notices carry a type; the writer's notes do not.
      const isOfWriter = !/\stype=|:type=/.test(open.attributes);
      if (isOfWriter && references.has(name + open.id)) notes.push(shown.slice(open.start, index));
      open = null;
    }
  }
  return notes;
}
