import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  cancelMaintenanceRequestSchema,
  changeMaintenanceRequestSchema,
  planMaintenanceRequestSchema,
  type CancelMaintenanceRequest,
  type ChangeMaintenanceRequest,
  type MaintenanceWindow,
  type PlanMaintenanceRequest,
  type ScheduledJobReply,
} from '@marklight/contracts/admin';
import { idSchema, pageQuerySchema, type PageQuery } from '@marklight/contracts/common';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { AdminsOnly } from '../auth/signed-in.guard';
import { listReply } from '../common/paging';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.service';
import { ScheduledJobError } from '../scheduled-jobs/scheduled-jobs.errors';
import { ActorOf } from './actor';
import { AuditLog, type Actor } from './audit.service';
import { toJobReply } from './job.mapper';

/** The running of the server: its jobs, and when it is under maintenance. */
@AdminsOnly()
@Controller()
export class OperationsController {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly maintenance: MaintenanceService,
    private readonly audit: AuditLog,
  ) {}

  @Get(API.adminJobs)
  async listJobs(): Promise<ScheduledJobReply[]> {
    return (await this.jobs.list()).map(toJobReply);
  }

  @HttpCode(202)
  @Post(API.adminRunJob)
  async runJob(@ActorOf() actor: Actor, @Param('name') name: string): Promise<ScheduledJobReply> {
    await this.jobs.startNow(name);
    const job = (await this.jobs.list()).find((state) => state.name === name);
    if (!job) throw new ScheduledJobError('unknown_job');
    await this.audit.noteAlone(actor, { action: 'job_started', details: job.title }, 'Job started');
    return toJobReply(job);
  }

  @Get(API.adminMaintenance)
  async listMaintenance(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MaintenanceWindow[]> {
    return listReply(response, await this.maintenance.list(query));
  }

  @Post(API.adminMaintenance)
  planMaintenance(
    @ActorOf() actor: Actor,
    @Body({ schema: planMaintenanceRequestSchema }) body: PlanMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance planned',
      (manager) => this.maintenance.plan(manager, actor.admin.id, body),
      (window) => ({ action: 'maintenance_planned', details: spanOf(window) }),
    );
  }

  @Put(API.adminMaintenanceWindow)
  changeMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeMaintenanceRequestSchema }) body: ChangeMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance changed',
      (manager) => this.maintenance.change(manager, id, body),
      (window) => ({ action: 'maintenance_changed', details: spanOf(window) }),
    );
  }

  @HttpCode(200)
  @Post(API.adminCancelMaintenance)
  cancelMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: cancelMaintenanceRequestSchema }) body: CancelMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.audit.carryOut(
      actor,
      'Maintenance cancelled',
      (manager) => this.maintenance.cancel(manager, id, body.version),
      (window) => ({ action: 'maintenance_cancelled', details: spanOf(window) }),
    );
  }
}

/** "2026-12-01 08:00 to 2026-12-01 10:00 UTC" */
function spanOf({ startsAt, endsAt }: MaintenanceWindow): string {
  const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  return `${minute(startsAt)} to ${minute(endsAt)} UTC`;
}
