import PDFDocument from 'pdfkit';

const SUBJECTS = [
  'The new timetable',
  'A longer lunch',
  'The school garden',
  'Riding to school',
  'The old library',
];
const OPENINGS = [
  'For example,',
  'However,',
  'In addition,',
  'Some people say that',
  'As a result,',
  'At first',
];
const CLAUSES = [
  'gives every student an hour of the afternoon back',
  'would cost the council less than two thousand dollars a year',
  'teaches patience, because nothing in it happens quickly',
  'is harder on families who live beyond the railway line',
  'has been tried at three other schools with mixed results',
  'brings younger and older classes together in one place',
  'made my brother late on eleven mornings last winter',
  'deserves a fair trial before anyone decides against it',
  'recieves less attention than it should from the teachers',
];
const ENDINGS = [
  'and that matters.',
  'although few have noticed.',
  'which is why we should act.',
  'so I support it.',
];

const PLACES =
  'gate canteen oval hall office river bridge station market shed pool court path fence tower chapel beach forest'.split(
    ' ',
  );

/** An essay of about `words` words for timing only: the same for the same number, different for another. */
export function essayOf(words: number, number: number): string {
  return essayWith(words, number, () => '');
}

/** More sentences than an essay of this length has: a sentence has more than ten words. */
const sentencesIn = (words: number): number => Math.ceil(words / 10);

/**
 * Such an essay with sentences that no other has: the grammar checker remembers passages, and checks one that it has
 * seen before in a quarter of the time. Sentences are repeated after some thousands of essays of 500 words.
 */
export function unseenEssayOf(words: number, number: number): string {
  let sentence = number * sentencesIn(words);
  return essayWith(words, number, () => {
    sentence += 1;
    const place = (power: number): string =>
      PLACES[Math.floor(sentence / PLACES.length ** power) % PLACES.length] ?? '';
    return `by the ${place(0)} behind the ${place(1)} near the ${place(2)} past the ${place(3)} `;
  });
}

/**
 * @param aside the words before a sentence's verb, with the space after them
 */
function essayWith(words: number, number: number, aside: () => string): string {
  const paragraphs: string[] = [];
  let count = 0;
  for (let at = number; count < words; at += 1) {
    const sentences = [0, 1, 2, 3].map((step) => {
      const turn = at * 5 + step * 3 + number;
      const pick = (list: readonly string[], shift: number): string =>
        list[(turn + shift) % list.length] ?? '';
      return `${pick(OPENINGS, step)} ${pick(SUBJECTS, 1).toLowerCase()} ${aside()}${pick(CLAUSES, at)} ${pick(ENDINGS, 2)} Point ${turn} of our survey says so.`;
    });
    const paragraph = sentences.join(' ');
    count += paragraph.split(' ').length;
    paragraphs.push(paragraph);
  }
  return paragraphs.join('\n\n');
}

/** The essay on paper, as a word processor would print it. */
export function pdfOf(essay: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 72 });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.on('error', reject);
    document.font('Times-Roman').fontSize(12).text(essay, { lineGap: 6, paragraphGap: 8 });
    document.end();
  });
}
