import { checkProposal } from '../check-proposal';
import type { GradingRequest } from '../provider';
import { aRequest, ESSAY, useStandIn } from './spec-setup';

const bench = useStandIn();

type Item = Record<string, unknown>;

/** The stand-in's answer with the first criterion, or the whole, changed. */
async function graded(change: { item?: Item; whole?: Item }, request: GradingRequest = aRequest()) {
  const criteria = request.criteria.map((_, index) => ({
    criterion: index + 1,
    chainOfThought: 'It says where it stands, and why.',
    quotes: ['This shows that people care about the place.'],
    level: 2,
    feedback: `You say something of your own in point ${index + 1}.`,
    improvementSteps: [`Do one thing about point ${index + 1}.`],
    confidence: 80,
    ...(index === 0 ? change.item : {}),
  }));
  const answer = {
    criteria,
    overallAnalysis: {
      strengths: ['The trees.'],
      areasForImprovement: ['One clear claim.'],
      nextSteps: ['Read it aloud.'],
      cognitiveLevel: 'Explains.',
      writingMaturity: 'Steady.',
    },
    contextualInsights: {
      thematicConsistency: 'It stays with the path.',
      argumentStructure: 'Reasons follow.',
      evidenceQuality: 'One case.',
      linguisticComplexity: 'Plain.',
      originalityScore: 50,
    },
    instructionsToGrader: [],
    ...change.whole,
  };
  bench.standIn.reset();
  bench.standIn.next({ type: 'content', content: JSON.stringify(answer) });
  const proposal = await bench.provider().grade(request);
  expect(bench.standIn.requests).toHaveLength(1);
  return checkProposal(request, proposal);
}

const firstOf = async (item: Item) => (await graded({ item })).feedback[0];

describe('an answer in the form of earlier versions', () => {
  it('is taken, without what came later', async () => {
    const result = await graded({ item: { exemplarComparison: 'A stronger version would name a source.' } });
    expect(result.feedback[0]).toMatchObject({ level: 2, exemplarComparison: '', reviewReasons: [] });
    expect(result.notesToTeacher).toEqual([]);
  });

  it('keeps an exemplar that rewrites a sentence of the essay', async () => {
    const exemplarComparison =
      'Instead of “This shows that people care about the place.” write “This shows how much people care about the place.”';
    expect((await firstOf({ exemplarComparison }))?.exemplarComparison).toBe(
      '“This shows that people care about the place.” could read: “This shows how much people care about the place.”',
    );
  });
});

describe('words in quotation marks', () => {
  const INVENTED = 'Your line “the council is corrupt” is strong.';

  it.each(['feedback', 'chainOfThought'] as const)(
    'of %s that nobody wrote are left out with their sentence, and the criterion is marked',
    async (field) => {
      const item = await firstOf({ [field]: `${INVENTED} “Forty people” is a fact.` });
      expect(item?.[field]).toBe('“Forty people” is a fact.');
      expect(item?.reviewReasons).toEqual(['quote_not_found']);
    },
  );

  it('in a step or a rewrite that nobody wrote go, and the criterion is marked', async () => {
    const step = await firstOf({ improvementSteps: [INVENTED, 'Name one walker.'] });
    expect(step).toMatchObject({
      improvementSteps: ['Name one walker.'],
      reviewReasons: ['quote_not_found'],
    });
    const rewrite = await firstOf({ rewrite: { original: 'The council is corrupt.', better: 'It is not.' } });
    expect(rewrite).toMatchObject({ exemplarComparison: '', reviewReasons: ['quote_not_found'] });
  });

  it('leave words that ask for the teacher’s where no feedback remains', async () => {
    const item = await firstOf({ feedback: INVENTED });
    expect(item?.feedback).toContain('Please write your own.');
    expect(item?.reviewReasons).toEqual(['quote_not_found']);
  });

  it('that nobody wrote go from what is said of the whole essay too', async () => {
    const { overallAnalysis, contextualInsights } = await graded({
      whole: {
        overallAnalysis: {
          strengths: [INVENTED, '“Forty people” is a fact.'],
          areasForImprovement: ['Say more.'],
          nextSteps: [],
          cognitiveLevel: INVENTED,
          writingMaturity: 'Steady.',
        },
        contextualInsights: {
          thematicConsistency: `${INVENTED} It stays with the path.`,
          argumentStructure: '',
          evidenceQuality: INVENTED,
          linguisticComplexity: 'Plain.',
          originalityScore: 50,
        },
      },
    });
    expect(overallAnalysis).toMatchObject({ strengths: ['“Forty people” is a fact.'], cognitiveLevel: '' });
    expect(contextualInsights).toMatchObject({
      thematicConsistency: 'It stays with the path.',
      evidenceQuality: '',
    });
  });

  it('may be the student’s own name, which the model never saw', async () => {
    const item = await firstOf({ feedback: 'You begin “My name is [Student]” and then say what you think.' });
    expect(item).toMatchObject({
      feedback: 'You begin “My name is Maria Rossi” and then say what you think.',
      reviewReasons: [],
    });
  });
});

describe('what is said', () => {
  it('is one strength, two priorities and no step twice', async () => {
    const { feedback, overallAnalysis } = await graded({
      item: { improvementSteps: ['Name one walker who uses the path every day.', 'Give the plan’s cost.'] },
      whole: {
        overallAnalysis: {
          strengths: ['The trees.', 'The claim.'],
          areasForImprovement: ['A clear claim first.', 'A case for two minutes.', 'Commas.'],
          nextSteps: ['Name one walker who uses the path every day!', 'Read it aloud to a friend.'],
          cognitiveLevel: 'Explains.',
          writingMaturity: 'Steady.',
        },
      },
    });
    expect(feedback[0]?.improvementSteps).toHaveLength(2);
    expect(overallAnalysis).toMatchObject({
      strengths: ['The trees.'],
      areasForImprovement: ['A clear claim first.', 'A case for two minutes.'],
      nextSteps: ['Read it aloud to a friend.'],
    });
  });

  it('needs no step at the highest level', async () => {
    expect(await firstOf({ level: 4, improvementSteps: [] })).toMatchObject({
      level: 4,
      improvementSteps: [],
      suggestions: '',
    });
  });
});

describe('a criterion without a level', () => {
  it('has the reason, and nothing else', async () => {
    const item = await firstOf({ level: null, whyNoLevel: 'Handwriting cannot be seen here.', feedback: '' });
    expect(item).toMatchObject({
      level: null,
      status: 'not_assessed',
      notAssessedReason: 'Handwriting cannot be seen here.',
      feedback: '',
      improvementSteps: [],
      reviewReasons: [],
    });
  });
});

describe('a note to the teacher', () => {
  it('is handed on with the passage where it stands, apart from what the student reads', async () => {
    const quote = 'the council had no money for it';
    const result = await graded({
      whole: {
        notesToTeacher: [
          { about: 'welfare', words: 'The text says that nobody helps.', quote },
          { about: 'welfare', words: 'It says “I am hungry”.', quote: 'I am hungry' },
          { about: 'criterion', words: 'It says “I am hungry”.', quote: null },
        ],
      },
    });
    const start = ESSAY.indexOf(quote);
    expect(result.notesToTeacher).toEqual([
      {
        about: 'welfare',
        words: 'The text says that nobody helps.',
        evidence: { quote, start, end: start + quote.length },
      },
      { about: 'welfare', words: 'The grader asks you to read this essay yourself.', evidence: null },
    ]);
    expect(JSON.stringify({ ...result, notesToTeacher: [] })).not.toContain('nobody helps');
  });
});
