import { isIP } from 'node:net';

/**
 * The network of an address, not the device: the first 24 bits of IPv4 ("203.0.113.0/24"), the first 48 of IPv6
 * ("2001:db8:1::/48"). Analytics services call addresses cut like this anonymous.
 * @returns null for text that is not an address
 */
export function shortenedAddress(address: string | undefined): string | null {
  const plain = plainAddress(address);
  const version = isIP(plain);
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return version === 6 ? `${leadingGroups(plain, 3).join(':')}::/48` : null;
}

/**
 * What counts as one caller for limits: an IPv4 address, or the /64 network of an IPv6 address, which gives every
 * connection 2^64 addresses to choose from. Text that is not an address stays as it is.
 */
export function callerKeyOf(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${leadingGroups(plain, 4).join(':')}::/64` : plain;
}

/** Without a zone, and with an IPv4 address written in IPv6 as IPv4. */
function plainAddress(address: string | undefined): string {
  const plain = (address ?? '').split('%')[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/** The first groups of an IPv6 address, without leading zeros. */
function leadingGroups(address: string, count: number): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, count);
}
