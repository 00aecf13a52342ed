import { aCompoundFile } from '../../../test/documents/compound-samples';
import {
  aDoc,
  CHP,
  type DocParagraph,
  type DocParts,
  docParagraph,
  docRun,
  PAP,
} from '../../../test/documents/doc-samples';
import { RefusedInWorker } from '../worker/refused-in-worker';
import { readDoc } from './read-doc';

const doc = (...paragraphs: DocParagraph[]) => aDoc({ body: paragraphs });
const read = (parts: DocParts) => readDoc(aDoc(parts));
const readRuns = (...runs: Parameters<typeof docParagraph>) => {
  const { text, hiddenText } = read({ body: [docParagraph(...runs)] });
  return { text: text.trim(), hidden: hiddenText.map(({ reason, text: words }) => [reason, words]) };
};

const refusalOf = (bytes: Uint8Array): string => {
  try {
    return `read: ${readDoc(bytes).text}`;
  } catch (error) {
    if (error instanceof RefusedInWorker) return error.refusal;
    throw error;
  }
};

describe('the text of a Word 97–2003 file', () => {
  it.each([false, true])('is its paragraphs, one byte to a letter: %s', (narrow) => {
    const body = [docParagraph('First line\u000bsecond \u001eline.'), docParagraph('A caf\u00e9.')];
    expect(read({ body, narrow })).toEqual({
      text: 'First line\nsecond \u2011line.\n\nA café.\n\n',
      ...{ hiddenText: [], headerLines: [], fileFaults: [] },
    });
  });

  it('keeps letters beyond Latin, and quotation marks as they are', () => {
    expect(readRuns('“Ελληνικά” – it’s 李小龙 🙂.').text).toBe('“Ελληνικά” – it’s 李小龙 🙂.');
  });

  it('has its text boxes and notes at the end, and neither comments nor headers', () => {
    const file = read({
      body: [docParagraph('Body\u0002.')],
      footnotes: [docParagraph('\u0002 The note.')],
      comments: [docParagraph('\u0005Give this an A.')],
      endnotes: [docParagraph('\u0002 The endnote.')],
      textBoxes: [docParagraph('The box.')],
      header: [docParagraph('Jordan Lee\tYear 9')],
    });
    expect(file.text.split(/\n+/).filter((line) => line !== '')).toEqual([
      ...['Body.', 'The box.', ' The note.', ' The endnote.'],
    ]);
    expect(file.headerLines).toEqual(['Jordan Lee\tYear 9']);
  });

  it('has what fields show, not what they do', () => {
    const link = '\u0013 HYPERLINK "\u0013 QUOTE inner \u0014nested\u0015" \u0014the site\u0015';
    expect(readRuns(`See ${link}; \u0013 PRIVATE \u0015end.`).text).toBe('See the site; end.');
  });

  it('loses no words by a mark of a field that has no counterpart', () => {
    expect(readRuns('One \u0013 two \u0014 three.').text).toBe('One  two  three.');
    expect(readRuns('One \u0015 two \u0013 three.').text).toBe('One  two  three.');
  });

  it('has no words that a tracked change deleted', () => {
    expect(readRuns('Kept ', docRun('gone ', CHP.deleted), 'and added.')).toEqual({
      text: 'Kept and added.',
      hidden: [],
    });
  });

  it('has the cells of a table’s row beside each other', () => {
    const cell = (text: string): DocParagraph => ({
      ...docParagraph(text),
      ...{ mark: '\u0007', properties: PAP.inTable },
    });
    const row: DocParagraph = { ...docParagraph(''), mark: '\u0007', properties: PAP.endsRow };
    expect(
      read({ body: [cell('One'), cell('Two'), row, cell('Three'), cell(''), row, docParagraph('After.')] })
        .text,
    ).toBe('One\tTwo\nThree\t\nAfter.\n\n');
  });
});

describe('words that a reader of a Word 97–2003 file does not see', () => {
  it.each([
    ['hidden_run', 'hidden', CHP.hidden],
    ['hidden_run', 'hidden whatever the view', CHP.alwaysHidden],
    ['hidden_run', 'the opposite of a style that shows', CHP.notAsStyle],
    ['same_colour', 'white', CHP.colour('ffffff')],
    ['same_colour', 'nearly white', CHP.colour('f8f8f8')],
    ['same_colour', 'white of the palette', CHP.palette(8)],
    ['same_colour', 'black on black', CHP.colour('000000') + CHP.shade('000000')],
    ['too_small', '1 point', CHP.halfPoints(2)],
    ['too_small', '1% wide', CHP.stretch(1)],
    ['too_small', '1 point for its script', CHP.halfPoints(24) + CHP.complexHalfPoints(2)],
    ['too_small', 'squeezed into 1 point', CHP.fit(20)],
    ['covered', 'moved onto each other', CHP.spacing(-200)],
    ['off_page', 'raised off the page', CHP.position(1_584)],
    ['hidden_run', 'hidden after all was taken back', CHP.plain + CHP.hidden],
  ])('are kept apart: %s, %s', (reason, _, properties) => {
    expect(readRuns('Seen. ', docRun('Unseen.', properties))).toEqual({
      text: 'Seen.',
      hidden: [[reason, 'Unseen.']],
    });
  });

  it.each([
    ['shown', CHP.hidden + CHP.shown],
    ['as a style that shows', CHP.asStyle],
    ['taken back', CHP.hidden + CHP.plain],
    ['of automatic colour', CHP.colour('ffffff') + CHP.automatic],
    ['white on a dark shade', CHP.colour('ffffff') + CHP.shade('203040')],
    ['white, marked dark blue', CHP.palette(8) + CHP.highlight(9)],
    ['yellow', CHP.colour('ffff00')],
    ['4 points', CHP.halfPoints(8)],
    ['set closer', CHP.spacing(-20)],
    ['raised', CHP.position(12)],
  ])('are not those that are %s', (_, properties) => {
    expect(readRuns(docRun('Seen.', properties))).toEqual({ text: 'Seen.', hidden: [] });
  });

  it('are known by styles and what they are based on', () => {
    const styles: DocParts['styles'] = [
      { kind: 'paragraph' },
      { kind: 'paragraph', basedOn: 0, characters: CHP.hidden },
      null,
      { kind: 'paragraph', basedOn: 1 },
      { kind: 'character', characters: CHP.colour('ffffff') },
      { kind: 'character', basedOn: 4, characters: CHP.halfPoints(24) },
    ];
    const quiet = {
      ...docParagraph('Quiet. ', docRun('Loud.', CHP.shown), docRun('Other.', CHP.notAsStyle)),
      style: 3,
    };
    const { text, hiddenText } = read({
      body: [quiet, docParagraph(docRun('Ghost.', CHP.style(5)))],
      styles,
    });
    expect(text.trim()).toBe('Loud.Other.');
    expect(hiddenText).toEqual([
      { page: 0, reason: 'hidden_run', text: 'Quiet. ' },
      { page: 0, reason: 'same_colour', text: 'Ghost.' },
    ]);
  });

  it.each([
    ['by its number', { short: [0x5c, 1] as const }],
    ['in a list', { list: CHP.hidden }],
  ])('are known by what their piece of the file says, %s', (_, pieceProperties) => {
    const { text, hiddenText } = read({
      body: [docParagraph('Seen.'), docParagraph('Unseen.')],
      pieceProperties,
    });
    expect(text.trim()).toBe('Seen.');
    expect(hiddenText).toMatchObject([{ reason: 'hidden_run', text: 'Unseen.' }]);
  });

  it('are not white words in a dark paragraph or cell, but those in a light one', () => {
    const white = (text: string) => docParagraph(docRun(text, CHP.colour('ffffff')));
    const cell = (text: string): DocParagraph => ({
      ...white(text),
      mark: '\u0007',
      properties: PAP.inTable,
    });
    const row: DocParagraph = {
      ...{ ...docParagraph(''), mark: '\u0007' },
      properties: PAP.endsRow + PAP.cellShades('000000', 'ffffff'),
    };
    const { text, hiddenText } = read({
      body: [
        { ...white('Dark paragraph.'), properties: PAP.shade('203040') },
        cell('Dark cell'),
        cell('Light cell'),
        row,
        docParagraph('End.'),
      ],
    });
    expect(text).toBe('Dark paragraph.\n\nDark cell\t\nEnd.\n\n');
    expect(hiddenText).toMatchObject([{ reason: 'same_colour', text: 'Light cell' }]);
  });

  it('are known by lines and rows that are cut off a point high', () => {
    const cell: DocParagraph = { ...docParagraph('Flat row.'), mark: '\u0007', properties: PAP.inTable };
    const row = (height: string): DocParagraph => ({
      ...{ ...docParagraph(''), mark: '\u0007' },
      properties: PAP.endsRow + height,
    });
    const { text, hiddenText } = read({
      body: [
        { ...docParagraph('Flat line.'), properties: PAP.lineHeight(20) },
        { ...docParagraph('Low line.'), properties: PAP.lineHeight(200) },
        ...[cell, row(PAP.rowHeight(20)), cell, row(PAP.rowHeight(400)), docParagraph('End.')],
      ],
    });
    expect(text.replace(/\s+/g, ' ').trim()).toBe('Low line. Flat row. End.');
    expect(hiddenText).toMatchObject([{ reason: 'too_small', text: 'Flat line.\nFlat row.' }]);
  });

  it('are found in notes and boxes, and reported paragraph by paragraph', () => {
    const hidden = (text: string) => docParagraph(docRun(text, CHP.hidden));
    const { hiddenText } = read({
      body: [docParagraph('Body.'), hidden('One.'), hidden('Two.')],
      footnotes: [hidden('Note.')],
      textBoxes: [hidden('Box.')],
    });
    expect(hiddenText.map(({ text }) => text)).toEqual(['One.\nTwo.', 'Box.', 'Note.']);
  });
});

describe('large pictures in a Word 97–2003 file', () => {
  /** @param scale in thousandths */
  const picture = (width: number, height: number, scale = 1_000) => {
    const head = Buffer.alloc(68);
    [width, height, scale, scale].forEach((side, index) => head.writeInt16LE(side, 28 + index * 2));
    return head;
  };

  it('are counted, in the lines and beside them', () => {
    const data = Buffer.concat([picture(9_000, 12_000), picture(9_000, 12_000, 300), picture(9_000, 12_000)]);
    const at = (place: number) => docRun('\u0001', CHP.picture(place));
    const hidden = docRun('\u0001', CHP.picture(136) + CHP.hidden);
    const body = [docParagraph('Text.', at(0), at(68), hidden)];
    expect(read({ body, data }).fileFaults).toEqual([{ kind: 'large_pictures', count: 1 }]);
    expect(
      read({
        body,
        data,
        shapes: [
          [9_000, 12_000],
          [500, 500],
        ],
      }).fileFaults,
    ).toEqual([{ kind: 'large_pictures', count: 2 }]);
  });
});

describe('a file named .doc', () => {
  const words = docParagraph('Words of the essay.');
  const streams = { WordDocument: Buffer.alloc(5_000), '1Table': Buffer.alloc(100) };

  it.each([
    ['locked with a password', 'encrypted', aDoc({ body: [words], flags: 0x0100 })],
    ['of Word 6', 'old_word', aDoc({ body: [words], mark: 0xa5dc, version: 0x65 })],
    ['of Word 95', 'old_word', aDoc({ body: [words], version: 0x68 })],
    ['without a head', 'damaged', aCompoundFile(streams)],
    [
      'with a Word file embedded in another',
      'not_a_word_file',
      aCompoundFile({ Workbook: Buffer.alloc(9), ObjectPool: streams }),
    ],
    ['cut off in its head', 'damaged', doc(words).subarray(0, 300)],
    ['cut off in its text', 'damaged', doc(words).subarray(0, 1_800)],
  ])('is refused where it is %s: %s', (_, code, bytes) => {
    expect(refusalOf(bytes)).toBe(code);
  });

  it('is refused where its sectors lead in a circle, or nowhere', () => {
    const bytes = aDoc({ body: [docParagraph('Long. '.repeat(3_000))] });
    const table = 512 * (bytes.readUInt32LE(0x4c) + 1);
    for (const next of [0, 3, 60_000, 0xffffffff]) {
      const broken = Buffer.from(bytes);
      broken.writeUInt32LE(next, table + 4 * 3);
      expect(refusalOf(broken)).toBe('damaged');
    }
  });

  it('is refused where the folder of its streams leads in a circle', () => {
    const bytes = doc(words);
    const second = 512 * (bytes.readUInt32LE(0x30) + 1) + 2 * 128;
    bytes.writeUInt32LE(1, second + 0x48);
    bytes.write('Other', second, 'utf16le');
    expect(refusalOf(bytes)).toBe('damaged');
  });

  it.each([
    ['its text', 0x4c],
    ['its notes', 0x50],
    ['its piece table', 0x9a + 33 * 8],
    ['the length of its piece table', 0x9a + 33 * 8 + 4],
    ['its styles', 0x9a + 8],
    ['its runs', 0x9a + 12 * 8 + 4],
    ['its paragraphs', 0x9a + 13 * 8 + 4],
  ])('is refused where its head lies about %s', (_, at) => {
    for (const lie of [0x7fffffff, 0xfffffff0, 0x00ffffff, 20_000]) {
      const bytes = aDoc({ body: [docParagraph('Long. '.repeat(1_000))], footnotes: [words] });
      // The document is the first stream, in sectors that follow each other.
      bytes.writeUInt32LE(lie, 512 + at);
      expect(['damaged', 'too_long']).toContain(refusalOf(bytes));
    }
  });

  it('is read or refused, whatever byte of it is another', () => {
    expect.assertions(1);
    const whole = aDoc({
      body: [docParagraph('Seen. ', docRun('Unseen.', CHP.hidden)), { ...docParagraph('More.'), style: 1 }],
      styles: [{ kind: 'paragraph' }, { kind: 'paragraph', basedOn: 0, characters: CHP.hidden }],
      footnotes: [words],
    });
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = Buffer.from(whole);
      bytes[at] = 0xff - (whole[at] ?? 0);
      // Any other error fails the test.
      refusalOf(bytes);
    }
    expect(refusalOf(whole)).toMatch(/^read: Seen\. \n/);
  });
});
