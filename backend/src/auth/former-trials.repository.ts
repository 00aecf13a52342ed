import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class FormerTrialsRepository {
  /** The earliest end stays: a second account of the same person does not move it. */
  async note(manager: EntityManager, digest: string, trialEndsAt: Date): Promise<void> {
    await manager.query(
      `insert into former_trials as known (email_digest, trial_ends_at) values ($1, $2)
       on conflict (email_digest) do update
       set trial_ends_at = least(known.trial_ends_at, excluded.trial_ends_at), noted_at = now()`,
      [digest, trialEndsAt],
    );
  }

  async removeOlderThan(manager: EntityManager, days: number): Promise<void> {
    await manager.query('delete from former_trials where noted_at < now() - make_interval(days => $1)', [
      days,
    ]);
  }

  async find(manager: EntityManager, digest: string): Promise<Date | null> {
    const [row] = await manager.query<{ trialEndsAt: Date }[]>(
      'select trial_ends_at as "trialEndsAt" from former_trials where email_digest = $1',
      [digest],
    );
    return row?.trialEndsAt ?? null;
  }
}
