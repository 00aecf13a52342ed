import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';

const seen = async (text: string) => observationKind('things-unnamed').find(await judgedEssayOf(text));
const quotesIn = async (text: string) => (await seen(text)).map(({ quote }) => quote);
const REST = 'The gate was green. Rain fell on the road.';

describe('things that nobody names', () => {
  it.each([
    ['We did many things at the harbour.', 'many things'],
    ['The town has a lot of stuff in its old shed.', 'a lot of stuff'],
    ['My aunt knows so many useful things.', 'so many useful things'],
    ['There were all kinds of things on the deck.', 'all kinds of things'],
    ['Good things happened at the harbour.', 'good things'],
    ['We bought different old things at the shop.', 'different old things'],
  ])('are asked for: %s', async (sentence, things) => {
    const [found, ...others] = await seen(`${sentence} ${REST}`);
    expect(found?.slots).toEqual({ things });
    expect(found?.quote?.toLowerCase()).toContain(things);
    expect(others).toEqual([]);
  });
  it.each([
    'We did many things like rowing and fishing.',
    'We saw many things such as boats.',
    'We saw many things: a boat, a buoy and a seal.',
    'We saw many things, including two seals.',
    'For example, my aunt bought many things.',
    'There are many things that I like.',
    'There are many things you can do.',
    'They have many things in common.',
    'We did many things to help my aunt.',
    'The good things came last.',
    'My aunt sells old and new things.',
    'We painted many houses at the harbour.',
  ])('are not where they are named, or cannot be: %s', async (sentence) => {
    expect(await quotesIn(`${sentence} ${REST}`)).toEqual([]);
  });
  it.each([
    'For example, we rowed.',
    'For instance, we rowed.',
    'First, we rowed.',
    'One of them is rowing.',
    'Some of them were boats.',
  ])('are not where the next sentence names them: %s', async (next) => {
    expect(await quotesIn(`We did many things at the harbour. ${next}`)).toEqual([]);
  });
  it('are not asked for in a question or in the words of another person', async () => {
    expect(await quotesIn(`Did we do many things at the harbour? ${REST}`)).toEqual([]);
    expect(await quotesIn(`“We did many things there,” my aunt said. ${REST}`)).toEqual([]);
  });
  it('are shown at three places at most', async () => {
    const places = ['harbour', 'market', 'library', 'station'].map(
      (place) => `We did many things at the ${place}.`,
    );
    expect(await quotesIn(places.join(' '))).toHaveLength(3);
  });
});
