import { EMAIL_PATTERN } from '@marklight/contracts/auth-messages';
import { EMAIL_MAX_CHARACTERS } from '@marklight/contracts/business';
import { plainLine } from '@marklight/contracts/text';
import { z } from 'zod';

/** The formats that several variables share; each message continues from the variable’s name. */
export const text = z.string().trim().min(1, 'must not be empty');
export const url = (protocols: RegExp, hint: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${hint}` });
export const httpUrl = url(/^https?$/, 'https://example.org');
/** Of an address that cannot be read, nothing more is said than that. */
const addressThat = (isFit: (address: URL) => boolean) => (value: string) =>
  !URL.canParse(value) || isFit(new URL(value));
/** What people type into their browser: the pages are served from its root. */
export const siteAddress = httpUrl.refine(
  addressThat(
    ({ username, password, pathname, search, hash }) =>
      username + password + search + hash === '' && /^\/+$/.test(pathname),
  ),
  'must be an address like https://marklight.school.example, with nothing after the name and port',
);
/** `fetch` refuses an address with a user name or password. */
export const apiAddress = httpUrl.refine(
  addressThat(({ username, password }) => username + password === ''),
  'must not contain a user name or password',
);
/** What is sent in an Authorization header. */
export const token = z
  .string()
  .trim()
  .regex(/^[!-~]+$/, 'must have only letters without accents, digits and symbols, and no spaces');
export const databaseUrl = url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').refine(
  addressThat(({ username, password }) => [username, password].every(isPercentEncoded)),
  'must have its special characters encoded: a % in the password is %25 there',
);
function isPercentEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
/** A script that the pages load: from this server by its path, or from another by its address. */
export const remoteEntry = text.refine(
  isScriptAddress,
  'must be a path or an http(s) address that ends in .js',
);
function isScriptAddress(value: string): boolean {
  const isPath = /^\/(?!\/)[^\s\\]*$/.test(value);
  const address = isPath ? `http://here${value}` : value;
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && pathname.endsWith('.js') && username + password === '';
}
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);
/** As the sign-in reads it: without characters that cannot be seen, and no longer than it takes. */
export const signInEmail = z
  .string()
  .overwrite(plainLine)
  .max(EMAIL_MAX_CHARACTERS, `can have at most ${EMAIL_MAX_CHARACTERS} characters`)
  .regex(EMAIL_PATTERN, 'must be an email address');
