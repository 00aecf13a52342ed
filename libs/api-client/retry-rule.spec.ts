import { shouldRetry } from './retry-rule';

describe('shouldRetry', () => {
  it.each([
    ['500: Something went wrong', true],
    ['0: Failed to fetch', true],
    ['429: Too many requests', true],
    ['404: Not found', false],
    ['401: Please sign in', false],
    ['503: reference 4f2', false],
  ])('after the first failure with "%s" says %s', (message, expected) => {
    expect(shouldRetry(0, message)).toBe(expected);
  });

  it('stops after two retries', () => {
    expect(shouldRetry(1, '500: down')).toBe(true);
    expect(shouldRetry(2, '500: down')).toBe(false);
  });
});
