import { failureOf, useStandIn } from './spec-setup';
import { summaryLimit } from './summarize';

const bench = useStandIn();

const SENTENCES = [
  'The river path has been open since 1974 and most families use it.',
  'Every winter the council closes it for a week to clear the leaves.',
  'Last year forty people came to plant trees along the bank.',
  'A new road would cross it twice and save two minutes of driving.',
];
const LONG = Array.from({ length: 16 }, (_, index) => SENTENCES[index % SENTENCES.length]).join(' ');
const content = (answer: unknown) => ({ type: 'content', content: JSON.stringify(answer) }) as const;

describe('the likelihood that a machine wrote a text', () => {
  it('is not asked for under 150 words', async () => {
    const reply = await bench.provider().detect(SENTENCES.join(' '), 'en-AU');
    expect(reply).toMatchObject({ tooShort: true, wordCount: 50, passages: [] });
    expect(reply.analysis).toContain('too short to tell');
    expect(bench.standIn.requests).toHaveLength(0);
  });

  it('comes with passages that stand in the text, and without those that do not', async () => {
    const passages = [
      { text: 'save two minutes of driving', reason: 'A common phrase.' },
      { text: 'Words of somebody else', reason: 'None.' },
    ];
    bench.standIn.next(content({ observations: ['Sentences vary.'], passages, likelihood: 61.4 }));
    const reply = await bench.provider().detect(LONG, 'en-AU');
    expect(reply).toMatchObject({ aiScore: 61, tooShort: false });
    expect(reply.passages).toHaveLength(1);
    expect(LONG.slice(reply.passages[0]?.start, reply.passages[0]?.end)).toBe('save two minutes of driving');
    expect(reply.analysis).toContain('Sentences vary.');
  });

  it('never accuses', async () => {
    const observations = [
      'The student clearly cheated.',
      'This proves that it is generated.',
      'Few details are given.',
    ];
    const passages = [{ text: 'save two minutes of driving', reason: 'Plagiarised from a chatbot.' }];
    bench.standIn.next(content({ observations, passages, likelihood: 97 }));
    const reply = await bench.provider().detect(LONG, 'en-AU');
    expect(JSON.stringify(reply)).not.toMatch(/cheat|prove|plagiar/i);
    expect(reply.analysis).toContain('Few details are given.');
    expect(reply.passages[0]?.reason).toBe('Its wording counted in the estimate.');
  });

  it('is not guessed from an answer outside 0 to 100', async () => {
    bench.standIn.always(content({ observations: ['x'], passages: [], likelihood: 250 }));
    expect((await failureOf(bench.provider().detect(LONG, 'en-AU'))).code).toBe('bad_answer');
  });
});

describe('a summary', () => {
  it.each([
    [9, 9],
    [60, 30],
    [300, 100],
    [5000, 250],
  ])('of %i words has at most %i', (words, limit) => {
    expect(summaryLimit(words)).toBe(limit);
  });

  it('that is too long is asked for again, and then refused', async () => {
    const tooLong = content({ summary: LONG, keyPoints: ['The path is open.'] });
    bench.standIn.next(tooLong);
    const reply = await bench.provider().summarize(LONG, 'en-AU');
    expect(reply.summary.split(' ').length).toBeLessThan(70);
    expect(bench.standIn.requests[1]?.body.messages[3]?.content).toMatch(/has \d+ words/);
    bench.standIn.always(tooLong);
    expect((await failureOf(bench.provider().summarize(LONG, 'en-AU'))).code).toBe('bad_answer');
  });

  it('has distinct key points and no figure that the text does not have', async () => {
    const keyPoints = [
      'The path has been open since 1974.',
      'The path has been open since 1974!',
      'It was closed in 1999.',
      'Forty people planted trees.',
    ];
    bench.standIn.next(content({ summary: 'A path by the river, open since 1974.', keyPoints }));
    const reply = await bench.provider().summarize(LONG, 'en-AU');
    expect(reply.keyPoints).toEqual([keyPoints[0], keyPoints[3]]);
    bench.standIn.next(content({ summary: 'A path, open since 1891.', keyPoints }));
    await bench.provider().summarize(LONG, 'en-AU');
    expect(bench.standIn.requests.at(-1)?.body.messages[3]?.content).toContain('1891');
  });
});
