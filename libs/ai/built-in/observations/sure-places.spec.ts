import type { Genre } from '@marklight/contracts/genre';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { stepsIn } from './observation';

/* A word or a place is named by what it is, not by where a rule lands. */

async function seen(id: string, essayText: string, task: string | null = null, genre: Genre = 'argument') {
  const kind = observationKind(id);
  const essay = await judgedEssayOf(essayText, { task });
  const found = kind.find({ ...essay, genre });
  return { found, steps: found.flatMap((one) => stepsIn(kind, one, 'high')) };
}

const SOURCE = `Source Text

The ferry left the harbour in a bitter wind. My uncle held the rail with quiet courage for the whole crossing. The pebbles of the beach lay under a thin sheet of ice, and the kiosk by the pier had lost its roof. Nobody sold tickets there any more. We walked up the hill to the house of my aunt, who had lit the stove and was waiting at the window with a lamp in her hand.

Prompt

Explain how the author shows what the journey means to the family. Support your answer with details from the text.`;
const quoting = (quotation: string): string =>
  `The journey means a lot to the family. The text says “${quotation}” near the beginning. They go on all the same.`;

describe('a word of a quotation to read closely', () => {
  it('is one of the source that says how something is', async () => {
    const { found } = await seen(
      'quoted-word-named',
      quoting('My uncle held the rail with quiet courage for the whole crossing'),
      SOURCE,
      'source-answer',
    );
    expect(found.map(({ slots }) => slots?.['word'])).toEqual(['courage']);
  });
  it.each([
    ['a slip of the copying', 'My uncle held the rail with quite couragefulness for it all'],
    ['a thing', 'the kiosk by the pier had lost its roof'],
  ])('is never %s', async (_, quotation) => {
    const { found } = await seen('quoted-word-named', quoting(quotation), SOURCE, 'source-answer');
    expect(found).toEqual([]);
  });
});

describe('a place for a new paragraph', () => {
  const around = (sentence: string): string =>
    [
      'School should start later in the morning, since nobody is awake at seven and the buses are cold and full.',
      'Pupils who sleep longer listen better in class, and their teachers tell me that the first lesson is wasted today.',
      'My sister falls asleep at her desk every week in winter, though she goes to bed at nine and reads for ten minutes only.',
      'Strangers wait at the dark bus stop beside the main road with us, and cars go past without slowing down.',
      'Parents worry about the walk to the stop when the lamps are off.',
      sentence,
      'The timetable of the buses could be changed within a month, for the drivers have asked for that themselves.',
      'Lunch would still be at noon, and the clubs in the afternoon could begin half an hour after the last lesson.',
      'The town next to ours has done so for two years, and its pupils are late less often than those of our school.',
      'I hope that the council will try it in spring and ask pupils, parents and drivers what they think of it afterwards.',
    ].join(' ');
  it.each([
    'Also some families live far from the road.',
    'Another reason is the health of the younger pupils.',
  ])('opens a point: %s', async (sentence) => {
    const text = around(sentence);
    const places = [
      ...(await seen('block-to-divide', text)).found,
      ...(await seen('paragraph-at-turn', text)).found,
    ];
    expect(places.map(({ sentence: at }) => at?.text)).toContain(sentence);
  });
  it.each([
    'But the drivers can see the children.',
    'Also you never know what they can do to you.',
    'Also it is dark in the morning.',
    'However, this is not the worst of it.',
    'Next to the stop is a deep ditch.',
  ])('is not a sentence that goes on: %s', async (sentence) => {
    const text = around(sentence);
    expect((await seen('block-to-divide', text)).found).toEqual([]);
    expect((await seen('paragraph-at-turn', text)).found).toEqual([]);
  });
});

describe('a story in which nobody can tell who speaks', () => {
  const LOST =
    'I waited at the door.” he said it was late. “Is that him” we went on. can you see?” They came closer and stopped. it is here.” he said. We waited and looked at the box.';
  it('is asked who is there first', async () => {
    expect((await seen('who-where-what', LOST, null, 'story')).steps.join(' ')).toContain('where');
  });
  it('is none where the marks pair', async () => {
    const text = '“Wait here,” my aunt said. We waited at the door. “Is that him?” I asked. He came closer.';
    expect((await seen('who-where-what', text, null, 'story')).found).toEqual([]);
  });
});
