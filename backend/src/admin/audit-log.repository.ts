import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction, AuditEntry } from '@marklight/contracts/admin';
import type { DataSource, EntityManager } from 'typeorm';

export interface NewAuditEntry {
  adminId: string;
  adminEmail: string;
  subjectId: string | null;
  /** What remains readable once the account is gone: its masked email. */
  subjectLabel: string | null;
  action: AuditAction;
  details: string | null;
  reason: string | null;
}

export type AuditRow = Omit<AuditEntry, 'createdAt'> & { createdAt: Date };

/** The table `admin_audit_log`, to which the database only allows additions. */
@Injectable()
export class AuditLogRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async insert(manager: EntityManager, entry: NewAuditEntry): Promise<void> {
    await manager.query(
      `insert into admin_audit_log (admin_id, admin_email, subject_id, subject_label, action, details, reason)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        entry.adminId,
        entry.adminEmail,
        entry.subjectId,
        entry.subjectLabel,
        entry.action,
        entry.details,
        entry.reason,
      ],
    );
  }

  /** Newest first; about one account, or about all. */
  async page(
    subjectId: string | null,
    { take, skip }: { take: number; skip: number },
  ): Promise<{ rows: AuditRow[]; total: number }> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<AuditRow[]>(
        `select entry.id::text, entry.admin_email as "adminEmail", entry.action, entry.subject_id as "subjectId",
           coalesce(subject.email, entry.subject_label) as subject, entry.details, entry.reason,
           entry.created_at as "createdAt"
         from admin_audit_log entry left join users subject on subject.id = entry.subject_id
         where $1::uuid is null or entry.subject_id = $1
         order by entry.id desc limit $2 offset $3`,
        [subjectId, take, skip],
      ),
      this.dataSource.query<{ total: number }[]>(
        'select count(*)::int as total from admin_audit_log where $1::uuid is null or subject_id = $1',
        [subjectId],
      ),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }
}
