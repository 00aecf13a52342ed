import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { inForce } from './result-standing';

/** Finds in the database which results need the teacher's attention, by what a result stores and by its notes. */
@Injectable()
export class EyeRepository {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** SQL: whether the result of this alias has a note that the school lets its teacher see. */
  hasNote(result: string): string {
    // Notes about welfare that were made before the school switched them off stay unseen.
    return this.config.env.WELFARE_NOTES === 'on'
      ? `${result}.notes_to_teacher <> '[]'`
      : `jsonb_path_exists(${result}.notes_to_teacher, '$[*] ? (@.about != "welfare")')`;
  }

  /** SQL: whether the essay of this alias needs the teacher's attention. A reviewed one has had it. */
  needsEye(essay: string): string {
    return `${essay}.status <> 'reviewed' and coalesce((
      select current.eye_reasons <> '[]' or ${this.hasNote('current')} from grading_results current
      where current.essay_id = ${essay}.id and ${inForce('current')}), false)`;
  }

  /** Those of the results that have such a note. The caller has checked whose they are. */
  async withNotes(resultIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from grading_results result where id = any($1::uuid[]) and ${this.hasNote('result')}`,
      [resultIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
