import type { EntityManager } from 'typeorm';

/** What a link proves or opens. */
export type TokenPurpose = 'verify_email' | 'change_email' | 'reset_password';

export interface StoredToken {
  id: string;
  purpose: TokenPurpose;
  /** Null if there is no such account: asking for a link then takes the same work. */
  userId: string | null;
  email: string;
  hash: string;
  /** Whether it goes to the email; one that an administrator hands over proves nothing about the mailbox. */
  mailed: boolean;
  minutes: number;
}

export interface UsedToken {
  userId: string;
  email: string;
  mailed: boolean;
}

/** The table `one_time_tokens`, within the caller's transaction. */
export class OneTimeTokensRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces the account's earlier tokens for the same purpose, including one that is being made at the same moment. */
  async replace({ id, purpose, userId, email, hash, mailed, minutes }: StoredToken): Promise<Date> {
    await this.manager.query('select 1 from users where id = $1 for no key update', [userId]);
    await this.remove(userId, purpose);
    const [row] = await this.manager.query<[{ expiresAt: Date }]>(
      `insert into one_time_tokens (id, purpose, user_id, email, hash, mailed, expires_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7)) returning expires_at as "expiresAt"`,
      [id, purpose, userId, email, hash, mailed, minutes],
    );
    return row.expiresAt;
  }

  /** What a token that can still be used is for; null if it cannot be used. */
  async find(purpose: TokenPurpose, hash: string): Promise<(UsedToken & { id: string }) | null> {
    const [row] = await this.manager.query<(UsedToken & { id: string })[]>(
      `select id, user_id as "userId", email, mailed from one_time_tokens
       where hash = $2 and purpose = $1 and user_id is not null and used_at is null and expires_at > now()`,
      [purpose, hash],
    );
    return row ?? null;
  }

  /** Uses a token up; of several requests at the same moment only one gets it. */
  async use(purpose: TokenPurpose, hash: string): Promise<UsedToken | null> {
    const [rows] = await this.manager.query<[UsedToken[], number]>(
      `update one_time_tokens set used_at = now()
       where hash = $2 and purpose = $1 and user_id is not null and used_at is null and expires_at > now()
       returning user_id as "userId", email, mailed`,
      [purpose, hash],
    );
    return rows[0] ?? null;
  }

  /** Deletes the account's tokens, all of them or those of one purpose. */
  async remove(userId: string | null, purpose: TokenPurpose | null = null): Promise<void> {
    await this.manager.query(
      'delete from one_time_tokens where user_id = $1 and ($2::text is null or purpose = $2)',
      [userId, purpose],
    );
  }
}
