/** Where the browser keeps the email of the person who signed in last. */
export const STORED_EMAIL_KEY = 'userEmail';

/** Reads the stored email; null where there is none or the browser forbids storage. */
export function storedEmail(): string | null {
  try {
    return localStorage.getItem(STORED_EMAIL_KEY);
  } catch {
    return null;
  }
}

/** Keeps the email for the next visit; a browser that forbids storage is no failure. */
export function storeEmail(email: string): void {
  try {
    localStorage.setItem(STORED_EMAIL_KEY, email);
  } catch {
    // The session cookie is the identity; the stored email only saves a question.
  }
}

/** Forgets the stored email and the optional stored record. */
export function forgetStoredEmail(): void {
  try {
    localStorage.removeItem(STORED_EMAIL_KEY);
    localStorage.removeItem('currentUser');
  } catch {
    // Nothing was stored either.
  }
}
