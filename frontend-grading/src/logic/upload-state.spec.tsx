import { aPdf } from '../testing/builders';
import { isUnderWay, movingFirst, uploadReducer, type UploadEntry } from './upload-state';

const entry = (key: string, name = `${key}.pdf`, bytes = 100): UploadEntry => ({
  key,
  file: aPdf(name, bytes),
  stage: 'waiting',
  progress: 0,
  message: null,
});
const refused = (filename: string) => ({ filename, code: 'no_text' as const, message: 'It looks scanned.' });
const stages = (entries: readonly UploadEntry[]) => entries.map((e) => [e.key, e.stage]);

describe('uploadReducer', () => {
  it('advances each file of a request separately, and leaves other requests alone', () => {
    const after = uploadReducer([entry('a'), entry('b'), entry('c')], {
      type: 'progressed',
      keys: ['a', 'b'],
      share: 0.75,
    });
    expect(after.map((e) => [e.key, e.stage, e.progress])).toEqual([
      ['a', 'sending', 100],
      ['b', 'sending', 50],
      ['c', 'waiting', 0],
    ]);
  });

  it('says that the server reads once all bytes have left', () => {
    const after = uploadReducer([entry('a')], { type: 'progressed', keys: ['a'], share: 1 });
    expect(after[0]?.stage).toBe('reading');
  });

  it('marks refused files with their reason and the others as accepted', () => {
    const after = uploadReducer([entry('a'), entry('b')], {
      type: 'answered',
      keys: ['a', 'b'],
      refused: [refused('b.pdf')],
      duplicates: [],
    });
    expect(stages(after)).toEqual([
      ['a', 'accepted'],
      ['b', 'refused'],
    ]);
    expect(after[1]?.message).toBe('It looks scanned.');
  });

  it('uses one refusal for one of two files of the same name', () => {
    const after = uploadReducer([entry('a', 'essay.pdf'), entry('b', 'essay.pdf')], {
      type: 'answered',
      keys: ['a', 'b'],
      refused: [refused('essay.pdf')],
      duplicates: [],
    });
    expect(after.map((e) => e.stage).sort()).toEqual(['accepted', 'refused']);
  });

  it('keeps what needs the teacher when an upload is finished', () => {
    let list = uploadReducer([entry('a'), entry('b'), entry('c')], {
      type: 'answered',
      keys: ['a', 'b'],
      refused: [refused('b.pdf')],
      duplicates: [],
    });
    list = uploadReducer(list, { type: 'failed', keys: ['c'], message: 'Cut off.' });
    expect(stages(uploadReducer(list, { type: 'finished' }))).toEqual([
      ['b', 'refused'],
      ['c', 'failed'],
    ]);
  });

  it('shows what is being uploaded above what waits, and what waits above what is done', () => {
    let list = uploadReducer([entry('a'), entry('b'), entry('c')], {
      type: 'answered',
      keys: ['a'],
      refused: [],
      duplicates: [],
    });
    list = uploadReducer(list, { type: 'progressed', keys: ['c'], share: 0.5 });
    expect(movingFirst(list).map((e) => e.key)).toEqual(['c', 'b', 'a']);
  });

  it('sends a failed file again from the start, and drops a dismissed one', () => {
    const failed = uploadReducer([entry('a')], { type: 'failed', keys: ['a'], message: 'Cut off.' });
    const again = uploadReducer(failed, { type: 'retried', keys: ['a'] });
    expect(again[0]).toMatchObject({ stage: 'waiting', progress: 0, message: null });
    expect(again.every(isUnderWay)).toBe(true);
    expect(uploadReducer(failed, { type: 'dismissed', keys: ['a'] })).toEqual([]);
  });
});
