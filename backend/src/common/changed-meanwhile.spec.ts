import { undoesAnother } from './changed-meanwhile';

interface Name {
  first: string;
  last: string | null;
}
const stored: Name = { first: 'Ada', last: null };

describe('undoesAnother', () => {
  it.each<[string, Partial<Name>, Partial<Name>, boolean]>([
    ['nothing has changed since', { first: 'Ada', last: null }, { first: 'Mae', last: 'Lee' }, false],
    ['another value was saved', { first: 'Eve' }, { first: 'Mae' }, true],
    ['another value was saved, and the form kept its own', { first: 'Eve' }, { first: 'Eve' }, true],
    ['a value was removed', { last: 'Lee' }, { last: 'Nguyen' }, true],
    ['the same was saved already', { first: 'Eve' }, { first: 'Ada' }, false],
    ['a changed field is named but not saved', { first: 'Eve', last: null }, { last: 'Lee' }, false],
    ['the form sends nothing', {}, { first: 'Mae' }, false],
  ])('%s', (_, was, wanted, undoes) => {
    expect(undoesAnother(stored, was, wanted)).toBe(undoes);
  });
});
