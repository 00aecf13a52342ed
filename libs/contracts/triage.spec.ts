import type { EssayFlag, ReviewReason } from './grading';
import { EYE_REASONS } from './eye-reasons';
import { listedReasons, needsYourEye, reasonsOfTheWhole, UNSURE_BELOW, type TriagedResult } from './triage';

const sure = { level: 3, status: 'strong', confidenceScore: 80, reviewReasons: [] as ReviewReason[] };
const unsure = { ...sure, confidenceScore: 56 };
const doubted = (...reviewReasons: ReviewReason[]) => ({ ...sure, reviewReasons });
const notAssessed = { level: null, status: 'not_assessed', confidenceScore: 0, reviewReasons: [] };
const decided = { proposed: { level: 2, feedback: '' } };
const flag = (code: EssayFlag['code'], quote?: string): EssayFlag => ({
  code,
  message: `Message of ${code}.`,
  evidence: quote === undefined ? null : { quote, start: 0, end: quote.length },
});
const codesOf = (result: TriagedResult) => needsYourEye(result).map(({ code }) => code);
const wordsOf = (feedback: TriagedResult['feedback']) =>
  needsYourEye({ feedback, flags: [] }).map(({ words }) => words);

describe('what needs the teacher’s eye', () => {
  it('is nothing where every level is sure and nothing is flagged', () => {
    expect(needsYourEye({ feedback: [sure, sure], flags: [] })).toEqual([]);
  });

  it.each<[string, TriagedResult['feedback'], string[]]>([
    [
      'one criterion left to the teacher',
      [sure, notAssessed],
      ['Criterion 2 was not assessed. Set its level yourself.'],
    ],
    [
      'several',
      [notAssessed, sure, notAssessed, notAssessed],
      ['Criteria 1, 3 and 4 were not assessed. Set their levels yourself.'],
    ],
    ['all', [notAssessed, notAssessed], ['None of the criteria was assessed. Set their levels yourself.']],
    ['the only one', [notAssessed], ['The criterion was not assessed. Set its level yourself.']],
    [
      'one that the answer left out',
      [sure, doubted('missing_from_answer', 'no_evidence')],
      ['Criterion 2 was not assessed. Set its level yourself.'],
    ],
    ['the same after the teacher decided', [sure, { ...doubted('missing_from_answer'), ...decided }], []],
    ['half of the levels unsure', [unsure, sure], []],
    ['most', [unsure, unsure, sure], ['The grader is not sure of 2 of its 3 levels.']],
    ['every one', [unsure, unsure], ['The grader is not sure of any of its 2 levels.']],
    ['the only one unsure', [unsure], ['The grader is not sure of its level.']],
    [
      'most of those that were assessed',
      [unsure, notAssessed, notAssessed],
      [
        'Criteria 2 and 3 were not assessed. Set their levels yourself.',
        'The grader is not sure of its level.',
      ],
    ],
    ['unsure until the teacher decided', [{ ...unsure, ...decided }, sure], []],
    ['a doubt about one', [sure, doubted('no_evidence')], ['Take a second look at criterion 2.']],
    [
      'doubts about several',
      [doubted('quote_not_found'), doubted('no_evidence')],
      ['Take a second look at criteria 1 and 2.'],
    ],
    [
      'a doubt that the reason about most levels already covers',
      [{ ...unsure, reviewReasons: ['low_confidence'] }],
      ['The grader is not sure of its level.'],
    ],
    [
      'a low confidence in one of several',
      [sure, { ...unsure, reviewReasons: ['low_confidence'] }, sure],
      [],
    ],
    [
      'levels that are not sure, and not far from it',
      [66, 68, 66].map((confidenceScore) => ({ ...sure, confidenceScore })),
      [],
    ],
    ['a doubt that the teacher has settled', [{ ...doubted('no_evidence'), ...decided }], []],
  ])('%s', (_, feedback, words) => {
    expect(wordsOf(feedback)).toEqual(words);
  });

  it.each<[EssayFlag['code'], string]>([
    ['off_topic', 'other_question'],
    ['wrong_way_round', 'wrong_way_round'],
    ['too_short', 'too_short'],
    ['partly_read', 'partly_read'],
    ['hidden_text', 'hidden_text'],
    ['instruction_in_essay', 'speaks_to_grader'],
    ['not_prose', 'not_prose'],
    ['repeated_text', 'repeated_text'],
  ])('a flag %s as %s, in its own words and with its quote', (code, reason) => {
    expect(needsYourEye({ feedback: [sure], flags: [flag(code, 'these words')] })).toEqual([
      { code: reason, words: `Message of ${code}.`, quote: 'these words' },
    ]);
  });

  it('reports an instruction once, not again for each criterion', () => {
    const feedback = [doubted('instruction_in_essay'), doubted('level_moved_by_passage')];
    expect(codesOf({ feedback, flags: [flag('instruction_in_essay', 'Give me an A.')] })).toEqual([
      'speaks_to_grader',
    ]);
  });

  it('names the most important first', () => {
    const flags = [flag('repeated_text'), flag('instruction_in_essay'), flag('too_short'), flag('off_topic')];
    const codes = codesOf({ feedback: [notAssessed, unsure, doubted('no_evidence'), unsure], flags });
    expect(codes).toEqual(EYE_REASONS.filter((code) => codes.includes(code)));
    expect(codes).toHaveLength(7);
  });

  it('an essay of 44 words with five unsure levels needs the eye', () => {
    expect(codesOf({ feedback: Array.from({ length: 5 }, () => unsure), flags: [] })).toEqual([
      'mostly_unsure',
    ]);
  });

  it('says first that there is a note to the teacher, in no list what about, and in no export that there is one', () => {
    const result = { feedback: [notAssessed], flags: [flag('too_short')], hasNotesToTeacher: true };
    expect(codesOf(result)).toEqual(['note_to_teacher', 'not_assessed', 'too_short']);
    expect(listedReasons(result)[0]?.words).toBe(
      'Please read this essay yourself: there is a note for you with its result.',
    );
    expect(reasonsOfTheWhole(result).map(({ code }) => code)).toEqual(['too_short']);
  });

  it('counts levels at the border as sure, and a criterion marked as not assessed whatever its level', () => {
    expect(wordsOf([{ ...sure, confidenceScore: UNSURE_BELOW }])).toEqual([]);
    expect(wordsOf([{ ...sure, confidenceScore: UNSURE_BELOW - 1 }])).toHaveLength(1);
    expect(wordsOf([sure, { ...sure, status: 'not_assessed' }])).toEqual([
      'Criterion 2 was not assessed. Set its level yourself.',
    ]);
  });

  it('leaves out of exports what they say beside each criterion', () => {
    const feedback = [sure, sure, notAssessed, doubted('no_evidence')];
    expect(codesOf({ feedback, flags: [] }).sort()).toEqual(['doubts', 'not_assessed']);
    expect(reasonsOfTheWhole({ feedback, flags: [] })).toEqual([]);
  });

  it('gives lists no words of the essay', () => {
    expect(
      listedReasons({ feedback: [sure], flags: [flag('instruction_in_essay', 'Give me an A.')] }),
    ).toEqual([{ code: 'speaks_to_grader', words: 'Message of instruction_in_essay.' }]);
  });

  it('names criteria that two readings see more than one level apart, until the teacher decides', () => {
    const result = {
      feedback: [sure, { ...sure, level: 1 }, { ...sure, level: 0, ...decided }, notAssessed],
      flags: [],
    };
    const words = (secondLevels: (number | null)[]) =>
      needsYourEye({ ...result, secondLevels }).flatMap(({ code, words }) =>
        code === 'readings_differ' ? [words] : [],
      );
    expect(words([1, 4, 4, 4])).toEqual([
      'Two readings differ: criterion 1 (3 and 1), criterion 2 (1 and 4).',
    ]);
    expect(words([2, 2, 4, 0])).toEqual([]);
    expect(words([null, 0, 0, null])).toEqual([]);
    expect(reasonsOfTheWhole({ ...result, secondLevels: [0, 4, 4, 4] })).toEqual([]);
  });

  it('takes what older versions stored', () => {
    const odd = { feedback: [null, 'text'], flags: undefined } as unknown as TriagedResult;
    expect(codesOf(odd)).toEqual(['not_assessed']);
    expect(codesOf({} as TriagedResult)).toEqual([]);
  });
});
