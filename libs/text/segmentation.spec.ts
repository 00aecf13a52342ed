import fc from 'fast-check';
import { segment, wordsOf } from './segmentation';

const sentencesOf = (text: string): string[] => segment(text).sentences.map((sentence) => sentence.text);
const words = (text: string): string[] => wordsOf(text).map((word) => word.text);

describe('segment', () => {
  it.each([
    ['Dr. Lee spoke. We listened.', ['Dr. Lee spoke.', 'We listened.']],
    [
      'It cost 3.5 million, e.g. for J. R. Smith. Was it worth it?',
      ['It cost 3.5 million, e.g. for J. R. Smith.', 'Was it worth it?'],
    ],
    ['“Really?” she asked. “Yes!” He left…', ['“Really?” she asked.', '“Yes!”', 'He left…']],
    ['The answer is no. See no. 5 for more.', ['The answer is no.', 'See no. 5 for more.']],
    ['I like it.It is fun.', ['I like it.', 'It is fun.']],
    ['Visit example.com today. No end here', ['Visit example.com today.', 'No end here']],
  ])('parts %j into its sentences', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('parts paragraphs at empty lines and keeps line breaks inside them', () => {
    const { paragraphs } = segment('One line\nand its end.\n\nSecond paragraph. It has two.\n \n\nThird.');
    expect(paragraphs.map((p) => p.text)).toEqual([
      'One line\nand its end.',
      'Second paragraph. It has two.',
      'Third.',
    ]);
    expect(paragraphs.map((p) => p.endSentence - p.firstSentence)).toEqual([1, 2, 1]);
  });

  it('does not take the short lines of a letter for lines that were broken at a width', () => {
    const body = 'The hall is cold in winter, and nobody stays after the last lesson any more.';
    const letter = `Dear Ms Okafor,\n${body}\n${body}\nYours sincerely,\nMia Tran`;
    expect(segment(letter).paragraphs).toHaveLength(5);
  });
  it('takes every line for a paragraph where there are no empty lines, unless lines were broken at a width', () => {
    expect(segment('First one.\nSecond one.\nThird one.').paragraphs).toHaveLength(3);
    expect(
      segment('These lines were\nbroken by a program\nat a certain width\nof the page.').paragraphs,
    ).toHaveLength(1);
  });

  it('gives offsets that cut out exactly what it found, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { paragraphs, sentences, words: found } = segment(text);
        for (const span of [...paragraphs, ...sentences, ...found])
          expect(text.slice(span.start, span.end)).toBe(span.text);
      }),
    );
  });

  it('finds nothing in empty text and in text without words', () => {
    for (const text of ['', '   \n\n', '... !!!'])
      expect(segment(text)).toMatchObject({ paragraphs: [], sentences: [], words: [] });
  });

  it('reads other scripts', () => {
    expect(sentencesOf('这是一句话。还有一句！')).toHaveLength(2);
    expect(words('Это текст. שלום עולם')).toEqual(['Это', 'текст', 'שלום', 'עולם']);
  });
});

describe('wordsOf', () => {
  it('keeps contractions, hyphenated words and figures whole', () => {
    expect(words("Don’t re-enter well-known places, it's 10,000 or 3.5 km")).toEqual([
      'Don’t',
      're-enter',
      'well-known',
      'places',
      "it's",
      '10,000',
      'or',
      '3.5',
      'km',
    ]);
  });
});
