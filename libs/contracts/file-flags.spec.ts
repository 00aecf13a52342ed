import type { FileFault } from './essays';
import { fileFlags, scansInWords } from './file-flags';

const damaged = (...pages: number[]) => pages.map((page): FileFault => ({ kind: 'damaged_page', page }));
const pictures = (...pages: number[]) => pages.map((page): FileFault => ({ kind: 'picture_page', page }));
const messages = (fileFaults: FileFault[], hasHiddenText = false) =>
  fileFlags({ fileFaults, hasHiddenText }).map(({ code, message }) => [code, message]);

describe('what the teacher is told of how a file was read', () => {
  it('is nothing where all of it was read', () => {
    expect(messages([])).toEqual([]);
    expect(messages([{ kind: 'scanned_page', page: 1, confidence: 95 }])).toEqual([]);
  });

  it.each<[string, FileFault[], string]>([
    ['one damaged page', damaged(3), 'Page 3 could not be read and is not graded.'],
    ['two', damaged(3, 5), 'Pages 3 and 5 could not be read and are not graded.'],
    ['three', damaged(3, 5, 8), 'Pages 3, 5 and 8 could not be read and are not graded.'],
    [
      'as many as are named',
      damaged(1, 2, 3, 4, 5, 6),
      'Pages 1, 2, 3, 4, 5 and 6 could not be read and are not graded.',
    ],
    [
      'very many',
      damaged(1, 2, 3, 4, 5, 6, 7, 8),
      'Pages 1, 2, 3, 4, 5, 6 and 2 more could not be read and are not graded.',
    ],
    [
      'a page that is a picture',
      pictures(2),
      'Page 2 shows no text that could be read; writing in its picture is not graded.',
    ],
    [
      'a blank page',
      [{ kind: 'blank_page', page: 1 }],
      'Page 1 seems to be blank: no writing was found on it.',
    ],
    [
      'blank pages beside one that is a picture',
      [...pictures(1), { kind: 'blank_page', page: 2 }, { kind: 'blank_page', page: 4 }],
      'Page 1 shows no text that could be read; writing in its picture is not graded. Pages 2 and 4 seem to be blank: no writing was found on them.',
    ],
    [
      'handwriting that nobody reads here',
      [1, 2].map((page) => ({ kind: 'picture_page', page, handwriting: 'no_service' })),
      'Pages 1 and 2 show no text that could be read; writing in their pictures is not graded. Handwriting needs an AI service whose model reads pictures, and this server has none; type the text yourself.',
    ],
    [
      'handwriting that a model read',
      [{ kind: 'model_page', page: 3 }],
      'Page 3 was read by an AI model, which can misread handwriting and correct mistakes; compare its text with its picture.',
    ],
    [
      'a scanned page whose words are unsure',
      [
        { kind: 'scanned_page', page: 1, confidence: 95 },
        { kind: 'scanned_page', page: 2, confidence: 60 },
      ],
      'Page 2 was hard to read, so words may be wrong or missing; compare its text with its picture.',
    ],
    [
      'two of them',
      [1, 2].map((page) => ({ kind: 'scanned_page', page, confidence: 60 })),
      'Pages 1 and 2 were hard to read, so words may be wrong or missing; compare their text with their pictures.',
    ],
    [
      'several that a model read',
      [3, 4].map((page) => ({ kind: 'model_page', page })),
      'Pages 3 and 4 were read by an AI model, which can misread handwriting and correct mistakes; compare their text with their pictures.',
    ],
    [
      'both',
      [...damaged(4), ...pictures(1, 2)],
      'Page 4 could not be read and is not graded. Pages 1 and 2 show no text that could be read; writing in their pictures is not graded.',
    ],
    [
      'a large picture in a Word file',
      [{ kind: 'large_pictures', count: 1 }],
      'The file shows a large picture; writing in it is not graded.',
    ],
    [
      'several',
      [{ kind: 'large_pictures', count: 3 }],
      'The file shows 3 large pictures; writing in them is not graded.',
    ],
  ])('%s', (_, faults, message) => {
    expect(messages(faults)).toEqual([['partly_read', message]]);
  });

  it.each([
    [
      'off',
      'Handwriting needs the AI service, and an administrator has not allowed pictures of pages to be sent to it; type the text yourself.',
    ],
    [
      'allowance',
      'The AI service was not asked to read handwriting, because your allowance for this month is used up; type the text yourself.',
    ],
    [
      'failed',
      'The AI service could not read it now; upload the file again to try once more, or type the text yourself.',
    ],
  ] as const)('why handwriting was not read: %s', (handwriting, why) => {
    expect(messages([{ kind: 'picture_page', page: 1, handwriting }])[0]?.[1]).toMatch(
      new RegExp(`is not graded\\. ${why}$`, 'u'),
    );
    expect(messages([{ ...damaged(1)[0], handwriting } as FileFault])[0]?.[1]).not.toContain(why);
  });

  it('which pages were read from their pictures, how surely, and by what', () => {
    expect(scansInWords([])).toBe('');
    expect(scansInWords(damaged(1))).toBe('');
    const sure = (...pages: number[]) =>
      pages.map((page): FileFault => ({ kind: 'scanned_page', page, confidence: 95 }));
    const unsure = (...pages: number[]) =>
      pages.map((page): FileFault => ({ kind: 'scanned_page', page, confidence: 60 }));
    const byModel = (...pages: number[]) => pages.map((page): FileFault => ({ kind: 'model_page', page }));
    expect(scansInWords([...sure(1), ...damaged(2)])).toBe(
      'Page 1 was read from its picture, so words may be wrong.',
    );
    expect(scansInWords([...unsure(2), ...byModel(3)])).toBe(
      'Page 2 was read from its picture, so words may be wrong. Page 2 was hard to read, so some may be missing. Page 3 was read by an AI model, so words may be wrong, and mistakes corrected.',
    );
    expect(scansInWords([...unsure(1, 2), ...byModel(3, 4)])).toBe(
      'Pages 1 and 2 were read from their pictures, so words may be wrong. Pages 1 and 2 were hard to read, so some may be missing. Pages 3 and 4 were read by an AI model, so words may be wrong, and mistakes corrected.',
    );
  });

  it('pages whose printed numbers do not ascend', () => {
    expect(messages([{ kind: 'page_order', numbers: [3, 2, 1] }])).toEqual([
      ['wrong_way_round', 'The printed page numbers run 3, 2, 1: the pages may be in the wrong order.'],
    ]);
    expect(messages([{ kind: 'page_order', numbers: [6, 5, 4, 3, 2, 1] }])[0]?.[1]).toBe(
      'The printed page numbers run 6, 5, 4, 3, 2, 1: the pages may be in the wrong order.',
    );
    expect(messages([{ kind: 'page_order', numbers: [8, 7, 6, 5, 4, 3, 2, 1] }])[0]?.[1]).toBe(
      'The printed page numbers run 8, 7, 6, 5, 4, 3 and so on: the pages may be in the wrong order.',
    );
  });

  it('pages on which no text was found, also once the teacher has corrected the text', () => {
    expect(scansInWords([{ kind: 'typed_over' }])).toBe(
      'You have corrected the text that was read from its pictures.',
    );
    expect(scansInWords([{ kind: 'typed_over', unread: [2] }])).toBe(
      'You have corrected the text that was read from its pictures. Page 2 showed no text that could be read: what it says counts only if you have typed it.',
    );
    expect(
      scansInWords([
        { kind: 'scanned_page', page: 1, confidence: 95 },
        { kind: 'typed_over', unread: [2, 3] },
      ]),
    ).toBe(
      'You have corrected the text that was read from its pictures. Pages 2 and 3 showed no text that could be read: what they say counts only if you have typed it.',
    );
  });

  it('hidden words, without saying them', () => {
    expect(messages([], true)).toEqual([
      [
        'hidden_text',
        'The file holds words that cannot be seen on its pages. They were not graded; the essay’s page lists them.',
      ],
    ]);
  });
});
