import type { Observation, ObservationKind } from '../observations/observation';
import { Observed } from '../observations/observed';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { commentOn } from './comment';

const TEXT = 'The harbour was quiet. We waited for the ferry. Nobody spoke until it came.';

function kindOf(
  id: string,
  polarity: ObservationKind['polarity'],
  one: Partial<Observation>,
): ObservationKind {
  return {
    id,
    polarity,
    isAbsence: false,
    genres: 'any',
    bearsOn: ['thesis'],
    find: () => [{ sentence: null, quote: null, ...one }],
    says: polarity === 'strength' ? [`Praise by ${id}.`] : [],
    step: { low: [`Low by ${id}.`], high: [`High by ${id}.`] },
  };
}

async function commentFrom(kinds: readonly ObservationKind[], level: number, standing: number | null = null) {
  const essay = await judgedEssayOf(TEXT);
  return commentOn(new Observed(essay, kinds), ['thesis'], level, 'seed', standing);
}

describe('the steps of a comment', () => {
  it('leaves out a step that does not fit the place that was seen', async () => {
    const kind = kindOf('place', 'strength', { omits: ['low'] });
    expect(await commentFrom([kind], 1)).toMatchObject({
      feedback: 'Praise by place.',
      improvementSteps: [],
    });
    expect(await commentFrom([kind], 3)).toMatchObject({
      feedback: 'Praise by place.',
      improvementSteps: ['High by place.'],
    });
  });

  it('passes over advice that has nothing for the level', async () => {
    const kinds = [kindOf('first', 'need', { omits: ['low'] }), kindOf('second', 'need', {})];
    expect((await commentFrom(kinds, 1)).feedback).toBe('Low by second.');
    expect((await commentFrom(kinds, 3)).feedback).toBe('High by first.');
  });

  it('goes by the whole text in the middle of the levels, and by its own level elsewhere', async () => {
    const kind = kindOf('asked', 'need', {});
    const step = {
      first: ['First by asked.'],
      ...kind.step,
      low: ['Low by asked.'],
      high: ['High by asked.'],
    };
    const said = async (level: number, standing: number | null) =>
      (await commentFrom([{ ...kind, step }], level, standing)).feedback;
    expect(await said(2, null)).toBe('Low by asked.');
    expect(await said(2, 2)).toBe('Low by asked.');
    expect(await said(2, 1.5)).toBe('First by asked.');
    expect(await said(2, 3)).toBe('High by asked.');
    expect(await said(1, 3)).toBe('First by asked.');
    expect(await said(3, 1)).toBe('High by asked.');
  });

  it('are not those that another kind has given already', async () => {
    const step = { low: ['Lead up to it.'], high: ['Lead up to it.'] };
    const kinds = ['one', 'two'].map((id) => ({ ...kindOf(id, 'strength', {}), step, bearsOn: [id] }));
    const essay = await judgedEssayOf(TEXT);
    const observed = new Observed(essay, kinds);
    expect(commentOn(observed, ['one'], 2, 'seed').improvementSteps).toEqual(['Lead up to it.']);
    expect(commentOn(observed, ['two'], 2, 'seed').improvementSteps).toEqual([]);
  });
});
