import { segment } from '@marklight/text/segmentation';
import { orderOf } from './cohesion';
import { contentStems, type ReadSentence, topicKey } from './essay-reading';
import { referenceSignalsOf } from './reference-signals';

const ESSAY = `Dear Editor, I think our town should keep the old library. The library is where my grandmother learned to read. She told me about the librarian who helped her every Saturday. He kept a shelf of books for her, and she never forgot him. First of all, the library costs little. Its cost last year was less than the cost of the new car park. Secondly, it brings people together. People who live alone meet other people there. Some say that books are on computers now. But computers are not in every home, and the library has ten of them. In conclusion, the library helps the young and the old. I hope you will keep it open.`;

const read = (sentences: readonly string[]): ReadSentence[] =>
  sentences.map((text, index) => {
    const [sentence] = segment(text).sentences;
    if (sentence === undefined) throw new Error('A sentence has words');
    const forms = sentence.words.map((word) => word.text.toLowerCase());
    return {
      ...sentence,
      index,
      forms,
      stems: contentStems(forms),
      topics: contentStems(forms).map(topicKey),
      roles: { claim: 0, reason: 0, example: 0, counter: 0, closing: 0 },
      isFrame: false,
      isLetterForm: false,
      repeated: false,
      copied: false,
      quotations: 0,
      findings: [],
    };
  });
const sentences = segment(ESSAY).sentences.map((sentence) => sentence.text);
const none = new Set<string>();

describe('orderOf', () => {
  it('finds the written order better than the reverse and than every third sentence', () => {
    const written = orderOf(read(sentences), none);
    const reversed = orderOf(read([...sentences].reverse()), none);
    const thirds = orderOf(
      read([1, 2, 0].flatMap((from) => sentences.filter((_, at) => at % 3 === from))),
      none,
    );
    expect(written.sequence).toBeGreaterThan(reversed.sequence + 1);
    expect(written.sequence).toBeGreaterThan(thirds.sequence + 1);
    expect(written.orderliness).toBeGreaterThan(thirds.orderliness);
  });
  it('gives the same figure each time, and a fair one to a few sentences', () => {
    expect(orderOf(read(sentences), none)).toEqual(orderOf(read(sentences), none));
    expect(orderOf(read(sentences.slice(0, 2)), none).sequence).toBe(1);
  });
});

describe('the overlap of neighbouring sentences', () => {
  it.each([
    ['nothing for a single sentence', ['The river rose.'], 0],
    ['nothing for sentences that share no word', ['The river rose.', 'My aunt sold apples.'], 0],
    ['all for the same words twice', ['The river rose.', 'The river rose.'], 1],
    ['half where one of two words comes back', ['The river rose.', 'The river flooded.'], 0.5],
    [
      'less, the more other words stand beside it',
      ['The river rose.', 'The brown river flooded fields.'],
      0.3536,
    ],
    ['the mean over all neighbours', ['The river rose.', 'The river flooded.', 'My aunt sold apples.'], 0.25],
  ])('is %s', (_, written, overlap) => {
    expect(orderOf(read(written), none).overlap).toBeCloseTo(overlap, 4);
  });
});

describe('the figure for the order', () => {
  it('is the same on every machine, because the orders compared are drawn with a fixed seed', () => {
    const figures = [sentences, [...sentences].reverse(), sentences.slice(0, 3)].map((written) => {
      const { sequence, orderliness } = orderOf(read(written), none);
      return [sequence, orderliness].map((figure) => Number(figure.toFixed(4)));
    });
    expect(figures).toEqual([
      [4.1512, 1],
      [0.4202, 0.6401],
      [1.1146, 0.8715],
    ]);
  });
  it('is drawn to that of a fair order where no order differs from another', () => {
    expect(orderOf(read(Array<string>(3).fill('The river rose.')), none).sequence).toBeCloseTo(4 / 7, 10);
    expect(orderOf(read(Array<string>(12).fill('The river rose.')), none).sequence).toBeCloseTo(4 / 16, 10);
  });
  it('goes by the first thirty sentences and the last thirty', () => {
    const long = Array.from({ length: 90 }, (_, at) => `${sentences[at % sentences.length]} (${at})`);
    const figureOf = (written: readonly string[]) => orderOf(read(written), none).sequence;
    const middleReversed = [...long.slice(0, 30), ...long.slice(30, 60).reverse(), ...long.slice(60)];
    expect(figureOf(middleReversed)).toBe(figureOf(long));
    expect(figureOf([...long.slice(0, 30).reverse(), ...long.slice(30)])).not.toBe(figureOf(long));
    expect(figureOf([...long.slice(0, 60), ...long.slice(60).reverse()])).not.toBe(figureOf(long));
    expect(figureOf(long.slice(0, 61))).not.toBe(figureOf([...long.slice(0, 30), ...long.slice(31, 61)]));
  });
  it('is better where three paragraphs of more than one sentence show it', () => {
    const inParagraphs = (paragraphOf: (at: number) => number) =>
      orderOf(
        read([...sentences].reverse()).map((sentence, at) => ({ ...sentence, paragraph: paragraphOf(at) })),
        none,
      ).orderliness;
    const inOne = inParagraphs(() => 0);
    expect(inParagraphs((at) => Math.floor(at / 7))).toBe(inOne);
    expect(inParagraphs((at) => at)).toBe(inOne);
    expect(inParagraphs((at) => Math.floor(at / 5))).toBeCloseTo(inOne + 0.7 / 3, 10);
  });
});

describe('referenceSignalsOf', () => {
  const total = (written: readonly string[], order: readonly number[]): number =>
    referenceSignalsOf(read(written)).reduce((sum, { weight, rate }) => sum + weight * rate(order), 0);
  it.each([
    ['“a dog” before “the dog”', ['We kept a spaniel for years.', 'The spaniel slept by the stove.']],
    ['a name before its pronoun', ['My aunt Rosa ran the farm.', 'Later she sold it to us.']],
    [
      'speech that opens before it closes',
      ['“I will not have it here.', 'It smells of fish.” My aunt left.'],
    ],
    [
      'what “this” names right before it',
      ['Trees make shade in summer.', 'With this shade the street cools.'],
    ],
    ['the first half of a sentence before its second', ['Because the river rose', 'we moved the sheep.']],
    ['whom it is about named at the opening', ['We met Priya Nair.', 'Everybody trusted the mayor.']],
  ])('expects %s', (_, written) => {
    expect(total(written, [0, 1])).toBeGreaterThan(total(written, [1, 0]));
  });
});
