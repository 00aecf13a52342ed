import { boundsOn, laddersOf } from './countable';
import { countsAsked } from './level-counts';

describe('the counts that a level description asks for', () => {
  it.each([
    ['Gives three reasons.', 'reasons', 3, 3, true],
    ['At least two quotations', 'quotations', 2, Infinity, true],
    ['No more than five errors', 'mistakes', 0, 5, true],
    ['two or more paragraphs', 'paragraphs', 2, Infinity, true],
    ['The essay has 400 to 500 words', 'words', 400, 500, true],
    ['Between 1,000 and 1,200 words.', 'words', 1000, 1200, true],
    ['Under 300 words', 'words', 0, 299, true],
    ['more than ten spelling mistakes', 'spelling mistakes', 11, Infinity, true],
    ['6–10 spelling errors', 'spelling mistakes', 6, 10, true],
    ['No quotations are used', 'quotations', 0, 0, true],
    ['Uses a quotation', 'quotations', 1, 1, true],
    ['Does not include any examples', 'examples', 0, 0, true],
    ['Fewer than three paragraphs', 'paragraphs', 0, 2, true],
    ['5+ linking words', 'linking words', 5, Infinity, true],
    ['Three errors or fewer in spelling', 'mistakes', 0, 3, false],
    ['One or two quotations', 'quotations', 1, 2, true],
    ['One or two paragraphs wander', null],
    ['Exactly four paragraphs', 'paragraphs', 4, 4, true],
    ['Not more than two mistakes', 'mistakes', 0, 2, true],
    ['Up to twelve errors', 'mistakes', 0, 12, true],
    ['A maximum of fifteen errors', 'mistakes', 0, 15, true],
    ['Maximum 20 errors', 'mistakes', 0, 20, true],
    ['Not exceeding fifty words', 'words', 0, 50, true],
    ['Within 500 words', 'words', 0, 500, true],
    ['No fewer than two examples', 'examples', 2, Infinity, true],
    ['A minimum of three citations', 'citations', 3, Infinity, true],
    ['Over 500 words', 'words', 501, Infinity, true],
    ['Exceeds 500 words', 'words', 501, Infinity, true],
    ['Above thirty sentences', 'sentences', 31, Infinity, true],
    ['Below 300 words', 'words', 0, 299, true],
    ['Less than two examples', 'examples', 0, 1, true],
    ['Fewer than zero errors', 'mistakes', 0, 0, true],
    ['Two quotations or more', 'quotations', 2, Infinity, true],
    ['Between four and six paragraphs', 'paragraphs', 4, 6, true],
    ['From 10 to 12 sentences', 'sentences', 10, 12, true],
    ['Without any citations', 'citations', 0, 0, true],
    ['Free of errors', 'mistakes', 0, 0, true],
    ['Only one example', 'examples', 1, 1, true],
    ['Three separate examples', 'examples', 3, 3, true],
    ['At least 2 (two) examples', 'examples', 2, Infinity, true],
    ['At least one hundred words', 'words', 100, Infinity, true],
    ['Under a thousand words', 'words', 0, 999, true],
    ['Two hundred and fifty to three hundred words', 'words', 250, 300, true],
    ['Three or fewer errors', 'mistakes', 0, 3, true],
    ['Between 1 000 and 1 200 words', 'words', 1000, 1200, true],
    ['At least twelve (12) examples', 'examples', 12, Infinity, true],
    ['Uses a citation', 'citations', 1, 1, true],
    ['Gives a reason', 'reasons', 1, 1, true],
    ['Has an example', 'examples', 1, 1, true],
    ['Use three quotations', 'quotations', 3, 3, true],
    ['Include two examples', 'examples', 2, 2, true],
    ['Contain two examples', 'examples', 2, 2, true],
    ['Give three reasons', 'reasons', 3, 3, true],
    ['Provide three reasons', 'reasons', 3, 3, true],
    ['Make two errors', 'mistakes', 2, 2, true],
    ['Three quotations in a response', 'quotations', 3, 3, true],
    ['Six to four paragraphs', null],
    ['A mistake', null],
    ['Only one reason convinces', null],
    ['There are no quotations from experts', null],
    ['Uses a quotation from an expert', null],
    ['No words', null],
    ['No sentences', null],
    ['Nearly three paragraphs', null],
    ['Three examples for every paragraph', null],
    ['A single mistake', null],
    ['Two examples and three examples', null],
    ['Two serious errors', null],
    ['At least three clear and convincing reasons', 'reasons', 3, Infinity, false],
    ['Three clear and convincing reasons', null],
    ['At least two quotations, each explained', null],
    ['Hardly a mistake is left, and every sentence can be followed', null],
    ['A reader stumbles over one sentence', null],
    ['Three reasons that are fully developed', null],
    ['A few errors', null],
    ['Several reasons are given', null],
    ['Some quotations', null],
    ['Almost no spelling errors', null],
    ['About three paragraphs', null],
    ['Many different sentences', null],
    ['There are no paragraphs', null],
    ['No more than two errors per page', null],
    ['No serious errors', null],
    ['One of the best essays', null],
    ['First, reasons are given', null],
    ['Strong word choice throughout', null],
    ['Uses a variety of sentence lengths', null],
    ['', null],
  ] as [string, string | null, number?, number?, boolean?][])('of “%s” are read', (...row) => {
    const [description, thing, least, most, isAll] = row;
    const asked = countsAsked(description).map(({ isShut: _, ...rest }) => rest);
    expect(asked).toEqual(thing === null ? [] : [{ thing, least, most, isAll }]);
  });

  it('may be of two things', () => {
    expect(
      countsAsked('At least 300 words and three paragraphs').map(({ thing, least }) => [thing, least]),
    ).toEqual([
      ['words', 300],
      ['paragraphs', 3],
    ]);
  });
});

it('one description has at most four counts', () => {
  const description =
    'At least 300 words, at least three paragraphs, at least two quotations, at least two examples and at least one citation';
  expect(countsAsked(description)).toHaveLength(4);
});

it.each([
  ['Two quotations', false],
  ['Uses a quotation', false],
  ['Exactly two quotations', true],
  ['Two to four quotations', true],
])('a count above “%s” does not meet it: %s', (description, isShut) => {
  expect(countsAsked(description)[0]?.isShut).toBe(isShut);
});

const ladder = (...descriptions: string[]): ReturnType<typeof laddersOf>[number] => {
  const [first, ...others] = laddersOf(descriptions);
  if (first === undefined || others.length > 0) throw new Error('One ladder was expected');
  return first;
};
/** The levels that each count from 0 leaves possible: "2" or "2-4", and "–" where it says nothing. */
const levelsBy = (counts: number, ...descriptions: string[]): string[] =>
  Array.from({ length: counts }, (_, count) => {
    const bounds = boundsOn(ladder(...descriptions), count);
    if (bounds === null) return '–';
    return bounds.least === bounds.most ? String(bounds.least) : `${bounds.least}-${bounds.most}`;
  });

describe('a ladder of counts', () => {
  it('gives each number its level', () => {
    expect(
      levelsBy(
        6,
        'No quotations',
        'One quotation',
        'Two quotations',
        'Three quotations',
        'Four or more quotations',
      ),
    ).toEqual(['0', '1', '2', '3', '4', '4']);
  });

  it('goes down for mistakes', () => {
    expect(
      levelsBy(
        9,
        'More than seven errors',
        'Six or seven errors',
        'Four to five errors',
        'No more than three errors',
        'No errors',
      ),
    ).toEqual(['4', '3', '3', '3', '2', '2', '1', '1', '0']);
  });

  it('leaves open what its gaps leave open', () => {
    expect(levelsBy(5, '', '', 'At least two quotations', '', 'At least four quotations')).toEqual([
      '0-1',
      '0-1',
      '2-3',
      '2-3',
      '4',
    ]);
    expect(levelsBy(3, 'No quotations', '', '', '', '')).toEqual(['0-4', '1-4', '1-4']);
  });

  it('only holds down where more than the number is asked for', () => {
    expect(
      levelsBy(5, '', 'One quotation', '', 'At least three quotations that are fully explained', ''),
    ).toEqual(['0', '1-2', '2', '2-4', '2-4']);
  });

  it('leaves out what is told by its words only, where more than the number is asked for', () => {
    expect(
      laddersOf(['', 'One reason has a personal example', '', 'At least three convincing reasons', '']),
    ).toEqual([]);
  });

  it('does not choose between two levels of the same number', () => {
    expect(levelsBy(4, '', '', 'Three paragraphs', 'Three paragraphs', '')).toEqual([
      '0-1',
      '0-1',
      '0-1',
      '2-4',
    ]);
  });

  it('leaves behind a level whose number of mistakes is no longer reached', () => {
    expect(levelsBy(6, 'More than three errors', '', '', '', 'No errors')).toEqual([
      '4',
      '1-3',
      '1-3',
      '1-3',
      '0-3',
      '0-3',
    ]);
    expect(levelsBy(8, '', 'Four to six errors', '', 'No more than two errors', '')).toEqual([
      '3-4',
      '3-4',
      '3-4',
      '2',
      '1-2',
      '1-2',
      '1-2',
      '0',
    ]);
  });

  it('leaves no level behind if no other begins above it', () => {
    expect(levelsBy(4, '', 'Four to six errors', '', '', '')).toEqual(['1-4', '1-4', '1-4', '1-4']);
    const convincing = 'At least three quotations that convince the reader';
    expect(levelsBy(6, '', 'One to three quotations', convincing, '', '')).toEqual([
      '0',
      '1',
      '1',
      '1-4',
      '1-4',
      '1-4',
    ]);
  });

  it('does not choose between two levels of the same number of mistakes', () => {
    const three = 'No more than three errors';
    expect(levelsBy(5, '', '', three, three, '')).toEqual(['2-4', '2-4', '2-4', '2-4', '0-1']);
  });

  it.each([
    ['quotations', 'Two quotations', 'Three quotations', 'more'],
    ['mistakes', 'Three to five errors', 'No more than five errors', 'less'],
    ['words', 'Under 500 words', 'Under 300 words', 'less'],
  ])('of %s goes one way', (thing, first, second, better) => {
    expect(laddersOf(['', first, '', second, ''])).toMatchObject([{ thing, better }]);
  });

  it('knows the levels 0 to 4 only', () => {
    expect(laddersOf(['', '', '', '', '', 'Three reasons'])).toEqual([]);
  });

  it('says nothing of a length over its highest limit', () => {
    const limits = ['', 'Under 100 words', '100 to 199 words', '200 to 299 words', '300 to 400 words'];
    expect([50, 150, 250, 350, 450].map((count) => boundsOn(ladder(...limits), count))).toEqual([
      { least: 1, most: 1 },
      { least: 2, most: 2 },
      { least: 3, most: 3 },
      { least: 4, most: 4 },
      null,
    ]);
  });

  it('is none where the numbers do not go one way', () => {
    expect(laddersOf(['', 'Three reasons', 'Two reasons', '', 'Four reasons'])).toEqual([]);
    expect(laddersOf(['No errors', 'Two errors', 'Five errors', '', ''])).toEqual([]);
    expect(laddersOf(['', 'One to five quotations', '', 'Two to four quotations', ''])).toEqual([]);
    expect(laddersOf(['', 'Three to four quotations', '', 'Two to six quotations', ''])).toEqual([]);
    expect(laddersOf(['', 'Three to four errors', '', 'Two to six errors', ''])).toEqual([]);
    expect(laddersOf(['', 'Three to six errors', '', 'Four to five errors', ''])).toEqual([]);
    expect(laddersOf(['At least zero quotations', '', '', '', ''])).toEqual([]);
    expect(laddersOf(['Poor', 'Fair', 'Good', 'Very good', 'Excellent'])).toEqual([]);
  });
});

/** Numbers from a seed, the same on every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    yield state / 2_147_483_648;
}

describe('every ladder', () => {
  const random = numbers(7);
  const pick = (below: number): number => Math.floor((random.next().value ?? 0) * below);
  const wordings: readonly ((n: number, thing: string) => string)[] = [
    (n, thing) => `${n} ${thing}`,
    (n, thing) => `At least ${n} ${thing}`,
    (n, thing) => `${n} or more ${thing}`,
    (n, thing) => `At least ${n} ${thing} that convince the reader`,
    () => '',
  ];
  const ladders = Array.from({ length: 300 }, () => {
    let n = pick(2);
    return Array.from({ length: 5 }, () => {
      n += pick(3);
      return wordings[pick(wordings.length)]?.(n, 'quotations') ?? '';
    });
  });

  it('never lowers a level for more of what is asked for, and keeps to the levels', () => {
    for (const descriptions of ladders)
      for (const one of laddersOf(descriptions)) {
        let before = { least: 0, most: 0 };
        for (let count = 0; count <= 14; count += 1) {
          const now = boundsOn(one, count);
          if (now === null) continue;
          expect(now.least).toBeGreaterThanOrEqual(before.least);
          expect(now.most).toBeGreaterThanOrEqual(before.most);
          expect(now.least).toBeLessThanOrEqual(now.most);
          expect([0, 1, 2, 3, 4]).toContain(now.least);
          expect([0, 1, 2, 3, 4]).toContain(now.most);
          before = now;
        }
      }
  });

  it('never lowers a level for fewer mistakes', () => {
    for (const descriptions of ladders) {
      const errors = [...descriptions].reverse().map((text) =>
        text
          .replace('quotations', 'errors')
          .replace(/^at least (\d+)/iu, 'No more than $1')
          .replace('or more', 'or fewer'),
      );
      for (const one of laddersOf(errors)) {
        let before = { least: 0, most: 0 };
        for (let count = 14; count >= 0; count -= 1) {
          const now = boundsOn(one, count) ?? before;
          expect(now.least).toBeGreaterThanOrEqual(before.least);
          expect(now.most).toBeGreaterThanOrEqual(before.most);
          before = now;
        }
      }
    }
  });
});
