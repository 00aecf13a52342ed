import type { Genre } from '@marklight/contracts/genre';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { breaksOff } from './broken-off';
import { observationKind } from '../testing/observation-kind';

async function essayOf(essayText: string, task: string | null = null, genre: Genre | null = null) {
  return judgedEssayOf(essayText, { task, genre });
}
const seen = async (id: string, ...text: Parameters<typeof essayOf>) =>
  observationKind(id).find(await essayOf(...text))[0];

describe('what can be kept of a weak text', () => {
  it.each([
    [
      'because-said',
      'We took the ferry because my aunt had a garden there.',
      'because my aunt had a garden there',
    ],
    ['feeling-said', 'The dog came back at night and I was so happy to see it.', 'I was so happy'],
    ['time-given', 'The ferry was late and we waited for two hours by the shed.', 'for two hours'],
  ])('%s is shown in its words', async (id, text, quote) => {
    expect((await seen(id, text, null, 'story'))?.quote).toBe(quote);
  });
  it('names two people, never the same one twice', async () => {
    const text = 'My mom sat on the deck with my brother. My mother sang.';
    expect((await seen('people-there', text, null, 'story'))?.slots).toEqual({
      one: 'your mom',
      two: 'your brother',
    });
    expect(await seen('people-there', 'My mom sat there. My mother sang.', null, 'story')).toBeUndefined();
  });
  it('puts words that set things in order before “also”', async () => {
    const text = 'Also the ferry is cheap. First you buy a ticket at the shed.';
    expect((await seen('order-set', text))?.slots).toEqual({ one: 'first', two: 'also' });
  });
  it.each([
    ['because-said', 'We took the ferry because is not going to go well.'],
    ['feeling-said', 'It was not that I was happy about the ferry that day.'],
    ['time-given', 'One day we took the ferry and it took us to the island.'],
  ])('%s is not seen where it is not so', async (id, text) => {
    expect(await seen(id, text, null, 'story')).toBeUndefined();
  });
});

describe('a text that breaks off', () => {
  it.each([
    ['The ferry left. We waved at the people on the deck and the', true],
    ['The ferry left. He talks of it where the text says,”', true],
    ['The ferry left. We took some things:', true],
    ['The ferry left. We waved at the people on the deck', false],
    ['The ferry left. We waved at the people on the deck.', false],
  ])('%s: %s', async (text, is) => {
    expect(breaksOff((await essayOf(text)).reading)).toBe(is);
  });
});
