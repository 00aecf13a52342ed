import type { JudgedEssay } from '../judged-essay';
import { markedEssay, type Marked } from '../testing/marked-essay';
import { observationKind } from '../testing/observation-kind';
import { type Slot, stepsIn } from './observation';

/** Ten words each; none begins with a letter, as a clause that stands alone would. */
const PLAIN = [
  '12 boats lay in the old harbour on that morning.',
  '7 men were mending nets beside a wall of stone.',
  '30 gulls sat along our roof and watched for fish.',
  '4 children carried heavy baskets up from the wet sand.',
  '9 lamps burnt all night above a narrow wooden bridge.',
  '15 barrels rolled down towards two carts by the mill.',
  '60 people came from other villages to buy fresh bread.',
  '2 dogs slept under some tables near an open door.',
];
const times = (count: number): string => PLAIN.slice(0, count).join(' ');
const runOn = (words: number): string => `9 ${'men '.repeat(words - 2)}slept.`;

function stepsOf(essay: JudgedEssay, id: string, slot: Slot): string {
  const kind = observationKind(id);
  return kind
    .find(essay)
    .flatMap((seen) => stepsIn(kind, seen, slot))
    .join('\n');
}
const stepsFor = async (text: string, id: string, slot: Slot): Promise<string> =>
  stepsOf(await markedEssay(text), id, slot);

describe('a text with a real mistake is read aloud, and only another one is searched for better words', () => {
  const TO_MEND = ['stand alone?', 'read your text aloud to you', 'differently to a friend'];
  const TO_REFINE = ['Which word in it could be more exact?', 'Which good word'];

  it.each<[string, string, Marked[], boolean]>([
    ['nothing found', times(3), [], false],
    ['a spelling mistake', times(3), [['boats', 'goats', 'spelling']], false],
    ['another word than the one meant', times(3), [['boats', 'goats', 'word_choice']], true],
    ['a mistake of grammar', times(3), [['lay', 'lie', 'grammar']], true],
    [
      'a mistake of grammar beside one of spelling',
      times(3),
      [
        ['boats', 'goats', 'spelling'],
        ['lay', 'lie', 'grammar'],
      ],
      true,
    ],
    ['a sentence of 39 words', `${times(2)} ${runOn(39)}`, [], false],
    ['a sentence of 40 words', `${times(2)} ${runOn(40)}`, [], true],
    ['a clause that stands alone', `${times(2)} Because the tide was low.`, [], true],
    ['a sentence that begins with a capital letter', `${times(2)} Boats lay in the harbour.`, [], false],
    ['a sentence that begins with a small letter', `${times(2)} boats lay in the harbour.`, [], true],
    ['a joining word inside a sentence', `${times(2)} 3 of them sank because the tide was low.`, [], false],
  ])('%s', async (_, text, marked, isMistaken) => {
    const steps = stepsOf(await markedEssay(text, marked), 'vocabulary-advice', 'first');
    for (const words of TO_MEND) expect(steps.includes(words)).toBe(isMistaken);
    for (const words of TO_REFINE) expect(steps.includes(words)).toBe(!isMistaken);
  });
});

describe('advice on language is given', () => {
  const long = runOn(40);
  it.each<[string, string, Slot, string, string, string]>([
    [
      'for sentences that lean on others, where there are three',
      'vocabulary-advice',
      'first',
      'stand alone?',
      `${times(2)} ${long}`,
      `${times(1)} ${long}`,
    ],
    [
      'for “it” and “this”, where four of them stand as words of their own',
      'vocabulary-advice',
      'first',
      'the thing’s name',
      `${times(2)} It sank. We saw it. This was it.`,
      `${times(2)} It sank. We saw it. This item lost its lights, and a whitish bit.`,
    ],
    [
      'for three words, where there are eighty to choose from',
      'vocabulary-advice',
      'low',
      'three words',
      times(8),
      `${times(7)} 2 dogs slept under some tables near a door.`,
    ],
    [
      'for the most general word, where there are four sentences',
      'vocabulary-advice',
      'high',
      'most general word',
      times(4),
      times(3),
    ],
    [
      'for the longest sentence, where there are four',
      'sentences-advice',
      'low',
      'your longest sentence',
      times(4),
      times(3),
    ],
    ['for beginnings, where there are six', 'sentences-advice', 'low', 'the first word', times(6), times(5)],
    [
      'for beginnings in a good text, where there are six',
      'sentences-advice',
      'high',
      'three words',
      times(6),
      times(5),
    ],
    [
      'for sentences that can be shorter, where one has 40 words',
      'sentences-advice',
      'low',
      'aloud slowly',
      `${times(3)} ${long}`,
      `${times(3)} ${runOn(39)}`,
    ],
    [
      'for sentences to be joined, where none has 40 words',
      'sentences-advice',
      'low',
      'turn them into one sentence',
      `${times(3)} ${runOn(39)}`,
      `${times(3)} ${long}`,
    ],
    [
      'for sentences to be joined, where there are four',
      'sentences-advice',
      'low',
      'turn them into one sentence',
      times(4),
      times(3),
    ],
    [
      'for missing full stops, where one sentence has 40 words',
      'check-advice',
      'low',
      'full stops',
      `${times(3)} ${long}`,
      `${times(3)} ${runOn(39)}`,
    ],
    [
      'for a reading from the end, where there are three sentences',
      'check-advice',
      'first',
      'by itself',
      times(3),
      times(2),
    ],
  ])('%s', async (_, id, slot, words, text, without) => {
    expect(await stepsFor(text, id, slot)).toContain(words);
    expect(await stepsFor(without, id, slot)).not.toContain(words);
  });

  it('on words, sentences and tone from twenty words on; on checking at any length', async () => {
    const short = times(2).replace(' wall of', '');
    for (const id of ['vocabulary-advice', 'sentences-advice', 'tone-advice']) {
      expect(await stepsFor(short, id, 'low')).toBe('');
      expect(await stepsFor(times(2), id, 'low')).not.toBe('');
    }
    expect(await stepsFor('12 boats sank.', 'check-advice', 'low')).not.toBe('');
  });
});
