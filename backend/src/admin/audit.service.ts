import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction, AuditEntry, AuditQuery } from '@marklight/contracts/admin';
import type { DataSource, EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service';
import type { RequestOrigin } from '../activity/request-origin';
import type { User } from '../auth/user.entity';
import { maskedEmail } from '../common/masked-email';
import { sliceOf, type Page } from '../common/paging';

/** Who acts, and from where. */
export interface Actor {
  admin: User;
  origin: RequestOrigin;
}

export interface AuditNote {
  action: AuditAction;
  /** The account concerned. */
  subject?: { id: string; email: string };
  /** What exactly, in words of ours: dates and numbers, never names. */
  details?: string;
  reason?: string;
}

/** What administrators did: written in the transaction of the deed, never changed. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
  ) {}

  /** Within the caller's transaction: a deed without its note does not happen. */
  async note(manager: EntityManager, { admin }: Actor, { action, subject, details, reason }: AuditNote) {
    await manager.query(
      `insert into admin_audit_log (admin_id, admin_email, subject_id, subject_label, action, details, reason)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        admin.id,
        admin.email,
        subject?.id ?? null,
        subject ? maskedEmail(subject.email) : null,
        action,
        details ?? null,
        reason ?? null,
      ],
    );
  }

  /**
   * Does something for an administrator and records it in the same transaction, and afterwards in the activity log, so that
   * what was rolled back is not there either.
   * @param change for the activity log
   */
  async carryOut<Done>(
    actor: Actor,
    change: string,
    work: (manager: EntityManager) => Promise<Done>,
    noteOf: (done: Done) => AuditNote,
  ): Promise<Done> {
    const outcome = await this.dataSource.transaction(async (manager) => {
      const done = await work(manager);
      await this.note(manager, actor, noteOf(done));
      return done;
    });
    await this.noteActivity(actor, change);
    return outcome;
  }

  /** Of what changes nothing that could fail with it. `change` is for the activity log. */
  async noteAlone(actor: Actor, note: AuditNote, change: string): Promise<void> {
    await this.note(this.dataSource.manager, actor, note);
    await this.noteActivity(actor, change);
  }

  /** In the activity log, after the deed. */
  async noteActivity({ admin, origin }: Actor, change: string): Promise<void> {
    await this.activity.record(admin.id, 'admin_action', { change }, origin);
  }

  async list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const { take, skip } = sliceOf(query);
    const [items, [{ total }]] = (await Promise.all([
      this.dataSource.query(
        `select entry.id::text, entry.admin_email as "adminEmail", entry.action, entry.subject_id as "subjectId",
           coalesce(subject.email, entry.subject_label) as subject, entry.details, entry.reason,
           entry.created_at as "createdAt"
         from admin_audit_log entry left join users subject on subject.id = entry.subject_id
         where $1::uuid is null or entry.subject_id = $1
         order by entry.id desc limit $2 offset $3`,
        [query.userId ?? null, take, skip],
      ),
      this.dataSource.query(
        'select count(*)::int as total from admin_audit_log where $1::uuid is null or subject_id = $1',
        [query.userId ?? null],
      ),
    ])) as [(Omit<AuditEntry, 'createdAt'> & { createdAt: Date })[], [{ total: number }]];
    return {
      items: items.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
      total,
    };
  }
}
