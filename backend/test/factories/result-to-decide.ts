import type { ReviewRequest } from '@marklight/contracts/decisions';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import { aGradedEssayForEachTest } from './results';

export const [PROPOSED, FREE] = ['School gardens teach patience.', 'They also feed the canteen.'] as const;
export const ESSAY = `${PROPOSED} ${FREE} In the end everybody eats.`;

export type Decision = ReviewRequest['feedback'][number];
export type Whole = NonNullable<ReviewRequest['whole']>;

const asIs = ({ level, feedback }: FeedbackItem): Decision => ({ level, feedback });

/**
 * For each test a graded essay, of which the grader quoted the first sentence for the first criterion and none for the
 * second, and what the teacher decides on it.
 */
export function aResultToDecide() {
  const given = aGradedEssayForEachTest(ESSAY);
  let result: GradingResult;
  beforeEach(async () => {
    const evidence = [{ quote: PROPOSED, start: 0, end: PROPOSED.length }];
    await given.app.database.query(
      `update grading_results set feedback = jsonb_set(jsonb_set(feedback, '{0,evidence}', $2::jsonb),
         '{1,identifiedText}', '"No sentence of the essay could be quoted."') where essay_id = $1`,
      [given.essayId, JSON.stringify(evidence)],
    );
    result = (await resultsOf())[0];
  });

  const resultsOf = async () =>
    (await given.teacher.agent.get('/api/results?texts=included').expect(200)).body as [
      GradingResult,
      ...GradingResult[],
    ];

  /** Changes the first criterion, and the whole. */
  const decide = (first: Partial<Decision>, whole?: Whole, of = result) =>
    given.teacher.agent.put(`/api/results/${of.id}`).send({
      version: of.version,
      feedback: of.feedback.map((item, n) => (n === 0 ? { ...asIs(item), ...first } : asIs(item))),
      whole,
    });
  const decided = async (first: Partial<Decision>, whole?: Whole, of = result) =>
    (await decide(first, whole, of).expect(200)).body as GradingResult;

  return {
    given,
    /** As it was proposed. */
    proposed: () => result,
    resultsOf,
    decide,
    decided,
  };
}

/** The teacher's words for everything that is said of the whole. */
export const WHOLE: Whole = {
  remark: 'My own remark on the whole.\nIt has two lines.',
  strengths: ['My strength one.', 'My strength two.'],
  areasForImprovement: ['My area.'],
  nextSteps: ['My next step.'],
  cognitiveLevel: 'My cognitive level.',
  writingMaturity: 'My writing maturity.',
  thematicConsistency: 'My thematic words.',
  argumentStructure: 'My structure words.',
  evidenceQuality: 'My evidence words.',
  linguisticComplexity: 'My language words.',
  leaveOutOriginality: true,
  comments: [
    {
      ...{ id: 'two', start: ESSAY.indexOf('In the end'), end: ESSAY.length },
      ...{ quote: 'In the end everybody eats.', words: 'My comment on the end.', criterion: null },
    },
    {
      ...{ id: 'one', start: ESSAY.indexOf('feed'), end: ESSAY.indexOf('feed') + 4 },
      ...{ quote: 'feed', words: 'My comment on a word.', criterion: 'Evidence' },
    },
  ],
};
