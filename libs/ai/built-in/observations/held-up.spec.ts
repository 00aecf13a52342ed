import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { keepsPlan, reasonsCounted } from './plan-kept';
import { isFaultless, isHalfSaid } from './sound-words';

/* What is held up as the student's point, or named as worth keeping. */

async function essayOf(essayText: string, task: string | null = null) {
  return judgedEssayOf(essayText, { task });
}
const seen = async (id: string, text: string, task: string | null = null) => {
  return observationKind(id).find(await essayOf(text, task));
};
const first = async (text: string) => {
  const [sentence] = (await essayOf(text)).reading.sentences;
  if (sentence === undefined) throw new Error('no sentence');
  return sentence;
};

describe('half of a sentence', () => {
  it.each([
    [
      'I think everyone that sits in the harbour, and waits for the ferry, is late.',
      'I think everyone that sits in the harbour',
    ],
    [
      'Music helps the mood of a class if a class is loud, wild, and lazy on a Monday.',
      'Music helps the mood of a class if a class is loud',
    ],
  ])('%s', async (text, quote) => {
    expect(isHalfSaid(await first(text), quote)).toBe(true);
  });
  it.each([
    ['I think ferries should be free, because buses are.', 'I think ferries should be free'],
    ['Everyone that sits in the harbour is late.', 'Everyone that sits in the harbour is late'],
  ])('is not: %s', async (text, quote) => {
    expect(isHalfSaid(await first(text), quote)).toBe(false);
  });
});

describe('words to keep as they stand', () => {
  it.each([
    'Finnaly the ferry came to the harbour.',
    'The mood of the harbour is nostalgic and happiness.',
    'People needs more ferries in the harbour.',
    'The ferry is faster then the bus.',
    'Ferries are quick, they are cheap too.',
  ])('are not these: %s', async (text) => {
    expect(isFaultless(await first(text), text.replace(/\.$/u, ''))).toBe(false);
  });
  it('are whole and without a slip', async () => {
    const text = 'The ferry brings people together on cold mornings.';
    expect(isFaultless(await first(text), text.replace(/\.$/u, ''))).toBe(true);
  });
});

const REST =
  'Buses stop at every corner. The path along the water is long. Nobody likes to wait there in the rain.';

describe('a reason', () => {
  it('says more than the view', async () => {
    const again = `Ferries are good for our town. I think ferries should stay because ferries have a positive effect on people. ${REST} Ferries matter.`;
    expect(await seen('reason-given', again)).toEqual([]);
    const why = `Ferries are good for our town. I think ferries should stay because the bridge is closed at night. ${REST}`;
    expect(await seen('reason-given', why)).toHaveLength(1);
  });
  it('is not one for a case that is only thought of', async () => {
    const text = `If you live far away then ferries are better because that person might have no car. ${REST}`;
    expect(await seen('reason-given', text)).toEqual([]);
  });
});

const FILLER = 'Nobody in the valley had seen such weather since spring, and few went out. '.repeat(20);
const MOOD_TASK = `Source Essay\n\n${FILLER}\n\nThe farmer walked home with a lamp. His children sang in the warm kitchen.\n\nPrompt\n\nDescribe the mood created by the author in the memoir. Support your answer with details from the memoir.`;
const ANSWER_REST =
  'His children sang in the kitchen. He had a lamp in his hand. It was late when he came home.';

describe('an answer to a question for a mood', () => {
  it('names a feeling', async () => {
    const named = `The mood of the memoir is warm and loving in every part. ${ANSWER_REST}`;
    const [found] = await seen('answer-stated', named, MOOD_TASK);
    expect(found?.quote).toContain('warm');
    expect(await seen('mood-to-name', named, MOOD_TASK)).toEqual([]);
  });
  it('that says only that the text is worth reading is not called one, and the word is asked for', async () => {
    const luring = `The mood of the memoir created there is very luring to read. ${ANSWER_REST}`;
    expect((await seen('answer-stated', luring, MOOD_TASK)).filter(({ quote }) => quote !== null)).toEqual(
      [],
    );
    expect(await seen('mood-to-name', luring, MOOD_TASK)).toHaveLength(1);
  });
  it('is not asked for a word where it names one in its own way', async () => {
    expect(await seen('mood-to-name', `I felt joyful when I read it. ${ANSWER_REST}`, MOOD_TASK)).toEqual([]);
  });
});

describe('an opening', () => {
  it('that agrees with a statement it does not name is asked which', async () => {
    const [found] = await seen('statement-to-name', `I agree with this statement. ${REST}`);
    expect(found?.quote).toBe('I agree with this statement');
    expect(
      await seen('statement-to-name', `Ferries should be free. I agree with this statement. ${REST}`),
    ).toEqual([]);
    expect(await seen('statement-to-name', `I agree with the statement that ferries help. ${REST}`)).toEqual(
      [],
    );
  });
  it('that brings the words of a task is told so only where none was given', async () => {
    const text = `Should ferries be free? Use specific reasons and examples to support your answer. I think they should. ${REST}`;
    expect(await seen('prompt-at-top', text)).toHaveLength(1);
    expect(await seen('prompt-at-top', text, 'Should ferries be free?')).toEqual([]);
  });
});

describe('the plan of a text', () => {
  it('is seen where its reasons are counted out', async () => {
    const { reading } = await essayOf(
      `I think ferries should be free. First, they are quick. ${REST} Secondly, they are quiet. ${REST} Lastly, they are old.`,
    );
    expect(reasonsCounted(reading)).toBe(3);
    expect(keepsPlan(reading)).toBe(true);
  });
  it('is not seen in a row of sentences', async () => {
    const { reading } = await essayOf(`I think ferries should be free. ${REST} ${REST}`);
    expect(keepsPlan(reading)).toBe(false);
  });
});
