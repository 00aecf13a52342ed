import type { EntityManager } from 'typeorm';

export interface AccountOfEmail {
  id: string;
  email: string;
  disabled: boolean;
  /** Whether somebody has shown that the email is theirs. */
  confirmed: boolean;
}

/** The account with this email, in any case; null if there is none. */
export async function accountOfEmail(manager: EntityManager, email: string): Promise<AccountOfEmail | null> {
  const [row] = await manager.query<AccountOfEmail[]>(
    `select id, email, disabled_at is not null as disabled, email_verified_at is not null as confirmed
     from users where lower(email) = lower($1)`,
    [email],
  );
  return row ?? null;
}

/** The person has shown that the email is theirs. */
export async function markVerified(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `update users set email_verified_at = coalesce(email_verified_at, now()), awaits_confirmation = false,
       updated_at = now()
     where id = $1`,
    [userId],
  );
}

/** The password's hash, which no other query selects; null if the account has gone. */
export async function passwordHashOf(manager: EntityManager, userId: string): Promise<string | null> {
  const [row] = await manager.query<
    {
      password: string;
    }[]
  >('select password from users where id = $1', [userId]);
  return row?.password ?? null;
}

/**
 * The ids of the administrators who can sign in, locked in one order, so that the last two cannot leave at the same
 * moment and nobody deadlocks.
 */
export async function lockAdmins(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from users where is_admin and disabled_at is null order by id for no key update',
  );
  return rows.map(({ id }) => id);
}
