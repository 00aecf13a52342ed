import type { LintFinding, Linter } from '@marklight/text/linter';
import type { CriterionToGrade, ProposedFeedback } from '../../provider';
import { createBuiltInProvider } from '../provider';

const ESSAY = [
  'Our library should stay open on Sundays, because many families have no other quiet place to read.',
  'The headmaster told us that “a school without a library is a body without a memory”, and I agree with him.',
  '',
  'Another reason is that the library is warm, which matters in the winter months when heating costs a great deal.',
  'For example, my neighbour takes her two small children there every week and they come home with new books.',
  'Some people say that it costs too much to keep the doors open for another day.',
  'However, the council has found that “volunteers would gladly serve on a Sunday”, so that hardly anything has to be paid.',
  '',
  'In conclusion, the library should stay open on Sundays, because it is worth far more than it costs.',
].join('\n');
const mistakes = (count: number): Linter => ({
  lint: (text) =>
    Promise.resolve(
      [...text.matchAll(/\p{L}{5,}/gu)].slice(0, count).map(({ 0: word, index }): LintFinding => ({
        kind: 'spelling',
        start: index,
        end: index + word.length,
        text: word,
        message: 'This word is not in the dictionary.',
        suggestions: [],
      })),
    ),
});

async function judged(
  criterion: Omit<CriterionToGrade, 'weight'>,
  essayText = ESSAY,
  linter = mistakes(0),
): Promise<ProposedFeedback> {
  const { feedback } = await createBuiltInProvider(linter).grade({
    essayText,
    studentName: null,
    locale: 'en-AU',
    criteria: [{ ...criterion, weight: 1 }],
    task: null,
  });
  const [first] = feedback;
  if (first === undefined) throw new Error('There was no answer');
  return first;
}

describe('a criterion', () => {
  it.each([
    'Handwriting',
    'Mentions penguins',
    'Portrayal of Macbeth',
    'Uses at least five peer-reviewed sources',
    'Historically accurate',
    'Correct explanation of photosynthesis',
    'Improved since the last draft',
    'APA style',
    'Uses the French past tense',
    'Oral delivery',
  ])('such as “%s” gets no level and no comment, and a reason', async (text) => {
    const { level, feedback, notAssessedReason, improvementSteps } = await judged({ text });
    expect(level).toBeNull();
    expect([feedback, ...improvementSteps]).toEqual(['']);
    expect(notAssessedReason).toContain('so please mark this yourself');
  });

  it.each([
    'Accuracy of spelling',
    'Use of evidence',
    'Ideas and content',
    'Voice',
    'Conclusion',
    'Use of quotations',
    'Language',
    'Presentation of argument',
    'Organisation',
    'Sentence fluency',
  ])('such as “%s” gets a level', async (text) => {
    const { level, notAssessedReason } = await judged({ text });
    expect([0, 1, 2, 3, 4]).toContain(level);
    expect(notAssessedReason).toBeUndefined();
  });

  it('is judged without what the grader cannot see, and says so', async () => {
    const { level, chainOfThought, confidence } = await judged({ text: 'Spelling, grammar and handwriting' });
    expect(level).not.toBeNull();
    expect(confidence).toBeLessThan(50);
    expect(chainOfThought).toContain('cannot judge “handwriting”, so the level leaves that out.');
  });
});

describe('level descriptions', () => {
  const QUOTING = ['No quotations', 'One quotation', 'Two quotations', 'Three quotations', 'Four quotations'];
  it('that can be counted decide the level', async () => {
    const { level, chainOfThought } = await judged({ text: 'Use of quotations', levelDescriptions: QUOTING });
    expect(level).toBe(2);
    expect(chainOfThought).toContain('The essay has 2 quotations; the rubric asks for none at level 0, 1 at');
    expect(chainOfThought).toContain('That makes level 2 (Sound).');
  });
  it.each([
    [['', 'Under 50 words', '50 to 99 words', '100 to 139 words', '140 to 200 words'], 3],
    [['', 'One paragraph', 'Two paragraphs', 'Three paragraphs', 'Four or more paragraphs'], 3],
    [['No reasons', 'One reason', 'Two reasons', 'Three reasons', 'Four reasons'], 3],
  ])('count: %j', async (levelDescriptions, level) => {
    expect((await judged({ text: 'Ideas', levelDescriptions })).level).toBe(level);
  });
  it('of mistakes give a lower level for more of them', async () => {
    const levelDescriptions = [
      'More than ten errors',
      'No more than ten errors',
      'No more than five errors',
      'No more than two errors',
      'No errors',
    ];
    const levels = [];
    for (let count = 0; count <= 12; count += 1)
      levels.push((await judged({ text: 'Spelling', levelDescriptions }, ESSAY, mistakes(count))).level);
    expect(levels).toEqual([4, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0]);
  });
  it('that can be counted judge even a criterion of no known kind', async () => {
    expect((await judged({ text: 'Requirements', levelDescriptions: QUOTING })).level).toBe(2);
    expect((await judged({ text: 'Historical accuracy', levelDescriptions: QUOTING })).level).toBeNull();
  });
  it('that cannot be counted change nothing, and the reasoning says what the level went by', async () => {
    const plain = await judged({ text: 'Use of quotations' });
    const described = await judged({
      text: 'Use of quotations',
      levelDescriptions: ['Poor', 'Weak', 'Fair', 'Good', 'Excellent'],
    });
    expect(described.level).toBe(plain.level);
    expect(described.chainOfThought).toContain('so the grader went by the criterion’s name.');
    expect(plain.chainOfThought).not.toContain('went by the criterion’s name');
  });
  it('do not raise what is hardly an essay', async () => {
    const short = 'The library is “a very good place” for us all.';
    expect(
      (
        await judged(
          { text: 'Use of quotations', levelDescriptions: ['', '', '', '', 'One quotation'] },
          short,
        )
      ).level,
    ).toBe(0);
  });
});
