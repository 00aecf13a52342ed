import { FORGOT_PASSWORD_HASH, PAGES } from '@marklight/contracts/routes';
import { TextField } from '@marklight/ui/text-field';
import type { LoginForm } from './use-login-form';

/** Email and password of a login form, and what was wrong with the last attempt. */
export function LoginFields({ form, focusPassword = false }: { form: LoginForm; focusPassword?: boolean }) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={form.email}
        error={form.errors.email}
        onChange={(event) => form.setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus={focusPassword}
        value={form.password}
        error={form.errors.password}
        onChange={(event) => form.setPassword(event.target.value)}
      />
      <p>
        <a href={`${PAGES.home}${FORGOT_PASSWORD_HASH}`} target="_blank" rel="noopener">
          Forgot password?
        </a>{' '}
        It opens in a new tab; come back here to log in.
      </p>
      {form.errors.form && <p className="ml-field-error">{form.errors.form}</p>}
      {form.ended && (
        <p>
          Your essays and results are kept. <a href={PAGES.home}>Open your account</a>
        </p>
      )}
    </>
  );
}
