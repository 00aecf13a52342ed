import { markedEssay, type Marked } from '../testing/marked-essay';
import { mostFrequent, RECURRING } from './recurring';

async function faultOf(essayText: string, marked: readonly Marked[]): Promise<string | null> {
  const essay = await markedEssay(essayText, marked);
  const said = RECURRING.filter((kind) => kind.find(essay).length > 0).map(({ id }) => id);
  const fault = mostFrequent(essay);
  expect(said).toEqual(fault === null ? [] : [fault.kind]);
  return fault === null ? null : `${fault.kind}: ${fault.seen.quote} ×${fault.count}`;
}

describe('the fault that comes most often', () => {
  it('is named before a slip that stands there once', async () => {
    const text =
      'The hills were diffrent. We saw barrain fields. Then barrain hills came, and barrain roads.';
    expect(
      await faultOf(text, [
        ['diffrent', 'different', 'spelling'],
        ['barrain', null, 'spelling'],
      ]),
    ).toBe('unknown-repeated: barrain ×3');
  });
  it('is one word for another, whatever stands beside it', async () => {
    const text = 'The boys lost there hats in the wind. We saw there boat and there dog on the way.';
    expect(await faultOf(text, [['there', 'their', 'word_choice', 'ThereToTheir']])).toBe(
      'pair-repeated: there hats ×3',
    );
  });
  it('is one word in two wrong spellings', async () => {
    const text = 'The hills were diffrent. The birds were diferent in the garden of my aunt.';
    expect(
      await faultOf(text, [
        ['diffrent', 'different', 'spelling'],
        ['diferent', 'different', 'spelling'],
      ]),
    ).toBe('spelt-two-ways: diffrent ×2');
  });
  it('is the apostrophe, left out of different words', async () => {
    const text = 'We dont go there. The dog isnt ours, and it was late in the day when we left.';
    expect(
      await faultOf(text, [
        ['dont', "don't", 'punctuation'],
        ['isnt', "isn't", 'punctuation'],
      ]),
    ).toBe('apostrophes-lost: dont ×2');
  });
  it('is none where each stands there once', async () => {
    const text = 'The hills were diffrent. We saw barrain fields on the way to the old harbour.';
    expect(
      await faultOf(text, [
        ['diffrent', 'different', 'spelling'],
        ['barrain', null, 'spelling'],
      ]),
    ).toBeNull();
  });
});
