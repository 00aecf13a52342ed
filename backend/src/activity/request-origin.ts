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
  const plain = (address ?? '').split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const version = isIP(mapped);
  if (version === 4) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (version !== 6) return null;
  const [a, b, c] = leadingGroups(mapped);
  return `${a}:${b}:${c}::/48`;
}

/** The first three groups of an IPv6 address, without leading zeros. */
function leadingGroups(address: string): [string, string, string] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = canonical.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const [a = '0', b = '0', c = '0'] = [...left, ...zeros, ...right];
  return [a, b, c];
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
