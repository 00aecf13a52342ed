import { createRequire } from 'node:module';
import { PRODUCT_NAME } from '@marklight/contracts/business';

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** "password2026!" is tried right after "password". */
const DECORATION = /[^\p{L}]{1,4}$/u;
/** "Al" would refuse more than it protects. */
const OWN_WORD_MIN_CHARACTERS = 3;

type PasswordLists = typeof import('@zxcvbn-ts/language-common');

let common: ReadonlySet<string> | undefined;

/** The list takes some tens of milliseconds and about 10 MB, so it is read when the first password is chosen. */
function commonPasswords(): ReadonlySet<string> {
  if (!common) {
    const { dictionary } = createRequire(__filename)('@zxcvbn-ts/language-common') as PasswordLists;
    common = new Set(dictionary['passwords-common'].map(String));
  }
  return common;
}

/** Null if nothing is wrong with the password. */
export function weaknessOf(
  password: string,
  owner: PasswordOwner,
): 'common_password' | 'own_word_password' | null {
  const list = commonPasswords();
  const typed = password.normalize('NFKC').toLowerCase();
  const plain = typed.replace(DECORATION, '');
  const words = ownWords(owner);
  if (words.has(lettersOf(typed)) || words.has(lettersOf(plain))) return 'own_word_password';
  return list.has(typed) || list.has(plain) || /^(.)\1*$/u.test(typed) ? 'common_password' : null;
}

function ownWords({ email, firstName = '', lastName = '' }: PasswordOwner): Set<string> {
  const [local = '', domain = ''] = email.split('@');
  const words = [
    ...[PRODUCT_NAME, email, local, local.split('+')[0] ?? '', domain, domain.split('.')[0] ?? ''],
    ...[firstName, lastName, firstName + lastName, lastName + firstName],
  ];
  return new Set(words.map(lettersOf).filter((word) => word.length >= OWN_WORD_MIN_CHARACTERS));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
