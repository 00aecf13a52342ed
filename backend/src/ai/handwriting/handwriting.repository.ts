import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

export interface PictureTrial {
  sees: boolean;
  triedAt: Date;
}

/** A model of a service, by its address and name. */
export interface ServiceModel {
  service: string;
  model: string;
}

/** Whether pages may be sent to the AI service, and which models see pictures. */
@Injectable()
export class HandwritingRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async isAllowed(): Promise<boolean> {
    const [row] = await this.dataSource.query<{ allowed: boolean }[]>(
      'select allowed from handwriting_setting',
    );
    return row?.allowed === true;
  }

  /** @returns whether that changed anything */
  async allow(manager: EntityManager, allowed: boolean): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `insert into handwriting_setting (allowed) values ($1)
       on conflict (only_row) do update set allowed = $1 where handwriting_setting.allowed <> $1 returning allowed`,
      [allowed],
    );
    return rows.length > 0;
  }

  async trialOf({ service, model }: ServiceModel): Promise<PictureTrial | null> {
    const [row] = await this.dataSource.query<PictureTrial[]>(
      'select sees, tried_at as "triedAt" from picture_trials where service = $1 and model = $2',
      [service, model],
    );
    return row ?? null;
  }

  async noteTrial({ service, model }: ServiceModel, sees: boolean): Promise<void> {
    await this.dataSource.query(
      `insert into picture_trials (service, model, sees) values ($1, $2, $3)
       on conflict (service, model) do update set sees = $3, tried_at = now()`,
      [service, model, sees],
    );
  }
}
