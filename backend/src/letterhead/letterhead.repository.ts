import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { LogoPicture } from '../documents/logos';

export interface StoredLetterhead {
  schoolName: string;
  width: number | null;
  height: number | null;
  changedAt: Date | null;
}

@Injectable()
export class LetterheadRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Without the logo's bytes. */
  async of(userId: string): Promise<StoredLetterhead | null> {
    const [row] = await this.dataSource.query<StoredLetterhead[]>(
      `select school_name as "schoolName", logo_width as width, logo_height as height,
         logo_changed_at as "changedAt"
       from letterheads where user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  async logoOf(userId: string): Promise<LogoPicture | null> {
    const [row] = await this.dataSource.query<{ png: Buffer; width: number; height: number }[]>(
      `select logo as png, logo_width as width, logo_height as height
       from letterheads where user_id = $1 and logo is not null`,
      [userId],
    );
    // A copy, because the buffer is part of the pool that the driver reads into, and all of that would be
    // sent to a thread.
    return row ? { ...row, png: new Uint8Array(row.png) } : null;
  }

  async setName(userId: string, schoolName: string): Promise<void> {
    await this.dataSource.query(
      `insert into letterheads (user_id, school_name) values ($1, $2)
       on conflict (user_id) do update set school_name = excluded.school_name`,
      [userId, schoolName],
    );
    await this.removeEmpty(userId);
  }

  async setLogo(userId: string, { png, width, height }: LogoPicture): Promise<void> {
    await this.dataSource.query(
      `insert into letterheads (user_id, logo, logo_width, logo_height, logo_changed_at)
       values ($1, $2, $3, $4, clock_timestamp())
       on conflict (user_id) do update set logo = excluded.logo, logo_width = excluded.logo_width,
         logo_height = excluded.logo_height, logo_changed_at = excluded.logo_changed_at`,
      [userId, Buffer.from(png), width, height],
    );
  }

  async removeLogo(userId: string): Promise<void> {
    await this.dataSource.query(
      `update letterheads set logo = null, logo_width = null, logo_height = null, logo_changed_at = null
       where user_id = $1`,
      [userId],
    );
    await this.removeEmpty(userId);
  }

  private async removeEmpty(userId: string): Promise<void> {
    await this.dataSource.query(
      `delete from letterheads where user_id = $1 and school_name = '' and logo is null`,
      [userId],
    );
  }
}
