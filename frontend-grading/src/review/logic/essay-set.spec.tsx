import {
  nextAfterApproval,
  nextToReview,
  NOTHING_SEEN,
  rowOf,
  rowsOf,
  withGone,
  withList,
  withMark,
  type SeenSet,
  type SetRow,
} from './essay-set';

const row = (id: string, overrides: Partial<SetRow> = {}): SetRow => ({
  ...{ id, name: id, isReviewed: false, isGraded: true, needsEye: false, standsOut: false },
  ...overrides,
});
const ids = (rows: readonly SetRow[]) => rows.map(({ id }) => id).join('');

const seen = (rows: readonly SetRow[], onlyWaiting: boolean) => withList(NOTHING_SEEN, rows, onlyWaiting);
const shown = (set: SeenSet, onlyWaiting: boolean, id = 'none') =>
  rowsOf(set, { id, row: null }, onlyWaiting);

describe('a set of essays', () => {
  it('keeps its order while the list that it came from changes', () => {
    const before = seen([row('a'), row('b'), row('c')], false);
    const list = [row('d'), row('c', { isReviewed: true }), row('b'), row('a')];
    const rows = shown(withList(before, list, false), false);
    expect(ids(rows)).toBe('abcd');
    expect(rows[2]?.isReviewed).toBe(true);
  });

  it('says that an essay is reviewed as soon as it is, whatever an older list says', () => {
    const before = seen([row('a', { needsEye: true, standsOut: true }), row('b')], true);
    const marked = withMark(before, 'a', true);
    const reviewed = row('a', { isReviewed: true, standsOut: true });
    expect(shown(marked, true)).toEqual([reviewed, row('b')]);
    const older = withList(marked, before.rows, true);
    expect(shown(older, true)[0]).toEqual(reviewed);
    expect(shown(withList(older, [row('b')], true), true)[0]).toEqual(reviewed);
    expect(shown(withMark(marked, 'a', false), true)[0]).toEqual(before.rows[0]);
  });

  it('believes lists again once one has said the same', () => {
    const marked = withMark(seen([row('a'), row('b')], true), 'a', true);
    const back = withList(withList(marked, [row('b')], true), [row('a'), row('b')], true);
    expect(shown(back, true)[0]?.isReviewed).toBe(false);
  });

  it('leaves out an essay that has gone without being approved here, unless it is on the screen', () => {
    for (const onlyWaiting of [true, false]) {
      const left = withList(
        seen([row('a'), row('b'), row('c')], onlyWaiting),
        [row('a'), row('c')],
        onlyWaiting,
      );
      expect(ids(shown(left, onlyWaiting))).toBe('ac');
      expect(ids(rowsOf(left, { id: 'b', row: row('b') }, onlyWaiting))).toBe('abc');
    }
  });

  it('has no way to an essay that was not found, and keeps its place while it is on the screen', () => {
    const set = withGone(seen([row('a'), row('b', { needsEye: true }), row('c')], true), 'b', true);
    expect(ids(shown(set, true))).toBe('ac');
    expect(shown(set, true, 'b')[1]).toEqual(row('b', { isGraded: false, isGone: true }));
    expect(ids(shown(withGone(set, 'b', false), true))).toBe('abc');
  });

  it('names the student, or else the file, and lets no reviewed essay need the eye', () => {
    const essay = {
      ...{ id: 'a', studentName: null, filename: 'mia.pdf', status: 'ready_for_review' as const },
      eyeReasons: [{ code: 'low_confidence', words: 'Look.' }] as never,
    };
    expect(rowOf(essay)).toEqual(row('a', { name: 'mia.pdf', needsEye: true, standsOut: true }));
    expect(rowOf({ ...essay, studentName: 'Mia', status: 'reviewed' })).toEqual(
      row('a', { name: 'Mia', isReviewed: true, standsOut: true }),
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
