import { similarPairs, SIMILAR_PAIRS_MAX, type ComparedTexts } from './similar-pairs';

/** Texts of made-up words that have nothing in common: `words('a', 100)` shares nothing with `words('b', 100)`. */
const words = (name: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, n) => `${name}${from + n}word`).join(' ');

const pairs = (compared: ComparedTexts) => similarPairs(compared).pairs;

describe('essays that share unusual passages', () => {
  it('are named with the passage as it stands in each, and the share of each that it is', () => {
    const passage = words('shared', 30);
    const first = `${words('a', 70)}. ${passage}`;
    const second = `${passage}. ${words('b', 30)}`;
    const [pair, ...others] = pairs({ own: [first, words('c', 80), second] });
    expect(others).toEqual([]);
    expect(pair).toMatchObject({ first: 0, second: 2, words: 30, count: 1 });
    expect(pair?.shareOfFirst).toBeCloseTo(0.3);
    expect(pair?.shareOfSecond).toBeCloseTo(0.5);
    const [shared] = pair?.passages ?? [];
    expect(first.slice(shared?.first.start, shared?.first.end)).toBe(passage);
    expect(second.slice(shared?.second.start, shared?.second.end)).toBe(passage);
  });

  it('are found with other capitals, punctuation and apostrophes, and in any script', () => {
    const english =
      'It wasn’t the sea that frightened my uncle, it was the silence before the wind came up again.';
    const plain = english.replace('’', "'").replaceAll(',', ' –').toUpperCase();
    const greek = 'η θάλασσα ήταν ήσυχη το πρωί όταν ο θείος μου έφυγε με τη μικρή βάρκα για το άλλο νησί';
    expect(pairs({ own: [english, plain] })).toMatchObject([{ shareOfFirst: 1, shareOfSecond: 1 }]);
    expect(pairs({ own: [greek, `${words('a', 9)} ${greek}`] })).toHaveLength(1);
  });

  it('are found where words were exchanged, put in or left out, as one passage', () => {
    const copied = words('shared', 60).split(' ');
    const changed = copied.flatMap((word, at) =>
      at % 11 === 5 ? ['other'] : at % 11 === 9 ? [word, 'new'] : [word],
    );
    expect(pairs({ own: [copied.join(' '), changed.join(' ')] })).toMatchObject([
      { count: 1, shareOfFirst: 1 },
    ]);
  });

  it('are found where passages were moved', () => {
    const [one, two, three] = [words('x', 25), words('y', 25), words('z', 25)];
    const [pair] = pairs({ own: [`${one} ${two} ${three}`, `${three} ${one} ${two}`] });
    expect(pair?.shareOfFirst).toBe(1);
    expect(pair?.shareOfSecond).toBe(1);
    expect(pair?.words).toBe(75);
  });

  it('come in the order of the greater share, and are bounded in number', () => {
    const [half, whole] = [words('x', 50), words('y', 50)];
    const listed = pairs({ own: [`${half} ${words('a', 50)}`, `${half} ${words('b', 50)}`, whole, whole] });
    expect(listed.map(({ first, second }) => [first, second])).toEqual([
      [2, 3],
      [0, 1],
    ]);
    // Forty groups of 6 essays that share a text: 600 pairs.
    const own = Array.from({ length: 40 * 6 }, (_, n) => words(`g${Math.floor(n / 6)}x`, 20));
    const many = similarPairs({ own });
    expect(many.pairs).toHaveLength(SIMILAR_PAIRS_MAX);
    expect(many.left).toBe(100);
  });
});

describe('what is not taken for anybody’s own', () => {
  const passage = words('shared', 40);

  it('is what stands in the task or the source', () => {
    const own = [`${words('a', 40)} ${passage}`, `${words('b', 40)} ${passage}`];
    expect(pairs({ own })).toHaveLength(1);
    expect(pairs({ own, given: [`Write about this: “${passage}”`] })).toEqual([]);
  });

  it('is a quotation', () => {
    expect(pairs({ own: [`${words('a', 40)} “${passage}”`, `${words('b', 40)} "${passage}"`] })).toEqual([]);
  });

  it('is what many of the essays share, which says how many', () => {
    const own = (count: number) =>
      Array.from({ length: 20 }, (_, n) => `${words(`e${n}x`, 40)} ${n < count ? passage : ''}`);
    expect(similarPairs({ own: own(5) })).toMatchObject({ fewMayShare: 5, pairs: { length: 10 } });
    expect(pairs({ own: own(6) })).toEqual([]);
  });

  it('is a turn of phrase', () => {
    const phrase = 'on the other hand there are many people who think that it is';
    expect(pairs({ own: [`${words('a', 40)} ${phrase}`, `${words('b', 40)} ${phrase}`] })).toEqual([]);
  });

  it('does not count towards the share', () => {
    const quotation = `“${words('quoted', 50)}”`;
    const own = [`${passage} ${quotation}`, `${passage} ${words('b', 40)}`];
    expect(pairs({ own })).toMatchObject([{ shareOfFirst: 1, shareOfSecond: 0.5 }]);
  });
});

describe('earlier essays', () => {
  it('are compared with those of the assignment, not with each other', () => {
    const [one, two] = [words('x', 40), words('y', 40)];
    expect(pairs({ own: [one], earlier: [two, two, one] })).toMatchObject([{ first: 0, second: 3 }]);
  });
});

describe('essays by one writer', () => {
  it('are not compared with each other', () => {
    const text = words('x', 40);
    const own = [text, text, text];
    expect(pairs({ own, writers: ['mia', null, 'mia'] }).map(({ first, second }) => [first, second])).toEqual(
      [
        [0, 1],
        [1, 2],
      ],
    );
  });
});

describe('texts that are not essays', () => {
  it('have nothing in common if they have no words', () => {
    expect(similarPairs({ own: ['', ' ', '!!!'] })).toMatchObject({ pairs: [], left: 0 });
    expect(pairs({ own: [] })).toEqual([]);
  });

  it('of one repeated word, or of one long text, cost little', () => {
    const again = 'again '.repeat(20_000);
    const long = words('x', 20_000);
    const start = process.cpuUsage();
    similarPairs({ own: [again, again, long, long] });
    // Some 0.2 s; comparing every place with every other would take minutes.
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(20);
  });
});
