import { createHmac, timingSafeEqual } from 'node:crypto';

/** 160 bits of the signature, in base64url. */
const SIGNATURE_CHARACTERS = 27;

/**
 * The secret of an invitation's link: its id and a signature over it, so that neither a table nor a queued mail holds
 * anything that lets somebody in.
 */
export function invitationTokenOf(id: string, secret: string): string {
  return `${id.replaceAll('-', '')}${signatureOf(id, secret)}`;
}

/** The id that a token names, or null if we did not sign it. */
export function invitationIdIn(token: string, secret: string): string | null {
  const hex = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})/.exec(token);
  if (!hex) return null;
  const id = hex.slice(1).join('-');
  const given = Buffer.from(token);
  const expected = Buffer.from(invitationTokenOf(id, secret));
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`invitation:${id}`)
    .digest('base64url')
    .slice(0, SIGNATURE_CHARACTERS);
}

/** After `#`, which browsers never send to a server, so that no log holds it. */
export function invitationLink(
  id: string,
  { publicUrl, sessionSecret }: { publicUrl: string; sessionSecret: string },
) {
  return `${publicUrl}/#invite=${invitationTokenOf(id, sessionSecret)}`;
}
