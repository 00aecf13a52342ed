import type { Genre } from '@marklight/contracts/genre';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import type { Observation } from './observation';

async function seen(
  id: string,
  essayText: string,
  genre: Genre = 'argument',
): Promise<readonly Observation[]> {
  const essay = await judgedEssayOf(essayText);
  return observationKind(id).find({ ...essay, genre });
}

const REST = 'The bus is slow. Every corner has a stop. Walking takes ten minutes. The road is quiet.';
const LONG = `${REST} My neighbour leaves at seven and comes home at five every day of the week. `.repeat(2);

/** Long enough for two paragraphs, with no sentence twice. */
const BLOCK =
  `${REST} My neighbour leaves home at seven in the morning and comes back at five in the afternoon on every day of the week.
 His car stands in the rain outside our window while he sits in an office in the middle of town.
 A garden would fit where it stands, with beans and flowers and a bench for those who are tired of walking.
 Last summer the council painted a line along the road, and children rode their bicycles on it until late in the evening.
 Old people were glad of it too, and two shops opened next to each other.`.replace(/\n/gu, '');

describe('what keeps a statement from being said', () => {
  it.each([
    [
      'position-stated',
      'a view turned round in the same sentence',
      `I believe that the bus has good sides, but walking is what our town needs. ${REST}`,
    ],
    [
      'claim-made',
      'a concession that the next sentence takes back',
      `Buses are good for our town. However, they cost too much. Buses stop here. ${REST} Buses wait.`,
    ],
    [
      'ending-makes-point',
      'a view that is not the last thought',
      `${LONG} I think the bus should go. It rained.`,
    ],
    [
      'opening-question',
      'a question that asks nothing',
      `Do you know that the last bus leaves at six? ${REST}`,
    ],
    [
      'points-back',
      'a noun that names the book',
      `The memoir has a kitchen in it. This memoir is warm. ${REST}`,
    ],
    [
      'signposts-in-order',
      'a plan in the opening',
      `First, it is cheap. Second, it is quiet. Third, it is quick. ${REST}`,
    ],
    [
      'signposts-in-order',
      'two series mixed',
      `First, it is cheap. ${REST} Also, it is quiet. ${REST} Lastly, rain.`,
    ],
    ['referencing-advice', 'an essay without a source', `${LONG} Walking is good for us.`],
    ['ending-check', 'a polite close', `${LONG} I hope you like my idea about walking to school.`],
    [
      'paragraph-at-turn',
      'the opening',
      `Walking is good. The bus is bad. First of all, it is slow. ${BLOCK}`,
    ],
    [
      'paragraph-at-turn',
      'an essay with paragraphs',
      `${BLOCK}\n\nThe gate is new. Secondly, it is quiet here. Grass grows beside it. Birds sing there.`,
    ],
  ])('%s is not seen in %s', async (id, _what, text) => {
    expect(await seen(id, text)).toEqual([]);
  });

  it('shows a view and its reason apart', async () => {
    expect(await seen('position-with-reason', `I agree because walking wakes us up. ${REST}`)).toMatchObject([
      { quote: 'I agree', slots: { reason: '“because walking wakes us up”' } },
    ]);
  });
  it('leaves a greeting out of a view', async () => {
    const [view] = await seen(
      'position-stated',
      `Hello newspaper reader I think our town needs a path. ${REST}`,
    );
    expect(view?.quote).toBe('I think our town needs a path');
  });
  it('sees three steps of one series', async () => {
    const text = `First, it is cheap. ${REST} Second, it is quiet. ${REST} Third, it is quick. ${REST}`;
    expect(await seen('signposts-in-order', text)).toMatchObject([
      { slots: { one: '“First”', two: '“Second”', three: '“Third”' }, omits: [] },
    ]);
  });
  it('sees a turn in a text of one paragraph', async () => {
    const text = `${BLOCK} Secondly, a path is quiet and safe. Grass grows beside it. Birds sing there. Nobody has to hurry.`;
    expect(await seen('paragraph-at-turn', text)).toMatchObject([
      { quote: 'Secondly, a path is quiet and safe' },
    ]);
  });
  it('advises on sources where one is named', async () => {
    expect(
      await seen('referencing-advice', `${LONG} According to the council, half of us walk.`),
    ).toHaveLength(1);
  });
});

describe('what keeps a step from being given', () => {
  it.each([
    ['position-reasoned', `I believe that pupils should walk. This is why: the road is quiet. ${REST}`],
    ['claim-made', `Buses are bad for our town because they smell. Buses wait. ${REST} Buses cost money.`],
    ['view-in-opening', `The gate opens at nine. I believe that pupils should walk to school. ${REST}`],
    ['opening-holds-view', `The gate opens at nine. I believe that pupils should walk to school. ${REST}`],
    ['position-check', `Walking would be better for our town. ${REST}`],
    [
      'other-view-answered',
      `${REST} Some people say that the road is too dangerous. However, there is a crossing because we asked.`,
    ],
  ])('%s leaves out what is there already', async (id, text) => {
    const [found] = await seen(id, text);
    expect(found).toBeDefined();
    if (id !== 'position-reasoned') expect(found?.omits).toContain('low');
  });
  it('asks for a reason where none follows', async () => {
    const [view] = await seen('position-stated', `I believe that pupils should walk to school. ${REST}`);
    expect(view?.omits ?? []).toEqual([]);
  });
  it('asks for another view where none seems to stand', async () => {
    expect(await seen('other-view-check', `Our town should walk. ${REST}`)).toHaveLength(1);
    const heard = `Our town should walk. Even though it rains, the path is dry. ${REST}`;
    expect(await seen('other-view-check', heard)).toEqual([]);
  });
});
