import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';

async function seen(id: string, essayText: string) {
  const essay = await judgedEssayOf(essayText);
  return observationKind(id)
    .find(essay)
    .map(({ quote }) => quote);
}

describe('slips of the pen', () => {
  it('finds a mark without a space after it, and leaves addresses and what others wrote alone', async () => {
    const text = 'We walked home,then it rained. Look at example.com today. He wrote "no,thanks" on it.';
    expect(await seen('space-after-mark', text)).toEqual(['home,then']);
    expect(await seen('space-after-mark', 'We met at 3.30 p.m. and waited in the rain.')).toEqual([]);
  });
  it('finds a text that stops without a mark', async () => {
    const text = 'The harbour was quiet. We waited there until the old ferry came';
    expect(await seen('end-mark-missing', text)).toEqual(['until the old ferry came']);
    expect(await seen('end-mark-missing', `${text}.`)).toEqual([]);
    expect(await seen('end-mark-missing', 'The harbour was quiet and we waited.\n\nYour friend Kim')).toEqual(
      [],
    );
  });
  it('finds a small word written twice, unless it can be meant', async () => {
    expect(await seen('word-twice', 'We went to the the harbour to wait.')).toEqual(['the the']);
    expect(await seen('word-twice', 'What it is is hard to say. They gave in in the end.')).toEqual([]);
  });
});
