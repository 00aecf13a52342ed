import type { LintFinding } from '@marklight/text/linter';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { endingPicksUp, hardWordsSpelt, linkingWords, shortForWeight, viewComesBack } from './strengths';

async function essayOf(essayText: string, findings: readonly LintFinding[] = []) {
  return judgedEssayOf(essayText, {}, { lint: () => Promise.resolve([...findings]) });
}
const LONG = 'The boats lay on the sand beside the old pier while the wind went through the empty nets.';

describe('what works in a text', () => {
  it('a short sentence between two long ones, and not one that counts or states an opinion', async () => {
    expect(
      shortForWeight.find(await essayOf(`${LONG} Nobody waited for us. ${LONG.replace('boats', 'men')}`)),
    ).toMatchObject([{ quote: 'Nobody waited for us' }]);
    expect(
      shortForWeight.find(await essayOf(`${LONG} I think boats rot. ${LONG.replace('boats', 'men')}`)),
    ).toEqual([]);
    expect(shortForWeight.find(await essayOf('It rained. Nobody waited for us. We ran.'))).toEqual([]);
  });
  it('three different linking words at the head of sentences', async () => {
    const text = 'First, we ate. Then we ran. However, it rained.';
    expect(linkingWords.find(await essayOf(text))[0]?.slots).toEqual({
      one: 'First',
      two: 'Then',
      three: 'However',
    });
    expect(linkingWords.find(await essayOf('First, we ate. Then we ran. Then it rained.'))).toEqual([]);
  });
  it('words of the opening that return at the end and hardly in between', async () => {
    const middle =
      'Shops open at nine. Roads are wide here. Nobody hurries in our town. Old men play cards all day.';
    const text = `A broken lantern hung over our door. It had been there for years. ${middle} My aunt fixed it. Now the broken lantern shines again.`;
    expect(endingPicksUp.find(await essayOf(text))[0]?.slots).toEqual({ word: 'broken lantern' });
    expect(
      endingPicksUp.find(await essayOf(text.replace('Now the broken lantern', 'Now the old lamp'))),
    ).toEqual([]);
  });
  it('a view whose words come back, and nobody else’s', async () => {
    const middle =
      'Shops open at nine. Roads are wide. Nobody hurries. Buses come late. Old men play cards. It is dark early. Children wait outside.';
    const back = `The village library should open on Sundays. ${middle} Readers work all week. The library in our village should open on Sundays.`;
    expect(viewComesBack.find(await essayOf(back))).toHaveLength(1);
    const theirs = back.replace('The village library', 'Some people say the village library');
    expect(viewComesBack.find(await essayOf(theirs))).toEqual([]);
    const later = back.replace('The village library', 'Shops are few here.\n\nThe village library');
    expect(viewComesBack.find(await essayOf(later))).toEqual([]);
  });
  it('hard words spelt right, unless the word is also marked as wrong', async () => {
    const text =
      'The environment needs us. Every restaurant has its responsibility. We tidy the beach each year.';
    expect(hardWordsSpelt.find(await essayOf(text))).toHaveLength(1);
    expect(hardWordsSpelt.find(await essayOf('The sea needs us. We tidy the beach.'))).toEqual([]);
    const wrong = text.replace('The environment', 'The enviroment and its');
    const start = wrong.indexOf('enviroment');
    const finding: LintFinding = {
      kind: 'spelling',
      start,
      end: start + 10,
      text: 'enviroment',
      message: '',
      suggestions: [],
    };
    const twice = `${wrong} The environment waits.`;
    const [seen] = hardWordsSpelt.find(
      await essayOf(`${twice} ${'We walk on and see it. '.repeat(12)}`, [finding]),
    );
    expect(Object.values(seen?.slots ?? {})).not.toContain('environment');
    expect(hardWordsSpelt.find(await essayOf('An opportunity is one of many opportunities here.'))).toEqual(
      [],
    );
  });
});
