import { callerKeyOf, shortenedAddress, shortenedAgent } from './request-origin';

describe('an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ])('%s is kept as %s', (address, kept) => {
    expect(shortenedAddress(address)).toBe(kept);
  });

  it.each([[undefined], [''], ['unix:'], ['300.1.1.1']])('%s is no address', (address) => {
    expect(shortenedAddress(address)).toBeNull();
  });
});

describe('a caller', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, ''],
  ])('at %s counts as %s', (address, key) => {
    expect(callerKeyOf(address)).toBe(key);
  });
});

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

  it('that does not say what it is is not kept', () => {
    expect(shortenedAgent(undefined)).toBeNull();
  });
});
