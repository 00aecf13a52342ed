import type { LedgerChange, LedgerEntry } from '@marklight/contracts/ledger';
import type { FeedbackItem, GradingResult } from '@marklight/contracts/grading';
import { readPdf, type ReadPdf } from '../../common/pdf/testing/read-pdf';
import { aFeedbackItem, aNotAssessedItem, aResult } from '../testing/builders';
import { explanationOf } from './explanation';
import { explanationPdf } from './explanation-pdf';

/** Late in the evening in London, the next morning in Sydney. */
const MADE_AT = new Date('2026-11-20T22:05:00Z');
const CRITERIA = { id: 'c', name: 'Argumentative essay', rubric: { id: 'r', version: 3 } };

const changed = (change: LedgerChange, at: string | null = '2026-11-19T20:00:00Z'): LedgerEntry => ({
  ...{ id: '1', resultId: 'result-1', kind: 'changed', by: 'Tess Teacher', at, change },
});
function printed(
  result: GradingResult,
  entries: readonly LedgerEntry[] = [],
  timeZone = 'Australia/Sydney',
): ReadPdf {
  const explanation = explanationOf({ result, criteriaSet: CRITERIA, entries });
  return readPdf(Buffer.from(explanationPdf(explanation, MADE_AT, timeZone)));
}
const wordsOf = (pdf: ReadPdf): string =>
  pdf.pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
const overridden: FeedbackItem = aFeedbackItem({
  level: 3,
  feedback: 'Mine.',
  confidenceScore: 37,
  proposed: { level: 1, feedback: 'Theirs.' },
});

describe('the explanation of a grade', () => {
  it('gives grade, score, criteria with version, what was proposed, and what the teacher decided and when', () => {
    const result = aResult({
      feedback: [overridden],
      createdAt: '2026-11-18T12:00:00Z',
      essay: { status: 'reviewed' },
    });
    const criterion = { number: 1, text: overridden.criteria };
    const pdf = printed(result, [
      changed({ field: 'reviewed', from: false, to: true, leftOut: [] }),
      changed({ field: 'level', criterion, from: 1, to: 3 }),
      changed({ field: 'feedback', criterion, from: 'Theirs.', to: 'Mine.' }),
    ]);
    expect(pdf.pages).toHaveLength(1);
    const words = wordsOf(pdf);
    for (const part of [
      'How this grade was reached',
      'Alex Example',
      'Grade B, 75%, score 0.8 out of 1 criterion',
      'Argumentative essay, version 3 of the rubric.',
      'grade E, by a computer program (Built-in grader) on 18 November 2026.',
      'grade B, reviewed by Tess Teacher on 20 November 2026.',
      '1. States a clear position: level 3, Strong',
      'Proposed: level 1, Emerging; changed by Tess Teacher on 20 November 2026. Comment changed by Tess Teacher on 20 November 2026.',
      'School gardens teach patience.',
      'A from 85%, B from 70%',
      'E from 20%, F below 20%.',
      'Made on 21 November 2026',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toMatch(/confiden|37/);
  });

  it('says who carried a decision over, and from which result', () => {
    const criterion = { number: 1, text: overridden.criteria };
    const carriedFrom = { id: 'result-0', gradedAt: '2026-11-17T20:00:00Z', criteriaSet: CRITERIA };
    const story = (level: object, feedback: object) =>
      wordsOf(
        printed(aResult({ feedback: [overridden] }), [
          changed({ field: 'feedback', criterion, from: 'Theirs.', to: 'Mine.', ...feedback }),
          changed({ field: 'level', criterion, from: 1, to: 3, ...level }),
        ]),
      );
    const carried = { carriedOver: true, carriedFrom };
    const words =
      'carried over by Tess Teacher on 20 November 2026, from the result of 18 November 2026, graded by “Argumentative essay”, version 3.';
    expect(story(carried, carried)).toContain(`level 1, Emerging; ${words} Comment carried over with it.`);
    expect(story({}, carried)).toContain(`changed by Tess Teacher on 20 November 2026. Comment ${words}`);
    // Before it was recorded.
    expect(story({ carriedOver: true }, {})).toContain(
      'carried over by Tess Teacher on 20 November 2026, from another result.',
    );
  });

  it('has what the rubric says of the level, the feedback, and how the level was reached, on one page', () => {
    const rubric = {
      items: [overridden.criteria],
      details: [{ weight: 1, levels: ['None.', 'Vague.', 'Stated.', 'Stated and kept to.', 'Argued.'] }],
    };
    const explanation = explanationOf(
      { result: aResult({ feedback: [overridden] }), criteriaSet: CRITERIA, entries: [] },
      rubric,
    );
    const pdf = readPdf(Buffer.from(explanationPdf(explanation, MADE_AT, 'UTC')));
    expect(pdf.pages).toHaveLength(1);
    const words = wordsOf(pdf);
    expect(words).toContain('The rubric on this level: Stated and kept to.');
    expect(words).toContain('Feedback: Mine.');
    expect(words).toContain('How the program reached its level: Looked for a sentence that takes a side.');
    expect(words).not.toMatch(/Vague|Theirs/);
  });

  it('names a strictness other than standard', () => {
    expect(wordsOf(printed(aResult({ strictness: 'lenient' })))).toContain(
      'on 21 November 2026, with lenient grading.',
    );
    expect(wordsOf(printed(aResult()))).not.toMatch(/with \w+ grading/);
  });

  it('says which levels the teacher’s calibration moved', () => {
    const moved = aFeedbackItem({ level: 3, levelBeforeShift: 2 });
    const words = wordsOf(
      printed(aResult({ feedback: [moved, { ...overridden, levelBeforeShift: 0 }, aFeedbackItem()] })),
    );
    expect(words).toContain('on 21 November 2026, with 2 levels moved by the teacher’s calibration.');
    expect(words).toContain(
      'Proposed: level 3, Strong, moved from 2 by the teacher’s calibration; kept as proposed.',
    );
    expect(words).toContain('level 1, Emerging, moved from 0 by the teacher’s calibration; changed by');
    expect(words).toContain('Proposed: level 3, Strong; kept as proposed.');
    expect(wordsOf(printed(aResult({ strictness: 'lenient', feedback: [moved] })))).toContain(
      'with lenient grading and 1 level moved by the teacher’s calibration.',
    );
    expect(wordsOf(printed(aResult()))).not.toContain('calibration');
  });

  it('says which newer gradings were declined', () => {
    const gradedAt = '2026-11-19T10:00:00Z';
    const declined = changed({
      field: 'declined',
      proposal: { id: 'result-2', gradedAt, grade: 'C', criteriaSet: CRITERIA },
    });
    const story = (entries: readonly LedgerEntry[]) => wordsOf(printed(aResult(), entries));
    expect(story([declined])).toContain('Declined: a newer grading, by Tess Teacher on 20 November 2026.');
    expect(story([declined, declined])).toContain('2 newer gradings, the last by Tess Teacher on');
    expect(story([])).not.toContain('Declined');
  });

  it('gives dates in the time zone asked for', () => {
    expect(wordsOf(printed(aResult(), [], 'Europe/London'))).toContain('Made on 20 November 2026');
  });

  it('says what was left to the teacher, what is not counted, and when a review is not finished', () => {
    const marked = aNotAssessedItem({ level: 2, proposed: { level: null, feedback: '' } });
    const result = aResult({ feedback: [marked, aNotAssessedItem({ criteria: 'A talk' }), aFeedbackItem()] });
    const criterion = { number: 1, text: marked.criteria };
    const words = wordsOf(printed(result, [changed({ field: 'level', criterion, from: null, to: 2 }, null)]));
    expect(words).toContain('Left to the teacher; marked by Tess Teacher.');
    expect(words).toContain('2. A talk: Not marked');
    expect(words).toContain('Left to the teacher; not counted.');
    expect(words).toContain('Proposed: level 3, Strong; kept as proposed.');
    expect(words).toContain('The teacher has not finished reviewing this essay');
  });

  it.each([
    [12, '12. '],
    [25, '25. '],
    [100, 'more criteria are in the detailed feedback.'],
  ])('stays on one page with %s criteria and long quotations', (count, part) => {
    const quote = 'The second paragraph gives a reason and then leaves it. '.repeat(20);
    const feedback = Array.from({ length: count }, () =>
      aFeedbackItem({ criteria: quote, evidence: [{ quote, start: 0, end: 1 }] }),
    );
    const pdf = printed(aResult({ feedback }));
    expect(pdf.pages).toHaveLength(1);
    expect(wordsOf(pdf)).toContain(part);
  });

  it.each(['earlier', 'proposed'] as const)(
    'does not pass off a result that is %s as the grade',
    (standing) => {
      const words = wordsOf(printed(aResult({ standing, essay: { status: 'reviewed' } })));
      expect(words).toContain('Another result of this essay counts, so this is not its grade.');
      expect(words).not.toContain('reviewed by');
    },
  );

  it('lays out each of many criteria a few times only until they fit', () => {
    const explanation = explanationOf({ result: aResult(), criteriaSet: CRITERIA, entries: [] });
    const [first] = explanation.criteria;
    let layouts = 0;
    const criteria = Array.from({ length: 300 }, () =>
      Object.defineProperty({ ...first }, 'text', {
        get: () => {
          layouts += 1;
          return 'A criterion';
        },
      }),
    ) as typeof explanation.criteria;
    const pdf = readPdf(Buffer.from(explanationPdf({ ...explanation, criteria }, MADE_AT, 'UTC')));
    expect(pdf.pages).toHaveLength(1);
    expect(wordsOf(pdf)).toMatch(/2\d\d more criteria are in the detailed feedback/);
    expect(layouts).toBeLessThan(10 * 300);
  });

  it('withstands hostile names', () => {
    const essay = { studentName: '\u202Eevil\u0000'.repeat(500), filename: 'x'.repeat(3_000) };
    expect(printed(aResult({ essay })).pages).toHaveLength(1);
  });
});
