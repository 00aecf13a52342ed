import { weaknessOf, type PasswordOwner } from '../common/password-weakness';
import { AuthError } from './auth.errors';

/**
 * Refuses a password that would be guessed early: one of the 49,000 most common ones, or one made of the product's name or
 * the person's own email or name, in any case and with up to four digits or symbols after it.
 * @param field the form's field, for the error
 * @throws AuthError common_password, own_word_password
 */
export function requireUncommon(password: string, owner: PasswordOwner, field: string): void {
  const weakness = weaknessOf(password, owner);
  if (weakness === null) return;
  const { message } = new AuthError(weakness);
  throw new AuthError(weakness, { fields: { [field]: message } });
}
