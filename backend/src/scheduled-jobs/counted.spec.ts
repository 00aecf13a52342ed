import { counted } from './counted';

it.each([
  [0, 'no sessions'],
  [1, '1 session'],
  [2, '2 sessions'],
])('%d is put as "%s"', (n, text) => {
  expect(counted(n, 'session')).toBe(text);
});

it('takes a plural that is not made with an s', () => {
  expect(counted(3, 'entry', 'entries')).toBe('3 entries');
});
