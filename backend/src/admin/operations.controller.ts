import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
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
import type { DataSource } from 'typeorm';
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
    @InjectDataSource() private readonly dataSource: DataSource,
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
    return this.dataSource.transaction(async (manager) => {
      const window = await this.maintenance.plan(manager, actor.admin.id, body);
      await this.audit.note(manager, actor, { action: 'maintenance_planned', details: spanOf(window) });
      await this.audit.noteActivity(actor, 'Maintenance planned');
      return window;
    });
  }

  @Put(API.adminMaintenanceWindow)
  changeMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeMaintenanceRequestSchema }) body: ChangeMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.dataSource.transaction(async (manager) => {
      const window = await this.maintenance.change(manager, id, body);
      await this.audit.note(manager, actor, { action: 'maintenance_changed', details: spanOf(window) });
      await this.audit.noteActivity(actor, 'Maintenance changed');
      return window;
    });
  }

  @HttpCode(200)
  @Post(API.adminCancelMaintenance)
  cancelMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: cancelMaintenanceRequestSchema }) body: CancelMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.dataSource.transaction(async (manager) => {
      const window = await this.maintenance.cancel(manager, id, body.version);
      await this.audit.note(manager, actor, { action: 'maintenance_cancelled', details: spanOf(window) });
      await this.audit.noteActivity(actor, 'Maintenance cancelled');
      return window;
    });
  }
}

/** "2026-12-01 08:00 to 2026-12-01 10:00 UTC" */
function spanOf({ startsAt, endsAt }: MaintenanceWindow): string {
  const minute = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  return `${minute(startsAt)} to ${minute(endsAt)} UTC`;
}
