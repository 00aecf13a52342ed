import { shortenedAgent } from './request-origin';

describe('a browser', () => {
  const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/130.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S928B) ${engine} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${engine} Chrome/130.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    ['curl/8.5.0', 'Another program'],
  ])('%s is kept as its family and system', (agent, kept) => {
    expect(shortenedAgent(agent)).toBe(kept);
  });

  it('that does not identify itself is not kept', () => {
    expect(shortenedAgent(undefined)).toBeNull();
  });
});
