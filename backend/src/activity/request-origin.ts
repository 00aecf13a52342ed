import { isIP } from 'node:net';

/** Where an action came from, as an Express request tells it. */
export interface RequestOrigin {
  ip?: string | undefined;
  userAgent?: string | undefined;
}

interface RequestLike {
  ip?: string | undefined;
  headers: { 'user-agent'?: string | undefined };
}

export function originOf(request: RequestLike): RequestOrigin {
  return { ip: request.ip, userAgent: request.headers['user-agent'] };
}

/**
 * The network of an address, not the device: the first 24 bits of IPv4 ("203.0.113.0/24"), the first 48 of IPv6
 * ("2001:db8:1::/48"). The same cut as analytics services call anonymous.
 * @returns null for what is no address
 */
export function shortenedAddress(address: string | undefined): string | null {
  const plain = plainAddress(address);
  const version = isIP(plain);
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return version === 6 ? `${leadingGroups(plain, 3).join(':')}::/48` : null;
}

/**
 * What counts as one caller for limits: an IPv4 address, or the /64 network of an IPv6 address, of which every
 * connection has 2^64 to choose from. What is no address stays as it is.
 */
export function callerKeyOf(address: string | undefined): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${leadingGroups(plain, 4).join(':')}::/64` : plain;
}

/** Without a zone, and IPv4 as such where it is written in IPv6. */
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

/** First match wins: most browsers also carry the names of those that they are compatible with. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.+\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser family and system, "Firefox on Windows", without versions and models by which a device could be
 * recognised.
 * @returns null without a User-Agent header
 */
export function shortenedAgent(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const nameIn = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(BROWSERS);
  if (!browser) return 'Another program';
  return `${browser} on ${nameIn(SYSTEMS) ?? 'another system'}`;
}
