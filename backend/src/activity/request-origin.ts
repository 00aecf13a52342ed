/** Where an action came from, read from an Express request. */
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
