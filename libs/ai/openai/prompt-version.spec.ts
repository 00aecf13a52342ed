import { promptVersion } from './prompt-version';

describe('promptVersion', () => {
  it('is the same for equal requests and differs for other words', () => {
    expect(promptVersion('en-AU')).toMatch(/^[0-9a-f]{12}$/);
    expect(promptVersion('en-AU')).toBe(promptVersion('en-AU'));
    expect(promptVersion('en-US')).not.toBe(promptVersion('en-AU'));
  });
});
