import type { Linter, LintFinding } from '@marklight/text/linter';
import { judgedEssayOf } from '../testing/judged-essay-of';
import { observationKind } from '../testing/observation-kind';
import { SHOWN_SCENE } from '../testing/shown-scene';
import { allSteps, type Slot, stepsIn } from './observation';

/* What would be untrue of these essays, or would ask for what they already have. */

const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';

async function seen(
  id: string,
  essayText: string,
  { task = null as string | null, lint = [] as LintFinding[] } = {},
) {
  const linter: Linter = { lint: () => Promise.resolve(lint) };
  return observationKind(id).find(await judgedEssayOf(essayText, { task }, linter));
}

/** The steps of a kind that an essay may get. */
async function stepsSaid(
  id: string,
  essayText: string,
  slot: Slot,
  task: string | null = null,
): Promise<string[]> {
  const [found] = await seen(id, essayText, { task });
  return found === undefined ? [] : [...stepsIn(observationKind(id), found, slot)];
}

describe('what a step takes for granted', () => {
  const REMARKS =
    'Patience is very difficult for me. I have no patience in a long line. Waiting is dull for everyone. Most days are long.';
  const TOLD =
    'The line was long that day. I got a ticket at the gate. I saw the wheel turn. I waited an hour. I went up at last.';
  it.each(['telling-advice', 'events-advice', 'voice-advice', 'task-advice'])(
    '%s speaks of moments only where things happen',
    async (id) => {
      expect(await seen(id, `${REMARKS} ${SHOWN_SCENE}`)).toEqual([]);
      expect(await seen(id, `${TOLD} ${SHOWN_SCENE}`)).toHaveLength(1);
    },
  );
  it.each(['new-moment-task', 'new-moment-detail', 'new-moment-order', 'new-moment-voice'])(
    '%s is asked for where something happens and little is to be seen',
    async (id) => {
      expect(await seen(id, REMARKS)).toEqual([]);
      expect(await seen(id, TOLD)).toHaveLength(1);
      expect(await seen(id, `${TOLD} ${SHOWN_SCENE}`)).toEqual([]);
    },
  );
  it('a day to tell of is asked for where nothing happens', async () => {
    for (const id of [
      'one-day-task-advice',
      'one-day-detail-advice',
      'one-day-order-advice',
      'one-day-voice-advice',
    ]) {
      expect(await seen(id, REMARKS)).toHaveLength(1);
      expect(await seen(id, TOLD)).toEqual([]);
    }
    const touched = await stepsSaid('one-day-order-advice', `${REMARKS} Once my bus came late.`, 'first');
    expect(touched.join(' ')).not.toMatch(/one day/u);
  });
  it('people are spoken of only where somebody but the writer is', async () => {
    const alone = await stepsSaid('telling-advice', `${TOLD} ${SHOWN_SCENE}`, 'low');
    expect(alone).not.toEqual([]);
    expect(alone.join(' ')).not.toMatch(/person|somebody/u);
    const together = await stepsSaid(
      'telling-advice',
      `${TOLD} My sister was with me. She laughed and told a joke. ${SHOWN_SCENE}`,
      'low',
    );
    expect(together.join(' ')).toMatch(/person/u);
  });
  it('words that come again and again are looked for only where some do', async () => {
    const again = /again and again/u;
    expect(
      (await stepsSaid('vocabulary-advice', `${REST} ${REST.replace(/bus/gu, 'tram')}`, 'low')).join(' '),
    ).not.toMatch(again);
    const often =
      'Buses help pupils. Buses help parents. Buses help teachers too. Buses never help a dog or a cat anywhere at all.';
    expect((await stepsSaid('vocabulary-advice', often, 'low')).join(' ')).toMatch(again);
  });
  it.each([
    'I know you @MONTH1 be thinking that the bus is faster, but it is not.',
    'As some people say it doesnt keep you dry.',
    'Not everyone wants to walk.',
    'On the contrary, the bus is faster for some.',
  ])('one reason more is asked for where another side is heard: %s', async (text) => {
    const essay = `Our town should walk. ${REST} ${text} Walk then.`;
    expect(await seen('other-view-check', essay)).toEqual([]);
    expect(await seen('other-side-advice', essay)).toEqual([]);
    expect(await seen('claim-to-doubt', essay)).toEqual([]);
    expect(await seen('other-side-place', essay)).toHaveLength(1);
  });
  it('a view of others is never taken for one that waits for an answer', () => {
    for (const step of allSteps(observationKind('other-view-quoted')))
      expect(step).not.toMatch(/next sentence|do you say to/u);
  });
  it.each([
    'Walking does not make mornings quicker. But yet it does.',
    'The obvious answer is bad effect. Buses are loud.',
    'Pupils should be happy about the path. Dogs bark.',
    'Walking makes mornings easier. People smile more. My brother is never late now.',
  ])('no proof is asked for what is taken back, demanded or proved further on: %s', async (text) => {
    const essay = `Our town needs a path. It is time. ${text} ${REST} Build it now. We wait.`;
    for (const id of ['claim-to-prove', 'point-to-support'])
      expect((await seen(id, essay)).map(({ quote }) => text.startsWith(quote ?? ' '))).not.toContain(true);
  });
  const SOURCE =
    'Source Essay\n\nThe farmer walked along the dusty road with a lamp. The storm tore his coat. The dog stayed close to his side in the dark.\n\nPrompt\n\nWrite a response that explains how the storm affects the farmer. Support your answer with details.';
  it('details are weighed against each other only where there are some', async () => {
    const bare =
      'The storm has a very large effect on what the farmer feels. In my own opinion it is the most important thing there is of all.';
    const steps = (
      await Promise.all(
        ['meaning-advice', 'best-detail-advice', 'source-order-advice', 'further-proof-advice'].flatMap(
          (id) => (['first', 'low', 'high'] as const).map((slot) => stepsSaid(id, bare, slot, SOURCE)),
        ),
      )
    ).flat();
    expect(steps).not.toEqual([]);
    expect(
      steps.filter((step) => /details? of yours|your details|(?:each|last|first) detail/u.test(step)),
    ).toEqual([]);
  });
  it.each([
    [
      'many who say the same',
      'Many argue that walking keeps people fit. I firmly believe so. It is true for all of us.',
      0,
    ],
    [
      'some who say the opposite',
      'Some people say that walking takes too long. However, the bus is slow.',
      1,
    ],
  ])('another view is one that is turned against: %s', async (_, text, count) => {
    expect(await seen('other-view-quoted', `Our town should walk. ${text} ${REST}`)).toHaveLength(count);
  });
  it('a story whose people have lost their names is a story', async () => {
    const text =
      'This was one time. @CAPS1 got up from the couch. Then @CAPS1 took my bag. My brother smiled. @CAPS1 left at nine.';
    expect(await seen('one-day-task-advice', text)).toEqual([]);
    expect(await seen('new-moment-detail', text)).toHaveLength(1);
  });
  it('a reason that breaks off does not count as one', async () => {
    const text = 'The storm is sad for the farmer because the way it is described in the text. He is cold.';
    expect(await seen('answer-with-reason', text, { task: SOURCE })).toEqual([]);
  });
});

describe('what is not said', () => {
  it.each([
    'But the other people have a point, walking is good because it keeps our hearts strong.',
    'The other side will argue that it is bad because pupils are not awake in the morning.',
    'Some people that never walk believe the bus is good because many seats stay dry.',
    'The bus should go because rain, mud, and dogs.',
  ])('no reason of the writer’s own: %s', async (text) => {
    expect(await seen('reason-given', `${text} ${REST}`)).toEqual([]);
  });
  it('somebody who disagrees is asked for only where nobody is heard', async () => {
    const heard = `I agree with the rule. ${REST} But then the other people have a point too.`;
    expect(await seen('other-side-advice', heard)).toEqual([]);
    expect(await seen('other-side-place', heard)).toHaveLength(1);
    expect(await seen('other-side-advice', `I agree with the rule. ${REST}`)).toHaveLength(1);
    expect(await seen('other-side-place', `I agree with the rule. ${REST}`)).toEqual([]);
  });
  it('a case is not asked for where one is told', async () => {
    const advised = `We should walk to school. ${REST} ${REST}`;
    const asked = await stepsSaid('evidence-advice', advised, 'low');
    expect(asked.join(' ')).toMatch(/One day|one day|your family/u);
    const told = await stepsSaid(
      'evidence-advice',
      `${advised} My friend took the bus and missed the test.`,
      'low',
    );
    expect(told).not.toEqual([]);
    expect(told.join(' ')).not.toMatch(/one day|your family|with a name/u);
  });
  it('the main point is not asked for at the start where a view stands there', async () => {
    const finish = /Finish this sentence/u;
    expect((await stepsSaid('answer-advice', `The gate opens at nine. ${REST}`, 'first')).join(' ')).toMatch(
      finish,
    );
    const given = await stepsSaid(
      'answer-advice',
      `I believe that pupils should walk to school. ${REST}`,
      'first',
    );
    expect(given).not.toEqual([]);
    expect(given.join(' ')).not.toMatch(finish);
  });
  it.each([
    'Doesn’t that sound bad for the town?',
    'I remember the first years in that school we should feel good.',
    'It would be good on people.',
  ])('a question or a part of a thought is not taken for the view: %s', async (text) => {
    expect(await seen('view-quoted-again', `${text} ${REST}`)).toEqual([]);
  });
  it.each(['You have another virus.', 'Now is the time to decide.', 'We need friendship to to be valid.'])(
    'what nobody could doubt is not taken for a claim: %s',
    async (text) => {
      const found = await seen('claim-to-prove', `${REST} ${text} ${REST}`);
      expect(found.map(({ quote }) => quote)).not.toContain(text.slice(0, -1));
    },
  );
  it('a paragraph after a heading alone is not asked to follow from it', async () => {
    const body = `Honest people are rare. ${REST}`;
    const found = await seen(
      'paragraph-to-name',
      `Honesty matters here.\n\n${body}\n\nBuses are loud all day in our street. Dogs bark when they come. Windows shake on cold mornings. Babies wake.\n\nLet us all walk to school then, whatever it costs us.`,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.quote).toMatch(/^Buses/u);
  });
  it('a story is not shown to keep to its task with words cut from a sentence', async () => {
    const task = 'Write a story about patience.';
    const text =
      'The line was long. It rained. That was a time patience was hard for me. We had patience with my aunt.';
    const quotes = (await seen('story-on-task', text, { task })).map(({ quote }) => quote ?? '');
    expect(quotes).toContain('We had patience with my aunt');
    expect(quotes.filter((quote) => /^(?:is|was|wait)/u.test(quote))).toEqual([]);
  });
  it('no past form is put where none was written', async () => {
    const text = 'I hope to pursude the town of it.';
    const start = text.indexOf('pursude');
    const lint: LintFinding[] = [
      {
        kind: 'spelling',
        rule: 'SpellCheck',
        start,
        end: start + 7,
        text: 'pursude',
        message: '',
        suggestions: ['pursued'],
      },
    ];
    expect(await seen('misspelling-corrected', text, { lint })).toEqual([]);
  });
});
