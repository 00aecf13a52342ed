import { likePattern } from './like-pattern';

describe('a search as a LIKE pattern', () => {
  it.each([
    ['essay', '%essay%'],
    ['100%', '%100\\%%'],
    ['year_9', '%year\\_9%'],
    ['back\\slash', '%back\\\\slash%'],
    ['', '%%'],
  ])('%j becomes %j', (search, pattern) => {
    expect(likePattern(search)).toBe(pattern);
  });
});
