import { aStatus } from '../testing/builders';
import {
  addAcknowledgedJobs,
  advanceRun,
  keepGraded,
  applyProcessingEvent,
  inDisplayOrder,
  mayHaveNewResults,
  summaryOf,
} from './processing';

const processing = (essayId: string, progress = 50) => aStatus({ essayId, status: 'processing', progress });
const complete = (essayId: string) => aStatus({ essayId, status: 'complete', progress: 100 });

describe('applyProcessingEvent', () => {
  it('replaces the whole list by a snapshot, so that a reconnection loses nothing', () => {
    const after = applyProcessingEvent([processing('a'), processing('b')], {
      type: 'snapshot',
      statuses: [complete('b')],
    });
    expect(after).toEqual([complete('b')]);
  });

  it('keeps one entry for an essay that two criteria sets are graded by, the later one', () => {
    const statuses = [complete('a'), processing('b'), processing('a', 5)];
    const after = applyProcessingEvent([], { type: 'snapshot', statuses });
    expect(after.map((s) => [s.essayId, s.status])).toEqual([
      ['a', 'processing'],
      ['b', 'processing'],
    ]);
  });

  it('moves a known entry in its place and appends an unknown one', () => {
    const list = [processing('a'), processing('b')];
    const moved = applyProcessingEvent(list, { type: 'change', status: complete('a') });
    expect(moved.map((s) => [s.essayId, s.status])).toEqual([
      ['a', 'complete'],
      ['b', 'processing'],
    ]);
    const grown = applyProcessingEvent(moved, { type: 'change', status: processing('c') });
    expect(grown.map((s) => s.essayId)).toEqual(['a', 'b', 'c']);
  });

  it('takes a removed entry out, and keeps the same list when it was not there', () => {
    const list = [processing('a')];
    expect(applyProcessingEvent(list, { type: 'removed', essayId: 'a' })).toEqual([]);
    expect(applyProcessingEvent(list, { type: 'removed', essayId: 'z' })).toBe(list);
  });
});

describe('addAcknowledgedJobs', () => {
  it('adds what the stream has not reported yet and never undoes a later state', () => {
    const list = [complete('a')];
    const after = addAcknowledgedJobs(
      list,
      {
        jobs: [
          { essayId: 'a', status: 'pending' },
          { essayId: 'b', status: 'pending' },
          { essayId: 'c', status: 'complete' },
        ],
        started: 2,
        passedOver: [],
      },
      (id) => ({ filename: `${id}.pdf`, assignmentId: null }),
    );
    expect(after).toEqual([complete('a'), aStatus({ essayId: 'b', filename: 'b.pdf' })]);
  });
});

describe('summaryOf', () => {
  it('counts each state and takes the mean progress, failed essays counting as done', () => {
    const summary = summaryOf([
      complete('a'),
      processing('b', 50),
      aStatus({ essayId: 'c' }),
      aStatus({ essayId: 'd', status: 'error', error: 'no' }),
    ]);
    expect(summary).toEqual({
      total: 4,
      pending: 1,
      processing: 1,
      complete: 1,
      failed: 1,
      percentage: 63,
    });
  });

  it('is 0% for an empty list and never leaves 0–100', () => {
    expect(summaryOf([]).percentage).toBe(0);
    expect(summaryOf([processing('a', 250)]).percentage).toBe(100);
    expect(summaryOf([processing('a', -5)]).percentage).toBe(0);
  });
});

describe('advanceRun', () => {
  it('keeps counting essays that were graded and cleared', () => {
    const start = { statuses: [complete('a'), processing('b'), aStatus({ essayId: 'c' })], cleared: 0 };
    const later = advanceRun(start, [complete('b'), processing('c')]);
    expect(later.cleared).toBe(1);
    expect(summaryOf(later.statuses, later.cleared)).toMatchObject({ total: 3, complete: 2, percentage: 83 });
  });

  it('does not count as graded what left before it was: an essay that was deleted', () => {
    const start = { statuses: [complete('a'), processing('b'), aStatus({ essayId: 'c' })], cleared: 0 };
    const later = advanceRun(start, [processing('b')]);
    expect(summaryOf(later.statuses, later.cleared)).toMatchObject({ total: 2, complete: 1 });
  });

  it('does not count a dismissed failure as graded, and begins again after an empty list', () => {
    const failed = aStatus({ essayId: 'a', status: 'error' });
    expect(advanceRun({ statuses: [failed, processing('b')], cleared: 2 }, [processing('b')]).cleared).toBe(
      2,
    );
    expect(advanceRun({ statuses: [complete('b')], cleared: 2 }, []).cleared).toBe(0);
  });
});

describe('keepGraded', () => {
  const ids = (entries: readonly { essayId: string }[]) => entries.map(({ essayId }) => essayId);

  it('keeps the graded essays that the server has cleared, in the order in which they left', () => {
    const start = { statuses: [complete('a'), complete('b'), processing('c')], graded: [] };
    const later = keepGraded(keepGraded(start, [complete('b'), processing('c')]), [processing('c')]);
    expect(ids(later.graded)).toEqual(['a', 'b']);
  });

  it('does not call graded what was dismissed after it had failed, or is gone before it was graded', () => {
    const failed = aStatus({ essayId: 'a', status: 'error' });
    const start = { statuses: [failed, processing('b'), aStatus({ essayId: 'c' })], graded: [] };
    expect(keepGraded(start, []).graded).toEqual([]);
  });

  it('has an essay that is graded again only once', () => {
    const run = { statuses: [processing('b')], graded: [complete('a')] };
    const again = keepGraded(run, [processing('a'), processing('b')]);
    expect(again.graded).toEqual([]);
    expect(ids(keepGraded(keepGraded(again, [complete('a')]), []).graded)).toEqual(['a']);
  });

  it('begins a new run with the first essay after an empty list, and not before', () => {
    const over = keepGraded({ statuses: [complete('a')], graded: [] }, []);
    expect(ids(keepGraded(over, []).graded)).toEqual(['a']);
    expect(keepGraded(over, [processing('b')])).toEqual({
      statuses: [processing('b')],
      graded: [],
    });
  });
});

describe('mayHaveNewResults', () => {
  it('is true when an essay becomes complete', () => {
    expect(mayHaveNewResults([processing('a')], [complete('a')])).toBe(true);
    expect(mayHaveNewResults([], [complete('a')])).toBe(true);
  });

  it('is true when an essay under way is gone after a reconnection', () => {
    expect(mayHaveNewResults([processing('a'), processing('b')], [processing('b')])).toBe(true);
  });

  it('is false for mere progress, for a new entry, and for a cleared complete or failed one', () => {
    expect(mayHaveNewResults([processing('a', 10)], [processing('a', 60)])).toBe(false);
    expect(mayHaveNewResults([], [aStatus()])).toBe(false);
    expect(mayHaveNewResults([complete('a')], [])).toBe(false);
    expect(mayHaveNewResults([aStatus({ status: 'error' })], [])).toBe(false);
  });
});

describe('inDisplayOrder', () => {
  it('shows failures first, then what is under way, then what waits, then what is done', () => {
    const order = inDisplayOrder([
      complete('done'),
      aStatus({ essayId: 'waits' }),
      processing('moves'),
      aStatus({ essayId: 'failed', status: 'error' }),
    ]).map((entry) => entry.essayId);
    expect(order).toEqual(['failed', 'moves', 'waits', 'done']);
  });
});
