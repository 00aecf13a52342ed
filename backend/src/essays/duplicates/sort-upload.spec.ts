import type { DuplicateChoice } from '@marklight/contracts/essays';
import type { HandedIn, StoredTwin } from './duplicates.repository';
import { sortUpload } from './sort-upload';

const file = (name: string, studentId: string | null = null): HandedIn => ({
  ...{ fileHash: `file ${name}`, textHash: `text ${name}`, studentId },
});
const NOBODY = { studentId: null, studentName: null, studentDecided: false, studentLeft: false };
const twin = (reason: StoredTwin['reason'], hasDecisions = false): StoredTwin => ({
  ...{ essayId: 'e', filename: 'a.pdf', studentName: null, hasDecisions, writer: NOBODY, reason },
});
const outcomes = (
  choice: DuplicateChoice,
  files: HandedIn[],
  stored: (StoredTwin | null)[] = files.map(() => null),
) =>
  sortUpload(files, stored, choice).map(
    ({ outcome, isStored }) => `${outcome ?? 'new'}${isStored ? ', stored' : ''}`,
  );

describe('a file that repeats a stored essay', () => {
  it.each<[DuplicateChoice, boolean, string]>([
    ['ask', false, 'asked'],
    ['keep', false, 'kept, stored'],
    ['skip', false, 'skipped'],
    ['replace', false, 'replaced, stored'],
    ['replace', true, 'kept_beside, stored'],
  ])('with %s, decisions: %s, is %s', (choice, hasDecisions, expected) => {
    expect(outcomes(choice, [file('a')], [twin('same_text', hasDecisions)])).toEqual([expected]);
  });
});

describe('a file that occurs twice in one upload', () => {
  it.each<[DuplicateChoice, string]>([
    ['ask', 'asked'],
    ['keep', 'kept, stored'],
    ['skip', 'skipped'],
    ['replace', 'skipped'],
  ])('with %s is %s the second time', (choice, expected) => {
    expect(outcomes(choice, [file('a'), file('b'), file('a')])).toEqual([
      'new, stored',
      'new, stored',
      expected,
    ]);
  });

  it.each<[boolean, string]>([
    [false, 'replaced, stored'],
    [true, 'kept_beside, stored'],
  ])('takes the place of a stored essay once, decisions: %s', (hasDecisions, first) => {
    const same = twin('same_file', hasDecisions);
    expect(outcomes('replace', [file('a'), file('a')], [same, same])).toEqual([first, 'skipped']);
    const another = twin('same_student', hasDecisions);
    expect(outcomes('replace', [file('a', 's'), file('b', 's')], [another, another])).toEqual([
      first,
      'kept_beside, stored',
    ]);
  });

  it('is the same text in another file, or another essay by a student', () => {
    const other = { ...file('a'), fileHash: 'another file' };
    expect(sortUpload([file('a'), other], [null, null], 'ask')[1]?.twin).toEqual({
      reason: 'same_text',
      place: 0,
    });
    expect(sortUpload([file('a', 's'), file('b', 's')], [null, null], 'ask')[1]?.twin).toEqual({
      ...{ reason: 'same_student', place: 0 },
    });
    expect(outcomes('ask', [file('a'), file('b')])).toEqual(['new, stored', 'new, stored']);
  });
});
