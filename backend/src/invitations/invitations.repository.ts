import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Invitation } from '@marklight/contracts/invitations';
import type { DataSource, EntityManager } from 'typeorm';

export interface InvitationRow {
  id: string;
  email: string | null;
  mailed: boolean;
  state: Invitation['state'];
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  usedBy: string | null;
}

const ROW = `
  select i.id, i.email, i.mailed, i.created_at as "createdAt", i.expires_at as "expiresAt",
    case when i.used_at is not null then 'used' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= $1 then 'expired' else 'open' end as state,
    maker.email as "createdBy", taker.email as "usedBy"
  from invitations i left join users maker on maker.id = i.created_by left join users taker on taker.id = i.used_by`;

@Injectable()
export class InvitationsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async insert(
    manager: EntityManager,
    given: { email: string | null; mailed: boolean; createdBy: string; expiresAt: Date },
  ): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>(
      'insert into invitations (email, mailed, created_by, expires_at) values ($1, $2, $3, $4) returning id',
      [given.email, given.mailed, given.createdBy, given.expiresAt],
    );
    return row.id;
  }

  async find(
    id: string,
    now: Date,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<InvitationRow | null> {
    const [row] = await manager.query<InvitationRow[]>(`${ROW} where i.id = $2`, [now, id]);
    return row ?? null;
  }

  /** Newest first. */
  async page(take: number, skip: number, now: Date): Promise<{ rows: InvitationRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<InvitationRow[]>(`${ROW} order by i.created_at desc, i.id limit $2 offset $3`, [
        now,
        take,
        skip,
      ]),
      this.dataSource.query<{ total: number }[]>('select count(*)::int as total from invitations'),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** @returns false if it is no longer open; of any number of parallel calls only one gets true */
  async use(manager: EntityManager, id: string, userId: string, now: Date): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `update invitations set used_at = $3, used_by = $2
       where id = $1 and used_at is null and revoked_at is null and expires_at > $3`,
      [id, userId, now],
    );
    return count > 0;
  }

  /** @returns false if it is no longer open */
  async revoke(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `update invitations set revoked_at = $2
       where id = $1 and used_at is null and revoked_at is null and expires_at > $2`,
      [id, now],
    );
    return count > 0;
  }
}
