import type { Request } from 'express';
import type { AppConfig } from '../config/app-config';

/**
 * On https every cookie carries the `__Host-` prefix: browsers then accept it only from this host over https, so that
 * neither a sibling subdomain nor somebody on the network can set one (RFC 6265bis, section 4.1.3.2).
 */
export function cookieNameOf(name: string, config: Pick<AppConfig, 'secureCookies'>): string {
  return config.secureCookies ? `__Host-${name}` : name;
}

/** The value of one of our cookies as it was sent, still encoded. */
export function cookieOf(
  request: Request,
  name: string,
  config: Pick<AppConfig, 'secureCookies'>,
): string | null {
  const full = `${cookieNameOf(name, config)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(full))?.slice(full.length) ?? null;
}
