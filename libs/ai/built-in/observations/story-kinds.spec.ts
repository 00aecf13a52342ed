import type { Genre } from '@marklight/contracts/genre';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { OBSERVATION_KINDS } from './all';
import type { Observation } from './observation';

async function seen(
  id: string,
  essayText: string,
  genre: Genre = 'story',
  task: string | null = null,
): Promise<readonly Observation[]> {
  return observationKind(id).find({ ...(await judgedEssayOf(essayText, { task })), genre });
}

const REST = 'The gate was green. Rain fell on the road. Nobody else was about.';
const LONG =
  'We packed the car on Friday and my uncle forgot the tent and he went back for it and then we lost the keys under the seat and my aunt laughed and we found them near the dog and we left the town at noon with the boat behind us in the rain';

describe('what is seen in a story', () => {
  it.each<[string, string, string]>([
    ['dialogue', `${REST} Tom said, “You never wait for me.”`, 'You never wait for me'],
    ['sense-detail', `${REST} Then I heard a loud crash behind us.`, 'Then I heard a loud crash behind us'],
    ['comparison', `${REST} The queue looked like a snake.`, 'The queue looked like a snake'],
    ['person-in-scene', `${REST} My sister opened the letter.`, 'My sister opened the letter'],
    [
      'place-shown',
      `${REST} That evening we sat in the old kitchen and talked all night long about the boat.`,
      'we sat in the old kitchen',
    ],
    ['feeling-told', `${REST} That evening I was so happy that I sang.`, 'I was so happy'],
    ['turn-to-slow', `${REST} Suddenly the door opened.`, 'Suddenly the door opened'],
    ['lesson-named', `${REST} ${REST} I learned that waiting helps.`, 'I learned that waiting helps'],
    ['memory-kept', `${REST} I will never forget that morning.`, 'I will never forget that morning'],
    ['opens-with-speech', `“Where is the boat?” I asked. ${REST}`, 'Where is the boat'],
    ['opens-with-time', `Last summer we drove to the coast. ${REST}`, 'Last summer we drove to the coast'],
    ['showing-verb', `${REST} He trudged home through the mud.`, 'He trudged home through the mud'],
    ['thought-heard', `${REST} I wondered about the old boat.`, 'I wondered about the old boat'],
    ['aside-heard', `${REST} Believe it or not, it worked.`, 'Believe it or not, it worked'],
  ])('%s', async (id, text, quote) => {
    expect((await seen(id, text)).map((one) => one.quote)).toContain(quote);
  });

  it.each<[string, string]>([
    ['dialogue', `${REST} The sign said “Please wait here quietly.”`],
    ['dialogue', `${REST} We called him “the king of the road”.`],
    ['feeling-told', `${REST} I was not happy.`],
    ['comparison', `${REST} I felt like a lot of people were there.`],
    ['aside-heard', `${REST} It is good to be honest with people.`],
    ['lesson-named', `${REST} We found out that the boat was late.`],
    ['comparison', `${REST} It sounds like a good plan.`],
    ['memory-kept', `${REST} I always remember it has to end.`],
    ['place-shown', `${REST} We were on our way to the airport and sang.`],
    ['person-in-scene', `${REST} My friends said it was good.`],
    ['opens-with-time', `One day we drove to the coast. ${REST}`],
  ])('does not take this for %s: %s', async (id, text) => {
    expect(await seen(id, text)).toEqual([]);
  });

  it('quotes the words that lead through time', async () => {
    const [lead] = await seen(
      'story-time',
      `At first it rained. ${REST} Then we swam. The next day we left. Finally it was sunny.`,
    );
    expect(lead?.slots).toEqual({ first: 'at first', second: 'then' });
  });

  it('sees an ending that names the subject of the task, and a task taken up in the first lines', async () => {
    const task = 'Write a story about a time when you were brave.';
    const text = `I had to be brave on that evening. ${REST} That is how I learned to be brave.`;
    expect(await seen('story-ending-returns', text, 'story', task)).toHaveLength(1);
    expect(await seen('task-named-early', text, 'story', task)).toHaveLength(1);
    expect(await seen('story-ending-returns', `${text} Then we ate.`, 'story', task)).toHaveLength(1);
    expect(await seen('story-ending-returns', `${text} Then we ate. It was late.`, 'story', task)).toEqual(
      [],
    );
  });

  it('asks for a new paragraph only in one block, where time jumps', async () => {
    const text = `${REST} ${REST} The next day we left early. ${REST}`;
    expect((await seen('time-jumps', text)).map(({ quote }) => quote)).toEqual([
      'The next day we left early',
    ]);
    expect(await seen('time-jumps', text.replace(' The next', '\n\nThe next'))).toEqual([]);
  });
});

describe('what is seen in words and sentences', () => {
  it('counts a phrase as a search on screen does, and leaves one that only names the subject', async () => {
    const text = `I think it would help us all. ${REST} It would help us. I say it would help us most.`;
    const [phrase] = await seen('phrase-repeated', text, 'argument');
    expect(phrase).toMatchObject({ quote: 'it would help us', slots: { times: 'three times' } });
    expect(
      await seen('phrase-repeated', `The old town hall. ${REST} The old town hall. The old town hall.`),
    ).toEqual([]);
  });

  it('counts a worn word, and no “then” that stands for “than”', async () => {
    const text = 'Then we ran. Then we sat. Then we ate. Then we slept. Then it rained.';
    expect((await seen('word-worn', text))[0]?.slots).toEqual({ word: 'then', times: 'five times' });
    expect(await seen('word-worn', `${text} It was more then enough.`)).toEqual([]);
  });

  it('sees three sentences in a row that begin alike, and no row of questions', async () => {
    const [row] = await seen('same-opener', `${REST} We ran to it. We saw the boat. We called the man.`);
    expect(row).toMatchObject({ quote: 'We ran to it', slots: { word: 'We', count: 'three' } });
    expect(await seen('same-opener', 'Do you see it now? Do you like the sea? Do you want to go?')).toEqual(
      [],
    );
  });

  it('sees a sentence that runs on, and none where a full stop has a space before it', async () => {
    const [long] = await seen('long-sentence', `${LONG}. ${REST}`);
    expect(long).toMatchObject({ quote: 'We packed the car' });
    expect(await seen('long-sentence', `${LONG.replace(' tent and', ' tent . And')}. ${REST}`)).toEqual([]);
    expect(await seen('long-sentence', REST)).toEqual([]);
  });

  it.each<[string, string, Genre, string]>([
    [
      'clause-first',
      `When the rain stopped, we ran to the old boat. ${REST}`,
      'story',
      'When the rain stopped',
    ],
    [
      'neighbours-to-join',
      'We bought a small boat. It was green and very old.',
      'story',
      'We bought a small boat',
    ],
    [
      'short-in-row',
      'It was late. We were cold. The boat left. Nobody spoke to us on the way.',
      'story',
      'It was late',
    ],
    [
      'exact-word',
      `The captain was reluctant to leave. ${REST}`,
      'story',
      'The captain was reluctant to leave',
    ],
    ['things-unnamed', `Trips teach us many things. ${REST}`, 'argument', 'Trips teach us many things'],
    [
      'reader-addressed',
      `Imagine a street without cars. ${REST}`,
      'argument',
      'Imagine a street without cars',
    ],
    [
      'reader-asked',
      `Would you walk that road at night? ${REST}`,
      'argument',
      'Would you walk that road at night?',
    ],
    ['spoken-word', `We are gonna need a new bus. ${REST}`, 'argument', 'gonna'],
    ['we-together', `I say we should walk to school. ${REST}`, 'argument', 'I say we should walk to school'],
    [
      'view-owned',
      `I believe the old bus should stay. ${REST}`,
      'argument',
      'I believe the old bus should stay',
    ],
    ['marks-piled-up', `Save the old bus line now!!! ${REST}`, 'argument', 'old bus line now'],
    [
      'thought-to-add',
      `${REST} We waited at the old gate. The dog slept on.`,
      'story',
      'We waited at the old gate',
    ],
  ])('%s', async (id, text, genre, quote) => {
    expect((await seen(id, text, genre)).map((one) => one.quote)).toContain(quote);
  });

  it.each<[string, string, Genre]>([
    ['clause-first', `If he would have asked, we would have gone there. ${REST}`, 'story'],
    ['things-unnamed', `Trips teach us many things such as patience. ${REST}`, 'argument'],
    ['spoken-word', `He said, “We are gonna win.” ${REST}`, 'argument'],
    ['reader-addressed', `They believe me now. ${REST}`, 'argument'],
    ['reader-addressed', `As you can see, the bus is slow. ${REST}`, 'argument'],
    ['reader-asked', `What is the best way to school? ${REST}`, 'argument'],
    ['view-owned', `I agree with the plan for the old bus. ${REST}`, 'argument'],
    ['clause-first', `If you look at it closely, we have no other choice. ${REST}`, 'argument'],
    ['neighbours-to-join', 'Instead of the old ferry. It also has a roof.', 'argument'],
    ['same-opener', 'Reason one is the price. Reason two is the time. Reason three is the rain.', 'argument'],
    ['spoken-word', `The school gotta have a roof. ${REST}`, 'argument'],
    ['thought-to-add', `${REST} I waited because my aunt was late. ${REST}`, 'story'],
    ['thought-to-add', `${REST} This is a time when I waited for hours. ${REST}`, 'story'],
    ['reader-asked', `The bus is slow? ${REST}`, 'argument'],
    ['exact-word', `They were determined. She was determined. We were determined. ${REST}`, 'story'],
  ])('does not take this for %s: %s', async (id, text, genre) => {
    expect(await seen(id, text, genre)).toEqual([]);
  });

  it('names the ways into sentences where there are three', async () => {
    const text = `Without a map, we lost our way. ${REST} When the rain stopped, we went on. However, it was late.`;
    expect((await seen('openers-vary', text))[0]?.slots).toEqual({
      one: 'Without a map',
      two: 'When the rain stopped',
      three: 'However',
    });
  });
});

describe('quotations of all kinds', () => {
  it('are the essay’s own words, at most twelve', async () => {
    const text = `Last summer we drove to the coast with my uncle. “Are we there yet?” I asked him. ${LONG}. I was so happy when I saw the sea, and it was fun. Suddenly my sister shouted and ran into the waves because the water was warm. We waited for two hours in the old car. I will never forget that day.`;
    for (const kind of OBSERVATION_KINDS) {
      for (const genre of ['story', 'argument'] as const)
        for (const { quote } of await seen(kind.id, text, genre)) {
          if (quote === null) continue;
          expect(text).toContain(quote);
          expect(quote.split(/\s+/u).length).toBeLessThanOrEqual(12);
        }
    }
  });
});
