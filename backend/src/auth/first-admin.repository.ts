import type { EntityManager } from 'typeorm';
import { LOCKS } from '../database/locks';
import { User } from './user.entity';

export interface AdminCandidate {
  id: string;
  isAdmin: boolean;
  /** Argon2id in PHC form. */
  password: string;
  /** Whether a start has made this account an administrator before. */
  madeBefore: boolean;
}

/** What the start and the `admin` command read and write about administrators. */
export class FirstAdminRepository {
  constructor(private readonly manager: EntityManager) {}

  /** Lets processes that start together through one at a time. */
  async lock(): Promise<void> {
    await this.manager.query('select pg_advisory_xact_lock($1)', [LOCKS.firstAdmin]);
  }

  async candidate(email: string): Promise<AdminCandidate | null> {
    const [row] = await this.manager.query<AdminCandidate[]>(
      `select u.id, u.is_admin as "isAdmin", u.password,
         exists (select from administrators_by_start a where a.user_id = u.id) as "madeBefore"
       from users u where lower(u.email) = lower($1)`,
      [email],
    );
    return row ?? null;
  }

  /** Whether a start has ever made an administrator. */
  async everMade(): Promise<boolean> {
    const [row] = await this.manager.query<[{ made: boolean }]>(
      'select exists (select from administrators_by_start) as made',
    );
    return row.made;
  }

  thereIsOne(): Promise<boolean> {
    return this.manager.existsBy(User, { isAdmin: true });
  }

  async make(email: string, password: string): Promise<void> {
    const { identifiers } = await this.manager.insert(User, {
      email,
      firstName: 'Admin',
      password,
      isAdmin: true,
      emailVerifiedAt: new Date(),
    });
    await this.record((identifiers[0] as { id: string }).id);
  }

  /** The server's operator vouches for the address too. */
  async promote(email: string): Promise<boolean> {
    const [, count] = await this.manager.query<[unknown, number]>(
      `update users set is_admin = true, awaits_confirmation = false,
         email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
       where lower(email) = lower($1)`,
      [email],
    );
    return count > 0;
  }

  async record(userId: string): Promise<void> {
    await this.manager.query(
      'insert into administrators_by_start (user_id) values ($1) on conflict do nothing',
      [userId],
    );
  }
}
