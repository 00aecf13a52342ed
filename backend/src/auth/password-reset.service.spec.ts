import type { DataSource } from 'typeorm';
import type { AppConfig } from '../config/app-config';
import type { MailService } from '../mail/mail.service';
import { OneTimeTokens } from './one-time-tokens.service';
import { PasswordReset } from './password-reset.service';
import { hashPassword } from './passwords';
import type { SessionsService } from './sessions.service';

jest.mock('./passwords', () => ({ hashPassword: jest.fn(() => Promise.resolve('hashed')) }));

it('hashes no password for somebody who has no link: anybody can ask for that as often as they like', async () => {
  const query = jest.fn(() => Promise.resolve([]));
  const reset = new PasswordReset(
    { manager: { query } } as unknown as DataSource,
    {} as MailService,
    new OneTimeTokens({ sessionSecret: 'secret' } as AppConfig),
    {} as SessionsService,
  );
  await expect(reset.reset('no-such-link', 'tartan-velcro-81')).rejects.toMatchObject({
    code: 'link_invalid',
  });
  expect(query).toHaveBeenCalledTimes(1);
  expect(hashPassword).not.toHaveBeenCalled();
});
