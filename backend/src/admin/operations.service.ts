import { Injectable } from '@nestjs/common';
import type {
  CancelMaintenanceRequest,
  ChangeMaintenanceRequest,
  HandwritingReply,
  HandwritingRequest,
  MaintenanceWindow,
  PlanMaintenanceRequest,
  ScheduledJobReply,
} from '@marklight/contracts/admin';
import { Handwriting } from '../ai/handwriting/handwriting.service';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.service';
import { AuditLog, type Actor } from './audit.service';
import { toJobReply } from './job.mapper';

/** What administrators do to the running server, each with its line in the audit log in the same transaction. */
@Injectable()
export class OperationsService {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly maintenance: MaintenanceService,
    private readonly audit: AuditLog,
    private readonly handwriting: Handwriting,
  ) {}

  async listJobs(): Promise<ScheduledJobReply[]> {
    return (await this.jobs.list()).map(toJobReply);
  }

  /**
   * Starts a job without waiting for it to finish. The run begins if and only if it is in the audit log.
   * @throws ScheduledJobError unknown_job, already_running
   */
  async runJob(actor: Actor, name: string): Promise<ScheduledJobReply> {
    await this.jobs.startNow(name, (manager, { title }) =>
      this.audit.note(manager, actor, { action: 'job_started', details: title }),
    );
    await this.audit.noteActivity(actor, 'Job started');
    return toJobReply(await this.jobs.find(name));
  }

  handwritingStanding(): Promise<HandwritingReply> {
    return this.handwriting.standing();
  }

  /** Whether pages of handwriting may be sent to the AI service. */
  async allowHandwriting(actor: Actor, { allowed }: HandwritingRequest): Promise<HandwritingReply> {
    const before = await this.handwriting.standing();
    if (before.allowed !== allowed) {
      await this.audit.carryOut(
        actor,
        allowed ? 'Handwriting sent to the AI service' : 'Handwriting no longer sent to the AI service',
        (manager) => this.handwriting.allow(manager, allowed),
        () => ({ action: allowed ? 'handwriting_allowed' : 'handwriting_stopped' }),
      );
    }
    return this.handwriting.standing();
  }

  /** Tests again whether the model reads pictures, because it may be another one by now. */
  async tryHandwriting(): Promise<HandwritingReply> {
    await this.handwriting.tryAgain();
    return this.handwriting.standing();
  }

  /** @throws MaintenanceError ends_in_the_past, overlaps */
  planMaintenance(actor: Actor, request: PlanMaintenanceRequest): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance planned',
      (manager) => this.maintenance.plan(manager, actor.admin.id, request),
      (window) => ({ action: 'maintenance_planned', details: spanOf(window) }),
    );
  }

  /** @throws MaintenanceError over, changed_meanwhile, already_begun, ends_in_the_past, overlaps. NotFoundError */
  changeMaintenance(actor: Actor, id: string, request: ChangeMaintenanceRequest): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance changed',
      (manager) => this.maintenance.change(manager, id, request),
      (window) => ({ action: 'maintenance_changed', details: spanOf(window) }),
    );
  }

  /** @throws MaintenanceError over, changed_meanwhile. NotFoundError */
  cancelMaintenance(actor: Actor, id: string, request: CancelMaintenanceRequest): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance cancelled',
      (manager) => this.maintenance.cancel(manager, id, request.version),
      (window) => ({ action: 'maintenance_cancelled', details: spanOf(window) }),
    );
  }
}

/** "2026-12-01 08:00 to 2026-12-01 10:00 UTC" */
function spanOf({ startsAt, endsAt }: MaintenanceWindow): string {
  const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  return `${minute(startsAt)} to ${minute(endsAt)} UTC`;
}
