import { callerKeyOf, shortenedAddress } from './network-address';

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

  it.each([[undefined], [''], ['unix:'], ['300.1.1.1']])('%s is not an address', (address) => {
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
