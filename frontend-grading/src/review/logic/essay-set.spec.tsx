import { mergedSet, nextAfterApproval, nextToReview, rowOf, type SetRow } from './essay-set';

const row = (id: string, overrides: Partial<SetRow> = {}): SetRow => ({
  ...{ id, name: id, isReviewed: false, isGraded: true, needsEye: false },
  ...overrides,
});
const ids = (rows: readonly SetRow[]) => rows.map(({ id }) => id).join('');

describe('a set of essays', () => {
  it('keeps its order while the list that it came from changes', () => {
    const before = [row('a'), row('b'), row('c')];
    const merged = mergedSet(before, [row('d'), row('c', { isReviewed: true }), row('b'), row('a')], false);
    expect(ids(merged)).toBe('abcd');
    expect(merged[2]?.isReviewed).toBe(true);
  });

  it('keeps an essay that waits no longer as reviewed, and drops one that has left its assignment', () => {
    const before = [row('a', { needsEye: true }), row('b')];
    expect(mergedSet(before, [row('b')], true)[0]).toEqual(row('a', { isReviewed: true }));
    expect(ids(mergedSet(before, [row('b')], false))).toBe('b');
  });

  it('names the student, or else the file, and lets no reviewed essay need the eye', () => {
    const essay = {
      ...{ id: 'a', studentName: null, filename: 'mia.pdf', status: 'ready_for_review' as const },
      eyeReasons: [{ code: 'low_confidence', words: 'Look.' }] as never,
    };
    expect(rowOf(essay)).toEqual(row('a', { name: 'mia.pdf', needsEye: true }));
    expect(rowOf({ ...essay, studentName: 'Mia', status: 'reviewed' })).toEqual(
      row('a', { name: 'Mia', isReviewed: true }),
    );
  });
});

describe('the next essay to review', () => {
  it('reaches every one that waits, without marking any, and begins again', () => {
    const rows = [row('a'), row('b'), row('c', { needsEye: true })];
    const way = ['b'];
    for (let step = 0; step < 3; step++) way.push(nextToReview(rows, way.at(-1)!)!.id);
    expect(way.join('')).toBe('bcab');
  });

  it('is none that is reviewed or not graded', () => {
    const rows = [row('a'), row('b', { isReviewed: true }), row('c', { isGraded: false }), row('d')];
    expect(nextToReview(rows, 'a')?.id).toBe('d');
    expect(nextToReview(rows.slice(0, 3), 'a')).toBeNull();
  });

  it('is after an approval the next that needs the eye, if any does', () => {
    const rows = [row('a', { needsEye: true }), row('b'), row('c'), row('d', { needsEye: true })];
    expect(nextAfterApproval(rows, 'b')?.id).toBe('d');
    expect(nextAfterApproval(rows, 'd')?.id).toBe('a');
    expect(nextAfterApproval(rows.slice(1, 3), 'b')?.id).toBe('c');
    expect(nextAfterApproval(rows.slice(1, 2), 'b')).toBeNull();
  });
});
