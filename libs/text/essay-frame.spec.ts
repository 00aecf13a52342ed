import { segment } from './segmentation';
import { excessiveGrowth } from '@marklight/text/testing/growth';
import { NO_PARAGRAPH, paragraphsKept, salutationLength, withFrame } from './essay-frame';

const BODY = 'Our canteen should sell fruit. It costs little and it keeps people awake after lunch.';
const framed = (text: string): string[] =>
  withFrame(segment(text))
    .sentences.filter((sentence) => sentence.isFrame)
    .map((sentence) => sentence.text);
const proper = (text: string): string[] =>
  withFrame(segment(text))
    .sentences.filter((sentence) => !sentence.isFrame)
    .map((sentence) => sentence.text);

describe('withFrame', () => {
  it.each([
    ['a title in capitals', `FRUIT FOR LUNCH\n\n${BODY}`, ['FRUIT FOR LUNCH']],
    ['a title in title case', `Why We Need Fruit\n${BODY}`, ['Why We Need Fruit']],
    ['a title that asks', `Should We Sell Fruit?\n\n${BODY}`, ['Should We Sell Fruit?']],
    ['a question that names it', `Should fruit be sold?\n\n${BODY}\n\n${BODY}`, ['Should fruit be sold?']],
    [
      'a question above a text in small letters',
      `Should fruit be sold?\n\n${BODY.toLowerCase()}\n\n${BODY}`,
      ['Should fruit be sold?'],
    ],
    [
      'a statement that names it',
      `Fruit is what we need\n\n${BODY} ${BODY}\n\n${BODY}`,
      ['Fruit is what we need'],
    ],
    [
      'a title that came in two pieces',
      `Fruit for All: Why Every Canteen Should Sell Fresh\n\nFruit\n\n${BODY}`,
      ['Fruit for All: Why Every Canteen Should Sell Fresh', 'Fruit'],
    ],
    ['a plain title', `The canteen of the future\n\n${BODY}`, ['The canteen of the future']],
    [
      'a block of name, date and class',
      `Mia Tran\nDate: 3 May\nPeriod 4\nFruit\n${BODY}`,
      ['Mia Tran', 'Date: 3 May', 'Period 4', 'Fruit'],
    ],
    ['a date in words', `12 March 2026\n\n${BODY}`, ['12 March 2026']],
    ['a salutation on a line', `Dear Principal,\n\n${BODY}`, ['Dear Principal,']],
    ['a salutation before a sentence', `Dear local newspaper, ${BODY}`, ['Dear local newspaper,']],
    ['a salutation without a comma', `Dear Ms Okafor\n${BODY}`, ['Dear Ms Okafor']],
    ['whom it may concern', `To whom it may concern: ${BODY}`, ['To whom it may concern:']],
    ['a heading', `${BODY}\n\nConclusion\n\nSo let us begin.`, ['Conclusion']],
    ['a heading in title case', `${BODY}\n\nWhat It Costs\n\nA box is ten dollars.`, ['What It Costs']],
    ['a sign-off', `${BODY}\n\nYours sincerely,\nMia Tran`, ['Yours sincerely,\nMia Tran']],
    ['a sign-off without a comma', `${BODY}\n\nFrom Mia`, ['From Mia']],
    ['a sign-off in the last line', `${BODY} Sincerely, Mia`, ['Sincerely, Mia']],
    ['a student of somebody', `${BODY}\n\nYour student,\n\nMia`, ['Your student,', 'Mia']],
  ])('takes out %s', (_, text, expected) => {
    expect(framed(text)).toEqual(expected);
  });

  it.each([
    ['a first sentence without a full stop', `Fruit is better than chips\n\n${BODY}`],
    ['a line that goes on below', `The Canteen of Our School\nsells only chips. ${BODY}`],
    ['hello in a sentence', `Hello is what I say to the canteen lady every day. ${BODY}`],
    ['a letter that names itself dear', `Dear is what fruit has become. ${BODY}`],
    ['thanks that say something', `${BODY} Thank you for reading what I have to say about this.`],
    ['a love of something', `${BODY} Love of fruit starts early.`],
    ['a last sentence about a friend', `${BODY} Your friend is waiting.`],
    ['thanks to somebody', `${BODY} Thanks to them.`],
    ['a sincere last sentence', `${BODY} Sincerely I hope so.`],
    ['a cut-off last line', `${BODY}\n\nMy Last Point`],
    ['a paragraph that ends in a comma', `${BODY}\n\nFirst Of All,\n\nit is cheap.`],
  ])('leaves %s', (_, text) => {
    expect(framed(text)).toEqual([]);
  });

  it.each([
    ['a question to the reader', `Have you ever been hungry at noon?\n\n${BODY}\n\n${BODY}`],
    ['a question with its answer', `Should fruit be sold? Of course it should.\n\n${BODY}\n\n${BODY}`],
    ['a short first sentence', `Fruit should be sold.\n\n${BODY}\n\n${BODY}`],
    ['a broken line', `Our school has always wanted a better\n\ncanteen with fruit in it.\n\n${BODY}`],
  ])('keeps %s', (_, text) => {
    expect(framed(text)).toEqual([]);
  });

  it('cuts a salutation off its sentence, with the offsets of both', () => {
    const text = `Dear editor, I think that our canteen should sell fruit. ${BODY}`;
    const { sentences } = withFrame(segment(text));
    expect(sentences[1]?.text).toBe('I think that our canteen should sell fruit.');
    for (const { start, end, text: shown, words } of sentences) {
      expect(text.slice(start, end)).toBe(shown);
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    }
  });

  it('counts paragraphs of the essay proper only, and renumbers them', () => {
    const text = `FRUIT\n\nDear Principal,\n\n${BODY}\n\nIt is cheap.\n\nSincerely,\n\nMia`;
    const { paragraphs, sentences } = withFrame(segment(text));
    expect(paragraphs).toHaveLength(2);
    expect(paragraphs.map((p) => sentences.slice(p.firstSentence, p.endSentence)[0]?.text)).toEqual([
      'Our canteen should sell fruit.',
      'It is cheap.',
    ]);
    expect(sentences.map((sentence) => sentence.paragraph)).toEqual([
      NO_PARAGRAPH,
      NO_PARAGRAPH,
      0,
      0,
      1,
      NO_PARAGRAPH,
      NO_PARAGRAPH,
    ]);
  });

  it('takes a text whole that is nothing but such lines', () => {
    expect(framed('My Summer\n\nBy the Sea')).toEqual([]);
    expect(framed('')).toEqual([]);
    expect(proper('Dear Sir,')).toEqual(['Dear Sir,']);
  });

  it.each([
    ['salutations', 'Dear '],
    ['short lines', 'Mia Tran\n'],
    ['sign-offs', 'yours '],
  ])(
    'takes time that grows no faster than n log n, whatever stands at its beginning: %s',
    async (_, piece) => {
      const textOf = (length: number) => piece.repeat(length / piece.length);
      expect(await excessiveGrowth(textOf, (text) => withFrame(segment(text)))).toBeNull();
    },
  );
});

describe('salutationLength', () => {
  it('ends before what is written', () => {
    expect(salutationLength('Hi do you think that computers help?')).toBe(0);
    expect(salutationLength('Dear @CAPS1 paper, I write')).toBe('Dear @CAPS1 paper,'.length);
  });
});

describe('paragraphsKept', () => {
  const long = Array(20).fill(BODY).join(' ');
  it.each([
    ['a long text in one block', long, false],
    ['a long block below a line of its own', `FRUIT\n\n${long}`, true],
    ['a short text in one block', BODY, true],
    ['a text with paragraphs', `${long}\n\n${long}`, true],
    ['lines broken at a width', long.replace(/(.{60}\S*) /gu, '$1\n'), false],
  ])('says of %s', (_, text, kept) => {
    expect(paragraphsKept(segment(text))).toBe(kept);
  });
});
