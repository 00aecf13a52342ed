import type { JudgedEssay } from '../judged-essay';
import { filled, wordingsOf } from '../words/phrasing';
import { exemplarOf } from '../words/exemplar';
import { markedEssay as essayOf, type Marked } from '../testing/marked-essay';
import { observationKind } from '../testing/observation-kind';
import { MISTAKE_KINDS } from './mistake-kinds';

const seen = (essay: JudgedEssay, id: string): string[] =>
  observationKind(id)
    .find(essay)
    .map(({ quote, slots }) => `${quote ?? ''}${slots ? ` → ${Object.values(slots).join(', ')}` : ''}`);

describe('mistakes', () => {
  it('are corrected in words that a student can search for', async () => {
    const essay = await essayOf('We saw diffrent birds there. The boys lost two hats in the wind that day.', [
      ['diffrent', 'different', 'spelling'],
    ]);
    expect(seen(essay, 'misspelling-corrected')).toEqual(['diffrent → different']);
  });
  it('that are words elsewhere come with the word beside them', async () => {
    const essay = await essayOf('The boys lost there hats in the wind. She do like hats and we were glad.', [
      ['there', 'their', 'word_choice', 'ThereToTheir'],
      ['do', 'does', 'grammar', 'PronounVerbAgreement'],
    ]);
    expect(seen(essay, 'confused-pair')).toEqual(['there hats → their hats']);
    expect(seen(essay, 'grammar-corrected')).toEqual(['She do like → She does like']);
  });
  it('made more than once are said to be', async () => {
    const essay = await essayOf('The hills were diffrent. The birds were diffrent. We were diffrent too.', [
      ['diffrent', 'different', 'spelling'],
    ]);
    expect(seen(essay, 'repeated-mistake')).toEqual(['diffrent → different, three times']);
  });
  it('without a certain cure are only marked', async () => {
    const essay = await essayOf('It was desited by the whole town that we go.', [
      ['desited', null, 'spelling'],
    ]);
    expect(seen(essay, 'unknown-word')).toEqual(['desited']);
    expect(seen(essay, 'misspelling-corrected')).toEqual([]);
  });
  it('of capitals are shown where they stand', async () => {
    const essay = await essayOf('We left early that day. the bus came at nine. Then i slept.', [
      ['the', 'The', 'capitalisation', 'SentenceCapitalization'],
      ['i', 'I', 'capitalisation', 'CapitalizePersonalPronouns'],
    ]);
    expect(seen(essay, 'capital-at-start')).toEqual(['the bus came at nine']);
    expect(seen(essay, 'small-i')).toEqual(['i slept → I slept']);
  });
});

it('asks about a very long sentence, by its first words', async () => {
  const essay = await essayOf(`My brother ran ${'and then he ran on '.repeat(10)}to the river.`);
  expect(seen(essay, 'very-long-sentence')).toHaveLength(1);
  expect(seen(await essayOf('My brother ran to the river. Then he slept.'), 'very-long-sentence')).toEqual(
    [],
  );
});

describe('a correction is left out', () => {
  it.each<[string, string, Marked, string]>([
    [
      'that leaves a wrong form',
      'The dogs lost their had in it.',
      ['their', "they're", 'word_choice'],
      'confused-pair',
    ],
    [
      'where a verb is missing',
      'Make sure there home before ten.',
      ['there', 'their', 'word_choice'],
      'confused-pair',
    ],
    [
      'of two words that are right as two',
      'It takes a while to get there.',
      ['a while', 'awhile', 'word_choice'],
      'confused-pair',
    ],
    [
      'of “it is” before a noun',
      "It's winter that I mean.",
      ["It's", 'Its', 'punctuation'],
      'apostrophe-corrected',
    ],
    [
      'where another word is the subject',
      'The thing that helps people is a warm coat.',
      ['is', 'are', 'grammar'],
      'grammar-corrected',
    ],
    [
      'of a form that needs more than a letter',
      'They suppose to wait here.',
      ['suppose to', 'supposed to', 'grammar'],
      'grammar-corrected',
    ],
  ])('%s', async (_, text, marked, id) => {
    expect(seen(await essayOf(text, [marked]), id)).toEqual([]);
  });
  it('that only puts a capital', async () => {
    const essay = await essayOf('They facebook you all day.', [['facebook', 'Facebook', 'word_choice']]);
    expect(seen(essay, 'confused-pair')).toEqual([]);
  });
  it('where the word beside it is marked too', async () => {
    const essay = await essayOf('There dont house was cold.', [
      ['There', 'Their', 'word_choice'],
      ['dont', "don't", 'punctuation'],
    ]);
    expect(seen(essay, 'confused-pair')).toEqual([]);
  });
  it('where half a sentence stands before a small letter', async () => {
    const mark: Marked = ['the', 'The', 'capitalisation', 'SentenceCapitalization'];
    expect(seen(await essayOf('When it rained. the bus came at nine.', [mark]), 'capital-at-start')).toEqual(
      [],
    );
  });
  it('and no name or run-on word is sent to a dictionary', async () => {
    const essay = await essayOf('We had officeand lunch there.', [['officeand', null, 'spelling']]);
    expect(seen(essay, 'unknown-word')).toEqual([]);
  });
  it('nor a name that lacks its capital in one place', async () => {
    const essay = await essayOf('Quillor went up the hill. There quillor stood in the rain.', [
      ['quillor', null, 'spelling'],
    ]);
    expect(seen(essay, 'unknown-word')).toEqual([]);
  });
});

it('makes one word of “a other”', async () => {
  const essay = await essayOf('We took a other bus.', [['a', 'an', 'grammar']]);
  expect(seen(essay, 'grammar-corrected')).toEqual(['a other → another']);
});

describe('a sentence with its mistakes corrected', () => {
  const TEXT = 'We saw diffrent birds. It was desited then.';
  it('is shown where every finding is certain', async () => {
    const essay = await essayOf(TEXT, [['diffrent', 'different', 'spelling']]);
    expect(exemplarOf(essay, ['spelling'], 2)).toBe(
      'You wrote: “We saw diffrent birds.” With one correction: “We saw different birds.”',
    );
    expect(exemplarOf(essay, ['thesis'], 2)).toBe('');
    expect(exemplarOf(essay, ['spelling'], 4)).toBe('');
  });
  it('is left out where one is not', async () => {
    expect(exemplarOf(await essayOf(TEXT, [['desited', null, 'spelling']]), ['spelling'], 2)).toBe('');
  });
});

it('has fifteen wordings or more of each kind, all of them whole sentences', () => {
  const values = {
    quote: 'these words',
    quoteRight: 'those words',
    quoteOther: 'them words',
    quoteOtherRight: 'their words',
    wrong: 'there',
    meant: 'their',
    times: 'twice',
    mark: 'comma',
    word: 'the',
  };
  const few: string[] = [];
  for (const { id, says, step } of MISTAKE_KINDS) {
    const wordings = [...says, ...(step?.low ?? [])].flatMap((template) => wordingsOf(template));
    if (wordings.length < 15) few.push(id);
    for (const wording of [...wordings, ...(step?.high ?? []).flatMap((template) => wordingsOf(template))])
      expect(filled(wording, values)).toMatch(/^(?:\p{Lu}|“)[^{}|]*[.?]$/u);
  }
  expect(few).toEqual([]);
});
