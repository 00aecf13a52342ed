import { segment } from '@marklight/text/segmentation';
import type { Genre } from '@marklight/contracts/genre';
import * as fc from 'fast-check';
import { checkProposal, type CheckedResult } from '../../check-proposal';
import { OBSERVATION_KINDS } from '../observations/all';
import { allSteps } from '../observations/observation';
import { createBuiltInProvider } from '../provider';
import { MOST_WORDS } from './comment';
import { wordingsOf } from './phrasing';

/*
 * What the grader used to say and must not be able to say any more, over essays put together from sentences of every
 * kind, in every genre.
 */
const provider = createBuiltInProvider({ lint: () => Promise.resolve([]) });
const CRITERIA = [
  'States a clear position',
  'Use of evidence',
  'Reasoning',
  'Organisation and paragraphs',
  'Addresses opposing views',
  'Descriptive detail and dialogue',
  'Vocabulary',
  'Sentence fluency',
  'Spelling, grammar and punctuation',
  'Conclusion',
  'Neat handwriting',
];
const TITLES = ['The River Path', 'Why We Wait', 'My Letter to the Council'];
const SALUTATIONS = ['Dear editor,', 'To whom it may concern,', 'Dear Mayor Brown,'];
const SENTENCES = [
  'I believe that the river path should stay open all year.',
  'The council should close the car park because it floods every winter.',
  'For example, my neighbour lost her bicycle there in June.',
  'Some people say that a fence would cost too much.',
  'However, one broken leg costs far more than a fence.',
  'In conclusion, the path belongs to everybody who walks there.',
  'When I was nine, my aunt and I waited four hours for the last bus.',
  '“Stay with me,” she whispered, and held my cold hand.',
  'The rain ran down the window and the street lamps went out.',
  'I was so nervous that I counted the cars.',
  'According to the text, the cyclist had no water left.',
  'This shows that he had trusted the wrong map.',
  'Then we heard the engine, and my aunt began to laugh.',
  'Did the council ever ask the people who live there?',
  'Every morning forty children cross that bridge on their way to school.',
  'A warm coat and a full bottle are enough for most walks.',
  'We looked at the map again and again.',
  'First, the bank has to be made safe.',
  'Trees hold the soil, since their roots go deep.',
  'It was very sad and very long.',
];
const GENRES: readonly Genre[] = ['argument', 'story', 'source-answer', 'explanation', 'reflection'];
const anEssay = fc
  .record({
    title: fc.option(fc.constantFrom(...TITLES), { nil: null }),
    salutation: fc.option(fc.constantFrom(...SALUTATIONS), { nil: null }),
    sentences: fc.shuffledSubarray(SENTENCES, { minLength: 3, maxLength: 20 }),
    paragraphs: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ title, salutation, sentences, paragraphs }) => {
    const size = Math.ceil(sentences.length / paragraphs);
    const blocks = Array.from({ length: paragraphs }, (_, at) =>
      sentences.slice(at * size, (at + 1) * size).join(' '),
    ).filter((block) => block !== '');
    return {
      title,
      salutation,
      text: [title, salutation, ...blocks].filter((part) => part !== null).join('\n\n'),
    };
  });

async function graded(essayText: string, genre: Genre): Promise<CheckedResult> {
  const request = {
    essayText,
    studentName: null,
    locale: 'en-AU' as const,
    criteria: CRITERIA.map((text) => ({ text, weight: 1 })),
    task: null,
    genre,
  };
  return checkProposal(request, await provider.grade(request));
}
const toStudent = ({ feedback, overallAnalysis: o }: CheckedResult): string[] => [
  ...feedback.flatMap((f) => [f.feedback, f.exemplarComparison, ...f.improvementSteps]),
  ...o.strengths,
  ...o.areasForImprovement,
  ...o.nextSteps,
];
const everyResult = (
  check: (
    result: CheckedResult,
    essay: { title: string | null; salutation: string | null; text: string },
  ) => void,
) =>
  fc.assert(
    fc.asyncProperty(anEssay, fc.constantFrom(...GENRES), async (essay, genre) => {
      check(await graded(essay.text, genre), essay);
    }),
    { numRuns: 60 },
  );

describe('a result of the built-in grader', () => {
  it('quotes no title and no salutation', () =>
    everyResult((result, { title, salutation }) => {
      for (const text of toStudent(result))
        for (const frame of [title, salutation])
          if (frame !== null) expect(text).not.toContain(frame.replace(/,$/u, ''));
    }));

  it('claims no absence that was not measured', () =>
    everyResult((result) => {
      for (const text of toStudent(result))
        expect(text).not.toMatch(
          /\b(?:nobody (?:disagrees|speaks|who)|nothing (?:here|in your)|there (?:is|are) no|you (?:give|have|use|offer) no|is missing|without (?:a|any) (?:reason|example|conclusion))\b/iu,
        );
    }));

  it('reads no measurements aloud and speaks of no criterion by number', () =>
    everyResult((result) => {
      for (const text of toStudent(result))
        expect(text).not.toMatch(
          /%|in every 100|key words?\b|content words|criterion \d|on average|markers? of/iu,
        );
    }));

  it('repairs nothing at the highest level', () =>
    everyResult(({ feedback }) => {
      for (const item of feedback.filter(({ level }) => level === 4))
        expect(item.improvementSteps).toEqual([]);
    }));

  it('gives a story no advice for arguments', async () => {
    const foreign = OBSERVATION_KINDS.filter(({ genres }) => genres !== 'any' && !genres.includes('story'))
      .flatMap((kind) => [...kind.says, ...allSteps(kind)])
      .flatMap((template) => wordingsOf(template, 40))
      .filter((wording) => !wording.includes('{') && wording.length > 30);
    await fc.assert(
      fc.asyncProperty(anEssay, async ({ text }) => {
        const said = toStudent(await graded(text, 'story')).join(' ');
        for (const wording of foreign) expect(said).not.toContain(wording);
      }),
      { numRuns: 40 },
    );
  });

  it('says nothing twice, keeps each comment short, and gives two steps at most', () =>
    everyResult((result) => {
      const sentences = toStudent(result).flatMap((text) => segment(text).sentences.map((one) => one.text));
      expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
      for (const { feedback, improvementSteps } of result.feedback) {
        expect(segment([feedback, ...improvementSteps].join(' ')).words.length).toBeLessThanOrEqual(
          MOST_WORDS,
        );
        expect(improvementSteps.length).toBeLessThanOrEqual(2);
      }
    }));

  it('gives no level and no words on what a text cannot show', () =>
    everyResult(({ feedback }) => {
      const handwriting = feedback.at(-1);
      expect(handwriting).toMatchObject({
        level: null,
        feedback: '',
        improvementSteps: [],
        exemplarComparison: '',
      });
    }));
});
