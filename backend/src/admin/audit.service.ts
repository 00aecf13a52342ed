import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction, AuditEntry, AuditQuery } from '@marklight/contracts/admin';
import type { DataSource, EntityManager } from 'typeorm';
import { ActivityService } from '../activity/activity.service';
import type { RequestOrigin } from '../activity/request-origin';
import type { User } from '../auth/user.entity';
import { maskedEmail } from '../common/masked-email';
import { sliceOf, type Page } from '../common/paging';
import { AuditLogRepository } from './audit-log.repository';

/** Who acts, and from where. */
export interface Actor {
  admin: User;
  origin: RequestOrigin;
}

export interface AuditNote {
  action: AuditAction;
  /** The account concerned. */
  subject?: { id: string; email: string };
  /** The particulars, in fixed words: dates and numbers, never names. */
  details?: string;
  reason?: string;
}

/** What administrators did: written in the transaction of the change, never altered. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly entries: AuditLogRepository,
    private readonly activity: ActivityService,
  ) {}

  /** Within the caller's transaction: a change without its entry does not happen. */
  async note(manager: EntityManager, { admin }: Actor, { action, subject, details, reason }: AuditNote) {
    await this.entries.insert(manager, {
      adminId: admin.id,
      adminEmail: admin.email,
      subjectId: subject?.id ?? null,
      subjectLabel: subject ? maskedEmail(subject.email) : null,
      action,
      details: details ?? null,
      reason: reason ?? null,
    });
  }

  /**
   * Does something for an administrator and records it in the same transaction, and afterwards in the activity log,
   * so that a change that was rolled back does not appear there either.
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

  /**
   * Records an action that changes nothing, so nothing can be rolled back with it. `change` is for the activity log.
   */
  async noteAlone(actor: Actor, note: AuditNote, change: string): Promise<void> {
    await this.note(this.dataSource.manager, actor, note);
    await this.noteActivity(actor, change);
  }

  /** Adds the line to the activity log, once the change is committed. */
  async noteActivity({ admin, origin }: Actor, change: string): Promise<void> {
    await this.activity.record(admin.id, 'admin_action', { change }, origin);
  }

  async list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const { rows, total } = await this.entries.page(query.userId ?? null, sliceOf(query));
    return {
      items: rows.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
      total,
    };
  }
}
