import { excessiveGrowth } from '@marklight/text/testing/growth';
import { HOSTILE_TEXTS } from '@marklight/text/testing/hostile-texts';
import { aDoc, CHP, docParagraph, docRun, type DocParts, PAP } from '../../test/documents/doc-samples';
import { aDocx, documentXml, notesXml, paragraph, run } from '../../test/documents/word-samples';
import { readHtml } from './html/read-html';
import { layOut } from './pdf/layout';
import type { PaintedGlyph } from './pdf/painted-page';
import { plainDocument } from './text/plain-document';
import { joinLines, vocabularyOf } from './text/join-lines';
import { studentNameFromFilename } from './text/student-name';
import { RefusedInWorker } from './worker/refused-in-worker';
import { readDoc } from './word/read-doc';
import { readDocx } from './word/read-docx';

/** A file is read, or refused with a message. */
async function expected(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RefusedInWorker)) throw error;
  }
}

const repeated = (piece: string) => (length: number) => piece.repeat(Math.ceil(length / piece.length));

/** How the time grows, for each text for which it grows too fast. */
async function growing(
  inputs: Readonly<Record<string, (length: number) => string>>,
  work: (text: string) => unknown,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, textOf] of Object.entries(inputs)) {
    const growth = await excessiveGrowth(textOf, work);
    if (growth !== null) found[name] = growth;
  }
  return found;
}

const linesOf = (text: string): string[] => text.match(/.{1,3}/gsu) ?? [];

const TEXT_WORK: Readonly<Record<string, (text: string) => unknown>> = {
  'a text file': (text) => expected(() => plainDocument(text, { keepHeading: false })),
  'a text file of one long line': (text) =>
    expected(() =>
      plainDocument(text.replace(/\s/gu, ' '), { headerLines: [text.slice(0, 2_000)], keepHeading: false }),
    ),
  'a page of typed text': (text) => expected(() => readHtml(text)),
  'a page whose tags hold it': (text) =>
    expected(() => readHtml(`<p style="${text}">${text}</p><script>${text}`)),
  'a file name': (text) => studentNameFromFilename(`${text}.pdf`, text),
  'joining lines': (text) => joinLines(linesOf(text), vocabularyOf(linesOf(text))),
};

describe('no text makes reading it grow faster than n log n', () => {
  it.each(Object.entries(TEXT_WORK))('%s', async (_, work) => {
    expect(await growing(HOSTILE_TEXTS, work)).toEqual({});
  });
});

const XML_PIECES = [
  ...[
    '<',
    '<!--',
    '<![CDATA[',
    '<?',
    '<?xml ',
    '&',
    '<a ',
    '<a "',
    "<a '",
    '<w:br ',
    '<w:tab ',
    '<w:p ',
    '>',
  ],
  ...[
    '<w:footnote>',
    '<w:footnote ',
    '</w:footnote>',
    'xmlns:w="',
    "xmlns:w='&",
    '<w:r><w:t>x</w:t></w:r>',
    ' ',
  ],
];
const XML_WORK: Readonly<Record<string, (xml: string) => Buffer>> = {
  body: (xml) => aDocx(documentXml(paragraph(run('Words.')) + xml)),
  notes: (xml) =>
    aDocx(documentXml(paragraph(run('Words.'))), {
      'word/footnotes.xml': notesXml(xml),
    }),
  header: (xml) => aDocx(documentXml(paragraph(run('Words.'))), { 'word/header1.xml': xml }),
  declaration: (xml) => aDocx(`<?xml ${xml}`),
};

describe('no Word file makes reading it grow faster than n log n', () => {
  it.each(Object.entries(XML_WORK))('%s', async (_, docxOf) => {
    const inputs = Object.fromEntries(XML_PIECES.map((piece) => [piece, repeated(piece)]));
    const work = async (xml: string) => {
      const bytes = docxOf(xml);
      await expected(() => readDocx(bytes));
    };
    expect(await growing(inputs, work)).toEqual({});
  });
});

const letters = (text: string, properties: string) =>
  linesOf(text).map((line, index) => docRun(line, index % 2 ? properties : ''));
const DOCS: Readonly<Record<string, (text: string) => DocParts>> = {
  'one run': (text) => ({ body: [docParagraph(text)] }),
  'many runs': (text) => ({ body: [docParagraph(...letters(text, CHP.hidden))] }),
  'many paragraphs': (text) => ({ body: linesOf(text).map((line) => docParagraph(line)) }),
  'one row of a table': (text) => ({
    body: linesOf(text).map((line) => ({ ...docParagraph(line), mark: '\u0007', properties: PAP.inTable })),
  }),
  notes: (text) => ({
    body: [docParagraph('Words.')],
    footnotes: linesOf(text).map((line) => docParagraph(line)),
  }),
};
const DOC_PIECES = {
  words: 'Some words. ',
  begins: '\u0013',
  fields: '\u0013a\u0014b\u0015',
  ends: '\u0015',
  breaks: '\f',
};

describe('no Word 97–2003 file makes reading it grow faster than n log n', () => {
  it.each(Object.entries(DOCS))('%s', async (_, partsOf) => {
    const inputs = Object.fromEntries(
      Object.entries(DOC_PIECES).map(([name, piece]) => [name, repeated(piece)]),
    );
    const made = new Map<string, Buffer>();
    const bytesOf = (text: string) => {
      const bytes = made.get(text) ?? aDoc(partsOf(text));
      made.set(text, bytes);
      return bytes;
    };
    expect(await growing(inputs, (text) => expected(() => readDoc(bytesOf(text))))).toEqual({});
  });
});

/** One glyph for each letter; where each stands says `place`. */
const painted = (text: string, place: (index: number) => { x: number; y: number; size?: number }) =>
  [...text].map((letter, order): PaintedGlyph => {
    const { x, y, size = 12 } = place(order);
    return {
      ...{ text: letter, x, y, width: size / 2, size, sizeAcross: size, turns: 0, order },
      ...{ middle: { x: x + size / 4, y: y + size / 3 }, isSpace: letter === ' ', colour: '#000000' },
      ...{ unpainted: false, piece: 0, clip: [0, 0, 595, 842] },
    };
  });

const PAGES: Readonly<Record<string, (text: string) => PaintedGlyph[]>> = {
  'letters in one place': (text) => painted(text, () => ({ x: 100, y: 100 })),
  'letters all over the page': (text) =>
    painted(text, (index) => ({ x: (index * 37) % 590, y: (index * 101) % 840 })),
  'letters on one line': (text) => painted(text, (index) => ({ x: index * 30, y: 400 })),
  'letters below each other': (text) => painted(text, (index) => ({ x: 100, y: -index * 14 })),
  'letters below each other, far from the left': (text) =>
    painted(text, (index) => ({ x: index < 20 ? 10 : 200, y: -index * 14 })),
  'large letters above small ones': (text) =>
    painted(text, (index) => ({ x: (index * 37) % 590, y: (index * 101) % 840, size: index % 2 ? 40 : 4 })),
  'lines of two columns': (text) =>
    painted(text, (index) => ({
      x: (index % 40) * 7 + (index % 40 > 19 ? 90 : 0),
      y: -Math.floor(index / 40) * 14,
    })),
};

describe('no page makes laying it out grow faster than n log n', () => {
  it.each(Object.entries(PAGES))('%s', async (_, glyphsOf) => {
    const work = (text: string) => layOut([{ glyphs: glyphsOf(text), box: [0, 0, 595, 842] }]);
    const letters = { 'the same letter': repeated('a'), words: repeated('the end-of it. ') };
    expect(await growing(letters, work)).toEqual({});
  });
});
