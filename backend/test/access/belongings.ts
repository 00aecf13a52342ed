import { randomUUID } from 'node:crypto';
import type { ObjectKind } from '@marklight/contracts/operations';
import { aFiledEssay, aStoredRubric } from '../factories/classes';
import type { Person } from '../factories/people';
import { aGradedEssay } from '../factories/results';
import type { TestApp } from '../setup/test-app';

/** An id for every kind of object that a call can name. */
export type Belongings = Record<ObjectKind, string>;

/** One object of each kind: the teacher's, and for kinds that belong to nobody an existing one. */
export async function belongingsOf(app: TestApp, teacher: Person): Promise<Belongings> {
  const one = async (sql: string, values: unknown[] = []): Promise<string> => {
    const [row] = (await app.database.query(sql, values)) as { id: string }[];
    if (!row) throw new Error('nothing was stored');
    return row.id;
  };
  const theirs = [teacher.id];
  const classId = await one(`insert into classes (name, user_id) values ('Year 9', $1) returning id`, theirs);
  const assignment = await one(
    `insert into assignments (title, class_id, user_id) values ('Letter', $2, $1) returning id`,
    [teacher.id, classId],
  );
  const essay = await aGradedEssay(app, teacher, { assignmentId: assignment, levels: { Thesis: 3 } });
  const result = await one('select id, criteria_id from grading_results where essay_id = $1', [essay]);
  await app.database.query(
    `update grading_results set notes_to_teacher = '[{"about": "criterion", "words": "Look.", "evidence": null}]' where id = $1`,
    [result],
  );
  const criteria = await one('select criteria_id as id from grading_results where id = $1', [result]);
  await app.database.query(
    `insert into result_ledger (essay_id, result_id, actor_id, kind, details)
     values ($1, $2, $3, 'changed', '{"field": "reviewed", "from": false, "to": true, "leftOut": []}')`,
    [essay, result, teacher.id],
  );
  await app.database.query(
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale, status, progress, finished_at)
     values ($1, $2, $3, 'en-AU', 'complete', 100, now())`,
    [teacher.id, essay, criteria],
  );
  return {
    essay,
    deleted_essay: await aFiledEssay(app, teacher, assignment, { deleted: true }),
    result,
    criteria_set: criteria,
    class: classId,
    student: await one(
      `insert into class_students (class_id, name, position) values ($1, 'Ada Lovelace', 0) returning id`,
      [classId],
    ),
    assignment,
    rubric: await aStoredRubric(app, { owner: teacher }),
    bank_comment: await one(
      `insert into comment_bank (user_id, words) values ($1, 'Say how. ' || gen_random_uuid()) returning id`,
      theirs,
    ),
    invoice: await one(
      `insert into payment_transactions (user_id, amount, status, stripe_invoice_id, hosted_url, pdf_url)
       values ($1, 9, 'paid', $2, 'https://pay.example/page', 'https://pay.example/pdf') returning id`,
      [teacher.id, randomUUID()],
    ),
    account: await anotherAccount(app),
    rubric_report: await one(
      `insert into rubric_reports (rubric_id, reporter_id, reason)
       values ($1, $2, 'Not fit for school') returning id`,
      [await aStoredRubric(app, { owner: teacher, isPublic: true }), teacher.id],
    ),
    invitation: await one(
      `insert into invitations (expires_at) values (now() + interval '1 day') returning id`,
    ),
    maintenance_window: await aWindow(app),
    scheduled_job: 'purge_deleted_essays',
    session: await one(
      `insert into sessions (sid, sess, expire)
       values ($2, json_build_object('passport', json_build_object('user', $1::text)), now() + interval '1 day')
       returning encode(sha256(convert_to(sid, 'UTF8')), 'hex') as id`,
      [teacher.id, randomUUID()],
    ),
  };
}

/** A person with an entry in each log, for the filters of the administrators' lists. */
async function anotherAccount({ database }: TestApp): Promise<string> {
  const [row] = (await database.query(
    `insert into users (email, first_name, last_name, trial_ends_at)
     values ($1, 'Somebody', 'Else', now() + interval '7 days') returning id`,
    [`${randomUUID()}@school.example`],
  )) as { id: string }[];
  const id = row?.id ?? '';
  await database.query(`insert into user_activity_log (user_id, action) values ($1, 'login')`, [id]);
  await database.query(
    `insert into admin_audit_log (admin_email, subject_id, action) values ('admin@school.example', $1, 'trial_extended')`,
    [id],
  );
  return id;
}

let windows = 0;

/** Each in a different year, because windows must not overlap. */
async function aWindow({ database }: TestApp): Promise<string> {
  windows += 1;
  const [row] = (await database.query(
    `insert into maintenance_windows (starts_at, ends_at, message)
     values (now() + make_interval(years => $1), now() + make_interval(years => $1, hours => 1), 'Later') returning id`,
    [windows],
  )) as { id: string }[];
  return row?.id ?? '';
}

/**
 * Belongings for many calls. A call that is refused leaves them as they were, so the next can have them too, once it is
 * seen that nothing was changed; making them for every call takes longer than the calls.
 */
export class KeptBelongings {
  private readonly kept = new Map<string, Belongings>();

  constructor(private readonly app: TestApp) {}

  /** The person's, which nobody else gets until `giveBack`. */
  async take(person: Person): Promise<Belongings> {
    const kept = this.kept.get(person.id);
    this.kept.delete(person.id);
    return kept ?? (await belongingsOf(this.app, person));
  }

  /** Call it only if nothing was done to them. */
  giveBack(person: Person, belongings: Belongings): void {
    this.kept.set(person.id, belongings);
  }
}

/** A well-formed id of the kind that belongs to no object. */
export function noSuch(kind: ObjectKind): string {
  if (kind === 'session') return '0'.repeat(64);
  return kind === 'scheduled_job' ? 'no_such_job' : randomUUID();
}
