/** What signing in and up says, with the title that the toast carries. The wording is fixed (`e2e/spec-texts`). */
export const AUTH_MESSAGES = {
  invalidEmail: { title: 'Invalid Email', message: 'Please enter a valid email address.' },
  mixedAlphabets: {
    title: 'Invalid Email',
    message: 'This email address mixes letters of different alphabets that look alike. Please type it again.',
  },
  unusualEmail: {
    title: 'Invalid Email',
    message: 'Please write your email address without quotation marks, brackets or a full stop at the end.',
  },
  weakPassword: { title: 'Weak Password', message: 'Password must be at least 6 characters long.' },
  commonPassword: {
    title: 'Weak Password',
    message: 'Many people use this password, so it is easily guessed. Please choose another.',
  },
  ownWordPassword: {
    title: 'Weak Password',
    message:
      'This password is based on your name, your email or the name of this product. Please choose another.',
  },
  passwordMismatch: { title: 'Password Mismatch', message: 'Passwords do not match. Please try again.' },
  invalidPassword: { title: 'Invalid Password', message: 'Password must be at least 6 characters long.' },
  invalidCredentials: {
    title: 'Invalid Credentials',
    message: 'Email or password is incorrect. Please try again.',
  },
  trialExpired: {
    title: 'Trial expired',
    message: 'Your free trial has ended. Please upgrade to continue using the product.',
  },
  accountDisabled: {
    title: 'Account Disabled',
    message: 'This account has been disabled by an administrator. Please contact support.',
  },
  loginFailed: { title: 'Login Failed', message: 'Please check your credentials and try again.' },
  signupFailed: { title: 'Signup Failed', message: 'Please try again or contact support.' },
} as const;

/** What a form can tell about an email address. Only a message sent to it shows whether it exists. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/u;

/** Characters that an address may have only in quotes, or that belong to a list or a comment. */
const UNUSUAL = /["(),:;<>[\]\\]/u;

/**
 * Whether an address is written in an unusual way: `"ann"@school.example` and `ann@school.example.` reach the same
 * mailbox as `ann@school.example`, but would count as other people.
 */
export function isUnusuallyWritten(email: string): boolean {
  const domain = email.trim().split('@').at(-1) ?? '';
  return UNUSUAL.test(email) || domain.split('.').includes('');
}

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/**
 * Letters that can imitate a whole Latin word, and the top-level domains of countries that write in their
 * alphabet: Chromium's rule on whole-script confusables for site addresses (`idn_spoof_checker.cc`, step 10).
 */
const IMITATIONS = [
  {
    word: /^[\p{Nd}\-_+аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡ]+$/u,
    alphabet: /\p{Script=Cyrillic}/u,
    countries: ['bg', 'by', 'kz', 'ru', 'su', 'ua', 'uz'],
  },
  { word: /^[\p{Nd}\-_+αικνρυωηοτ]+$/u, alphabet: /\p{Script=Greek}/u, countries: ['gr'] },
];

/**
 * Scripts that are written together with Latin letters (Unicode UTS 39, "highly restrictive"). The sound mark ー only after
 * kana, and the Hawaiian letter ʻ only before a vowel: elsewhere they look like a hyphen and an apostrophe.
 */
const BESIDE_LATIN =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hangul}]|[\p{Script=Hiragana}\p{Script=Katakana}]ー*|ʻ(?=[aeiouāēīōū])/giu;
/** Latin letters of phonetic notation, and the dotless i, which imitate other letters. */
const PHONETIC = /[\u0131\u0250-\u02af\u1d00-\u1dbf]/u;

/**
 * Whether an email address has characters that only look like others: full-width and mathematical letters, ligatures, the full stops of
 * other scripts (whatever compatibility normalization NFKC changes), and letters of phonetic notation.
 */
function hasImitations(email: string): boolean {
  return email.normalize('NFKC') !== email || PHONETIC.test(email) || email.includes('。');
}

/** Whether one part has Latin letters together with those of a script that is not normally mixed with them. */
function mixesScripts(part: string): boolean {
  return /\p{Script=Latin}/u.test(part) && /\p{L}/u.test(part.replace(BESIDE_LATIN, ''));
}

/**
 * Whether an email address has letters of two alphabets that look alike, and so could be read as another person's
 * address by whoever confirms it: within one part (before the @, or between two full stops), as
 * `аnn@school.example` with a Cyrillic а; or a part that imitates a Latin word, as `ann@сосо.example`; or characters
 * that only look like others. Below a top-level domain in the same alphabet, or of a country that writes in it, such a
 * word is taken for what it is.
 */
export function mixesAlphabets(email: string): boolean {
  if (hasImitations(email)) return true;
  const parts = email.toLowerCase().split(/[@.]/);
  const top = parts.at(-1) ?? '';
  return parts.some(
    (part) =>
      mixesScripts(part) ||
      ALPHABETS.filter((alphabet) => alphabet.test(part)).length > 1 ||
      IMITATIONS.some(
        ({ word, alphabet, countries }) =>
          word.test(part) && alphabet.test(part) && !alphabet.test(top) && !countries.includes(top),
      ),
  );
}
