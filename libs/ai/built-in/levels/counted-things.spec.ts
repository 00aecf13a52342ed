import type { LintFinding, Linter } from '@marklight/text/linter';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { COUNTED_THINGS, isMistake, type Thing } from './counted-things';

/** A checker that takes these words, wherever they stand, for mistakes of their kind. */
const finding = (words: Readonly<Record<string, LintFinding['kind']>>): Linter => ({
  lint: (text) =>
    Promise.resolve(
      Object.entries(words).flatMap(([word, kind]) =>
        [...text.matchAll(new RegExp(word, 'gu'))].map(({ index }): LintFinding => ({
          ...{ kind, start: index, end: index + word.length, text: word },
          ...{ message: 'This needs another look.', suggestions: [] },
        })),
      ),
    ),
});

/** How many of one thing the grader counts in an essay. */
async function count(
  thing: Thing,
  essayText: string,
  linter: Linter = finding({}),
): Promise<number | null | undefined> {
  const essay = await judgedEssayOf(essayText, {}, linter);
  return COUNTED_THINGS.find((one) => one.thing === thing)?.count(essay);
}

const OPENING = 'Our library should stay open on Sundays for every family in the town.';

describe('what is counted in an essay', () => {
  it.each<[Thing, string, number]>([
    ['words', OPENING, 13],
    ['sentences', `${OPENING} Nobody reads at the station. The rooms are warm.`, 3],
    ['paragraphs', `${OPENING}\n\nNobody reads at the station.\n\nThe rooms are warm.`, 3],
    ['reasons', `${OPENING} It is warm there, because it is heated.`, 1],
    ['reasons', `${OPENING} Another reason is that it is warm. It is heated due to its age.`, 2],
    ['reasons', `${OPENING} It is warm there, and it is heated.`, 0],
    ['examples', `${OPENING} For example, my aunt reads there. Others, such as her friends, do too.`, 2],
    ['examples', `${OPENING} My aunt reads there.`, 0],
    ['linking words', `${OPENING} However, it is closed. Therefore nobody reads.`, 2],
    ['citations', `${OPENING} Reading at home is rare (Miller, 2019). Rooms are small (Brown, 2020).`, 2],
  ])('%s in “%s”', async (thing, text, expected) => {
    expect(await count(thing, text)).toBe(expected);
  });

  it('gives a linking word once, however often and in whatever letters it is used', async () => {
    const text = `${OPENING} However, it is closed. It is warm, however. However, nobody reads.`;
    expect(await count('linking words', text)).toBe(1);
  });

  it('takes a sentence that gathers the reasons for no further one', async () => {
    const text = `${OPENING} It is warm, because it is heated. For these reasons it should open. There are three reasons for this.`;
    expect(await count('reasons', text)).toBe(1);
  });

  it('counts every example that a sentence announces', async () => {
    const text = `${OPENING} For example, my aunt reads there, and for instance her friends do.`;
    expect(await count('examples', text)).toBe(2);
  });

  it.each([
    ['a passage of three words', '“never close a library”', 1],
    ['two words held at a distance', '“quiet room”', 0],
    ['a title, in which every word of weight has a capital', '“The House on the Hill”', 0],
    ['a passage that begins with a capital', '“Never close a library”', 1],
  ])('a quotation is, or is not, %s', async (_, quoted, expected) => {
    expect(await count('quotations', `${OPENING} We read ${quoted} in class.`)).toBe(expected);
  });

  it('leaves out citations in the list of references', async () => {
    const text = `${OPENING} Reading at home is rare (Miller, 2019).\n\nReferences\n\nMiller, A. (2019). Reading at home. Sydney: Press.`;
    expect(await count('citations', text)).toBe(1);
  });

  it('tells mistakes of spelling from all mistakes', async () => {
    const checker = finding({ libary: 'spelling', familys: 'grammar', opne: 'spelling' });
    const text = 'Our libary should stay opne on Sundays, because many familys read there.';
    expect(await count('spelling mistakes', text, checker)).toBe(2);
    expect(await count('mistakes', text, checker)).toBe(3);
  });
});

describe('how a description names what is counted', () => {
  const namedIn = (description: string): Thing | undefined =>
    COUNTED_THINGS.find(({ named }) => new RegExp(`^(?:${named.source})$`, 'u').test(description))?.thing;

  it.each<[string, Thing]>([
    ['linking words', 'linking words'],
    ['connectives', 'linking words'],
    ['transition phrases', 'linking words'],
    ['words', 'words'],
    ['complete sentences', 'sentences'],
    ['paragraph', 'paragraphs'],
    ['direct quotes', 'quotations'],
    ['textual quotation', 'quotations'],
    ['in-text citations', 'citations'],
    ['references in the text', 'citations'],
    ['reasons', 'reasons'],
    ['examples', 'examples'],
    ['spelling errors', 'spelling mistakes'],
    ['misspelt words', 'spelling mistakes'],
    ['errors in spelling', 'spelling mistakes'],
    ['slips', 'mistakes'],
    ['grammar and punctuation errors', 'mistakes'],
    ['mistakes in grammar, spelling or usage', 'mistakes'],
  ])('“%s” means %s', (description, thing) => {
    expect(namedIn(description)).toBe(thing);
  });

  it.each(['word choice', 'word order', 'sentence structure', 'sentence fluency', 'sentence variety'])(
    '“%s” is about how it is written, and no number of anything',
    (description) => {
      expect(
        COUNTED_THINGS.filter(({ named }) => new RegExp(`\\b(?:${named.source})`, 'u').test(description)),
      ).toEqual([]);
    },
  );

  it('only of mistakes are fewer better', () => {
    expect(COUNTED_THINGS.filter(({ thing }) => isMistake(thing)).map(({ thing }) => thing)).toEqual([
      'spelling mistakes',
      'mistakes',
    ]);
  });
});
