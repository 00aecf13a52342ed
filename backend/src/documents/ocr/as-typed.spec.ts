import { layOut } from '../pdf/layout';
import { asTyped } from './as-typed';
import { visiblePagesOf } from './scanned-glyphs';

const read = (writing: string) => layOut(visiblePagesOf({ writing, model: 'any' }, 1));

describe('words that a model read on a page', () => {
  it('come back as they are, paragraph by paragraph', () => {
    const paragraphs = [
      'My summer holiday',
      'I went to the sea-side with my mother-in-law, and we swum every day. '.repeat(9).trim(),
      'Then it rained; "so what", she said. We staid inside and played cards until the sun came back again.',
      'The end.',
    ];
    expect(read(paragraphs.join('\n')).paragraphs).toEqual(paragraphs);
    expect(read(paragraphs.join('\n\n')).paragraphs).toEqual(paragraphs);
  });

  it('name the student as a typed page does', () => {
    const { studentName, paragraphs } = read(
      'Name: Ada Lovelace\nClass: 8B\nMy holiday was long and we went far away.',
    );
    expect(studentName).toBe('Ada Lovelace');
    expect(paragraphs).toEqual(['My holiday was long and we went far away.']);
  });

  it('make lines of one length, not broken after a hyphen', () => {
    const { lines } = asTyped(`${'ab '.repeat(26)}well- known ${'cd '.repeat(40)}`);
    for (const { words } of lines) expect(words.at(-1)?.[0]).not.toMatch(/-$/);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('may be empty, or one endless word', () => {
    expect(read('').paragraphs).toEqual([]);
    expect(read('x'.repeat(20_000)).paragraphs).toEqual(['x'.repeat(20_000)]);
  });
});
