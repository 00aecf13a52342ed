import type { Genre } from '@marklight/contracts/genre';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { filled, wordingsOf } from '../words/phrasing';
import type { JudgedEssay } from '../judged-essay';
import { ARGUMENT_KINDS } from './argument-kinds';
import { allSteps } from './observation';

async function essayOf(essayText: string, genre: Genre, task: string | null = null): Promise<JudgedEssay> {
  return { ...(await judgedEssayOf(essayText, { task })), genre };
}

async function quotesOf(id: string, text: string, genre: Genre = 'argument', task: string | null = null) {
  return observationKind(id)
    .find(await essayOf(text, genre, task))
    .map(({ quote }) => quote);
}

const REST = 'The bus is slow. It stops at every corner. Walking takes ten minutes.';

describe('observations of arguments', () => {
  it.each([
    [
      'position-stated',
      `I strongly believe that pupils should walk to school. ${REST}`,
      'I strongly believe that pupils should walk to school',
    ],
    [
      'position-with-reason',
      `I agree with the new rule because walking wakes us up. ${REST}`,
      'I agree with the new rule',
    ],
    [
      'claim-made',
      `Buses are bad for our town. Many buses stand in the rain. ${REST} Buses cost money.`,
      'Buses are bad for our town',
    ],
    [
      'reason-given',
      `We should walk because it keeps our hearts strong. ${REST}`,
      'because it keeps our hearts strong',
    ],
    [
      'reason-numbered',
      `My first reason is the cost of the tickets. ${REST}`,
      'My first reason is the cost of the tickets',
    ],
    [
      'case-from-life',
      `${REST} I remember when my brother missed the bus in the snow.`,
      'I remember when my brother missed the bus in the snow',
    ],
    [
      'figure-given',
      `${REST} In our class 60 per cent of us live near the school.`,
      'In our class 60 per cent of us live near the school',
    ],
    [
      'example-given',
      `${REST} For example, my street has a path under the trees.`,
      'my street has a path under the trees',
    ],
    [
      'other-view-named',
      `${REST} Some people say that the road is too dangerous.`,
      'Some people say that the road is too dangerous',
    ],
    [
      'other-view-answered',
      `${REST} Some people say that the road is too dangerous. However, there is a crossing at the shop.`,
      'However, there is a crossing at the shop',
    ],
    [
      'ending-signalled',
      `${REST} ${REST} In conclusion, walking gives us a better day.`,
      'In conclusion, walking gives us a better day',
    ],
    [
      'ending-calls',
      `${REST} ${REST} Please open the gate to us earlier.`,
      'Please open the gate to us earlier',
    ],
    [
      'opening-question',
      `Have you ever missed the last bus home? ${REST}`,
      'Have you ever missed the last bus home',
    ],
    [
      'plan-announced',
      `There are three good reasons for walking to school. ${REST}`,
      'There are three good reasons for walking to school',
    ],
    [
      'announcement',
      `I am going to tell you about walking to school. ${REST}`,
      'I am going to tell you about walking to school',
    ],
    ['filler-sentence', `${REST} Those are my reasons.`, 'Those are my reasons'],
    [
      'consequence-given',
      `${REST} The gate opens late, which leads to a crowd in the rain.`,
      'which leads to a crowd in the rain',
    ],
    [
      'point-to-support',
      `${REST} A long walk can calm an angry child. Dogs bark on the way. The hill is steep. Rain falls.`,
      'A long walk can calm an angry child',
    ],
    [
      'vague-word',
      `${REST} Buses carry many things in the boot. Walking is free. The hill is steep. Rain falls.`,
      'Buses carry many things in the boot',
    ],
    [
      'sweeping-word',
      `${REST} Everybody loves a walk by the sea. ${REST}`,
      'Everybody loves a walk by the sea',
    ],
  ])('%s is seen', async (id, text, quote) => {
    expect(await quotesOf(id, text)).toContain(quote);
  });

  it.each([
    ['position-stated', 'a view that is reported', `Some people think that pupils should walk. ${REST}`],
    ['position-stated', 'a question', `Do you think that pupils should walk to school? ${REST}`],
    ['position-stated', 'a quotation', `"I believe that everybody should walk to school." ${REST}`],
    ['position-stated', 'a thought that passes', `I think about my walk to school every day. ${REST}`],
    ['reason-given', 'a question', `Should we stay at home because it rains today? ${REST}`],
    ['reason-given', 'what is no reason', `We should not walk just because it is cheap to do so. ${REST}`],
    [
      'reason-given',
      'what tells of a feeling',
      `My dog was mad because somebody had eaten its dinner. ${REST}`,
    ],
    [
      'claim-made',
      'a claim taken back in the same sentence',
      `Buses are good for the town, but they cost far too much. Buses smell. Buses wait. ${REST}`,
    ],
    [
      'reason-given',
      'a reason that only says the claim again',
      `The rule is unfair because the rule is unfair. ${REST}`,
    ],
    ['reason-numbered', 'a sentence that sums up', `${REST} That is the reason why I walk to school.`],
    ['case-from-life', 'a habit', `${REST} My sister always went home on the early bus.`],
    ['example-given', 'a forecast', `${REST} For example, pupils will sleep longer in the morning.`],
    ['consequence-given', 'a view', `${REST} Therefore I think the rule is fair to us.`],
    ['consequence-given', 'a purpose', `${REST} We leave early so that they can rest at home.`],
    [
      'vague-word',
      'what is named next',
      `${REST} Buses carry many things. They carry bags and bikes. ${REST}`,
    ],
    ['vague-word', 'a list', `${REST} Buses carry many things, bags and bikes. ${REST}`],
    ['sweeping-word', 'a truism', `${REST} Everybody is different in this town. ${REST}`],
    ['sweeping-word', 'a negative', `${REST} Nobody likes the wet seats. ${REST}`],
    [
      'point-to-support',
      'a point with a reason after it',
      `${REST} A long walk can calm an angry child. This is because the air is cool. ${REST}`,
    ],
    ['point-to-support', 'an announcement', `${REST} These are the reasons that walking is good. ${REST}`],
    [
      'sentence-twice',
      'one frame with two different things',
      `My first reason why walking is good for us is the cost. My second reason why walking is good for us is the quiet.`,
    ],
    ['what-if', 'an invitation', `${REST} Imagine a town without buses. ${REST}`],
    ['figure-given', 'a guess', `${REST} I am 100 percent sure that they will come.`],
    [
      'other-view-named',
      'a view that the writer shares',
      `${REST} Many people say that the road is long and I agree with them.`,
    ],
  ])('%s is not seen in %s', async (id, _what, text) => {
    expect(await quotesOf(id, text)).toEqual([]);
  });
});

const SOURCE = `${'The old farmer walked along the dusty road and carried a lamp through the dark valley. '.repeat(20)}
How does the valley setting affect the mood of the farmer? Explain with details from the story.`;

describe('observations of answers to a source', () => {
  it('quotes what is quoted, and sees what stands alone', async () => {
    const text =
      'The setting affects the mood of the farmer. "He carried a lamp through the dark valley." He is alone. In paragraph two the author says he "walked along the dusty road" at night.';
    expect(await quotesOf('source-quoted', text, 'source-answer', SOURCE)).toEqual([
      'He carried a lamp through the dark valley',
      'walked along the dusty road',
    ]);
    expect(await quotesOf('quotation-alone', text, 'source-answer', SOURCE)).toEqual([
      'He carried a lamp through the dark valley',
    ]);
    expect(await quotesOf('source-place', text, 'source-answer', SOURCE)).toEqual(['In paragraph two']);
  });
  it.each([
    [
      'source-quoted',
      'He is sad. The author says "he carried a lamp through the dark valley". The end is near.',
      [],
    ],
    [
      'source-quoted',
      'He is sad. The author says "he carried a lamp through the dark valley". This shows he is alone.',
      ['low'],
    ],
    ['source-detail', 'He walked along the dusty road with a lamp. The night was long and cold.', []],
    [
      'source-detail',
      'He walked along the dusty road with a lamp. This means that he is brave and does not stop.',
      ['low'],
    ],
    ['answer-with-reason', 'The mood is sad because the farmer was alone at night.', []],
    ['effect-named', 'The dark made him afraid of every sound. He went on.', []],
  ])('%s asks only for what is not there yet', async (id, text, omits) => {
    const found = observationKind(id).find(await essayOf(text, 'source-answer', SOURCE));
    expect(found.map((one) => one.omits ?? [])).toEqual([omits]);
  });
  it('asks for a quotation only where nothing is quoted', async () => {
    const detail = 'He was old. He walked along the dusty road with a lamp. He was alone. It was late.';
    expect(await quotesOf('text-to-quote', detail, 'source-answer', SOURCE)).toEqual([
      'He walked along the dusty road with a lamp',
    ]);
    expect(
      await quotesOf('text-to-quote', `${detail} It was "a dark valley".`, 'source-answer', SOURCE),
    ).toEqual([]);
  });
  it('does not take a sentence of the answer for a detail of the text', async () => {
    const text = 'The author shows how the farmer walked along the dusty road with a lamp.';
    expect(await quotesOf('source-detail', text, 'source-answer', SOURCE)).toEqual([]);
  });
  it('does not take a title for a quotation', async () => {
    const text = 'In the story "The lamp that never went out" the farmer is sad.';
    expect(await quotesOf('source-quoted', text, 'source-answer', null)).toEqual([]);
  });
  it('asks for marks where words of the source stand without them', async () => {
    const text =
      'He was afraid of the night. The farmer walked along the dusty road and carried a lamp through the dark. It was late.';
    expect(await quotesOf('source-words-unmarked', text, 'source-answer', SOURCE)).toHaveLength(1);
  });
});

describe('steps that hang on a sentence of an answer', () => {
  const TEXT =
    'The storm made the night hard for the farmer. The lamp went out twice near the bridge. The wind tore his coat and hat on the dusty road. The dog stayed close to his side. He was cold at the gate.';
  it('ask for words of the text where none are quoted', async () => {
    expect(await quotesOf('statement-to-prove', TEXT, 'source-answer', SOURCE)).not.toEqual([]);
    const quoting = TEXT.replace(/\. /gu, ', “as the text says in its plain way”. ');
    expect(await quotesOf('statement-to-prove', quoting, 'source-answer', SOURCE)).toEqual([]);
  });
  it('ask for no link where a sentence begins with one', async () => {
    const linked = TEXT.replace('The lamp', 'Then the lamp').replace('The wind', 'Later the wind');
    const quotes = await quotesOf('sentence-to-link', linked, 'source-answer', SOURCE);
    expect(quotes.filter((quote) => /lamp|wind/u.test(quote ?? ''))).toEqual([]);
  });
  it('hang on no half of a list', async () => {
    const text = `${TEXT} The farmer is brave and kind to everybody he meets on the long road home that night.`;
    expect(await quotesOf('sentence-to-turn', text, 'source-answer', SOURCE)).not.toContain(
      'The farmer is brave',
    );
  });
});

describe('what every kind keeps to', () => {
  const texts = [
    `Dear Editor, I believe that we should walk. ${REST} For example, my sister walks. Some people say it rains; however, it is only water! In conclusion, walk with us.`,
    `"Odd “marks” and no end`,
    `A very long sentence ${'that goes on and on without a comma and will not stop '.repeat(30)}`,
    'Because.',
    '',
    '@CAPS1 ?? 50% of , , ; because because',
  ];
  it('quotes exact words, at most 12 of them, of the sentence it names', async () => {
    for (const text of texts)
      for (const genre of ['argument', 'source-answer'] as const) {
        const essay = await essayOf(text, genre, SOURCE);
        for (const kind of ARGUMENT_KINDS)
          for (const { quote, sentence } of kind.find(essay)) {
            if (quote === null) continue;
            expect(essay.reading.text).toContain(quote);
            expect(quote.trim().split(/\s+/u).length).toBeLessThanOrEqual(13);
            if (sentence !== null) expect(quote).not.toContain('\n');
          }
      }
  });
  it('has words for every slot of its templates', () => {
    const slots = Object.fromEntries(
      [
        'quote',
        'other',
        'then',
        'words',
        'word',
        'job',
        'one',
        'two',
        'three',
        'number',
        'reason',
        'asked',
        'vague',
        'first',
      ].map((name) => [name, 'x']),
    );
    for (const kind of ARGUMENT_KINDS)
      for (const template of [...kind.says, ...allSteps(kind)])
        for (const wording of wordingsOf(template)) {
          const text = filled(wording, slots);
          expect(`${kind.id}: ${text}`).toMatch(/: \S.*[.?!”]$/u);
          expect(text).not.toMatch(/[{}|]| {2}| [,.]/u);
        }
  });
});
