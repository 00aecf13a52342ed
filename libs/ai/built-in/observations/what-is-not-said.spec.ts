import type { Linter, LintFinding } from '@marklight/text/linter';
import { preparedEssay } from '../prepared-essay';
import { ANCHORED_ARGUMENT } from './anchored-argument';
import { ARGUMENT_KINDS } from './argument-kinds';
import { LANGUAGE_ADVICE } from './language-advice';
import { MISTAKE_KINDS } from './mistake-kinds';
import { TASK } from './task';

/* Readers found these said of essays of which they were not so, or asking for what stood there. */

const KINDS = [...ARGUMENT_KINDS, ...ANCHORED_ARGUMENT, ...LANGUAGE_ADVICE, ...MISTAKE_KINDS, ...TASK];
const REST =
  'The bus is slow in the rain. It stops at every corner of our town. Walking takes ten minutes at most. The path is dry.';

async function seen(
  id: string,
  essayText: string,
  { task = null as string | null, lint = [] as LintFinding[] } = {},
) {
  const linter: Linter = { lint: () => Promise.resolve(lint) };
  const request = { essayText, studentName: null, locale: 'en-AU' as const, criteria: [], task };
  return KINDS.find((kind) => kind.id === id)?.find((await preparedEssay(request, linter)).essay) ?? [];
}

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
    const [asked] = await seen('evidence-advice', advised);
    expect(asked?.omits ?? []).toEqual([]);
    const [told] = await seen('evidence-advice', `${advised} My friend took the bus and missed the test.`);
    expect(told?.omits).toEqual(['low']);
  });
  it('the main point is not asked for at the start where a view stands there', async () => {
    const [asked] = await seen('answer-advice', `The gate opens at nine. ${REST}`);
    expect(asked?.omits ?? []).toEqual([]);
    const [given] = await seen('answer-advice', `I believe that pupils should walk to school. ${REST}`);
    expect(given?.omits).toEqual(['low']);
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
