import { counted } from './counted';

it.each([
  [0, 'no sessions'],
  [1, '1 session'],
  [2, '2 sessions'],
])('%d becomes "%s"', (n, text) => {
  expect(counted(n, 'session')).toBe(text);
});

it('accepts a plural that does not end in s', () => {
  expect(counted(3, 'entry', 'entries')).toBe('3 entries');
});
