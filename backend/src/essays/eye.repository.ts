import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { inForce } from '../common/sql/result-standing.sql';

/** Finds in the database which results need the teacher's attention, by what a result stores and by its notes. */
@Injectable()
export class EyeRepository {
  constructor(private readonly config: AppConfig) {}

  /** SQL: whether the result of this alias has a note that the school lets its teacher see, and that is not marked as read. */
  hasNote(result: string): string {
    // Notes about welfare that were made before the school switched them off stay unseen.
    const has =
      this.config.env.WELFARE_NOTES === 'on'
        ? `${result}.notes_to_teacher <> '[]'`
        : `jsonb_path_exists(${result}.notes_to_teacher, '$[*] ? (@.about != "welfare")')`;
    return `(${result}.notes_read_at is null and ${has})`;
  }

  /** SQL: whether the essay of this alias needs the teacher's attention. A reviewed one has had it. */
  needsEye(essay: string): string {
    return `${essay}.status <> 'reviewed' and coalesce((
      select current.eye_reasons <> '[]' or ${this.hasNote('current')} from grading_results current
      where current.essay_id = ${essay}.id and ${inForce('current')}), false)`;
  }
}
