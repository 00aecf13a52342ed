import type { Genre } from '@marklight/contracts/genre';
import { commentOn } from '../words/comment';
import { preparedEssay } from '../prepared-essay';
import { OBSERVATION_KINDS } from './all';
import { Observed } from './observed';

const SOURCE = `Read the memoir and answer the question. Describe the mood created by the author in the memoir, and support your answer with details from the memoir.

The ferry left the harbour before anybody in the village was awake. My grandmother stood at the railing with a lantern and counted the houses as they grew smaller. Nobody spoke, and the engine was the only sound. She had packed one suitcase, two loaves of bread and the blue kettle that never whistled. When the lighthouse went out of sight she poured tea for strangers and asked for their names. By noon the whole deck was singing songs that none of them had learnt from the same mother. In the evening a sailor gave up his bunk so that the smallest children could sleep. I was one of them, and I remember the smell of wet rope and oranges. Years later she still kept that kettle on the stove, although it had long been too old to boil anything. Whenever a guest came to our kitchen she told them about the crossing, and she never forgot to name every stranger who had sat beside her. My mother laughs about it today, yet she has the same lantern by her own front door, and on winter evenings she lights it for anybody who is late. When I come home I look for that small yellow light long before I see the roof.`;

async function essayOf(essayText: string, task: string | null, genre: Genre) {
  const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task, genre };
  return (await preparedEssay(request, { lint: () => Promise.resolve([]) })).essay;
}
async function seen(id: string, text: string, task: string | null, genre: Genre) {
  const kind = OBSERVATION_KINDS.find((one) => one.id === id);
  return kind?.find(await essayOf(text, task, genre)) ?? [];
}

describe('a line of the text behind a sentence of the answer', () => {
  it('is the one that shares rare words with it', async () => {
    const [one] = await seen(
      'line-behind',
      'The mood is warm. She poured tea for all the strangers on the deck. I liked it.',
      SOURCE,
      'source-answer',
    );
    expect(one?.quote).toContain('She poured tea');
    expect(one?.slots?.quoteLine).toContain('When the lighthouse went out of');
  });
  it('is not named if only common words are shared, or if words are quoted beside it', async () => {
    const common = 'The mood is warm. The author is happy about the family. I liked it.';
    expect(await seen('line-behind', common, SOURCE, 'source-answer')).toEqual([]);
    const quoted =
      'The mood is warm. She poured tea for all the strangers. The author says “asked for their names”.';
    expect(await seen('line-behind', quoted, SOURCE, 'source-answer')).toEqual([]);
  });
});

describe('the words that answer a question', () => {
  it('stand after a form of "to be" whose subject the question asks for', async () => {
    const [one] = await seen(
      'answer-words',
      'The mood of the memoir is hopeful and calm. It ends well.',
      SOURCE,
      'source-answer',
    );
    expect(one?.slots?.answer).toBe('“hopeful”');
  });
  it('are not found if the sentence only repeats the question', async () => {
    const text = 'The mood is created by the author in many ways. It ends well.';
    expect(await seen('answer-words', text, SOURCE, 'source-answer')).toEqual([]);
  });
});

describe('steps against a view', () => {
  const VIEW = 'I think that the river path should stay open all year. It is the short way to school.';
  it('name the view if there can be no other view in the essay', async () => {
    const [one] = await seen('view-to-doubt', VIEW, null, 'argument');
    expect(one?.slots?.first).toContain('the river path should stay open');
  });
  it('leave it to the student to say whose view it is if there may be one', async () => {
    const text = `${VIEW} Some neighbours may say that it floods too often. That is true in June.`;
    expect(await seen('view-to-doubt', text, null, 'argument')).toEqual([]);
    expect(await seen('claim-to-doubt', text, null, 'argument')).toEqual([]);
    const [one] = await seen('other-view-maybe', text, null, 'argument');
    expect(one?.quote).toContain('Some neighbours may say');
  });
});

describe('steps for a story', () => {
  it('name a sentence in which somebody does something, and add no speech beside speech', async () => {
    const text =
      'Patience is hard. My aunt and I walked to the pier before it was light. We sat on the cold wall, and I counted gulls. “Wait here,” she said. It came at last.';
    const [one] = await seen('moment-at', text, null, 'story');
    expect(one?.slots?.first).toContain('My aunt and I walked');
    expect(one?.quote).toBeNull();
  });
});

describe('what a comment asks for', () => {
  it('concerns the first topic that its criterion names', async () => {
    const text = 'The mood of the memoir is hopeful. She poured tea for all the strangers on the deck.';
    const essay = await essayOf(text, SOURCE, 'source-answer');
    const { feedback } = commentOn(new Observed(essay), ['development', 'evidence'], 1, 'seed');
    expect(feedback).not.toBe('');
    expect(feedback).not.toMatch(/exact words|quotation marks|\b(?:copy|quote) /iu);
  });
});
