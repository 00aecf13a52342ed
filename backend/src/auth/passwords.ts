import { hash, verify } from '@node-rs/argon2';

/** Argon2id parameters of OWASP's password storage cheat sheet (19 MiB, 2 passes, 1 lane). */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash in PHC form; computed off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** Hashed in place of the password of an account that does not exist. Typing it must not let anybody in. */
export const DECOY_PASSWORD = 'no account has this password';
let decoy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash (no such account) it does the same work and says
 * no, so that the time of the answer does not tell whether an account exists.
 */
export async function passwordFits(phc: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(DECOY_PASSWORD);
  const usable = phc?.startsWith('$argon2') ? phc : await decoy;
  const fits = await verify(usable, password);
  return fits && usable === phc;
}
