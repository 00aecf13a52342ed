import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  type CancelMaintenanceRequest,
  type ChangeMaintenanceRequest,
  type HandwritingReply,
  type HandwritingRequest,
  type MaintenanceWindow,
  type PlanMaintenanceRequest,
  type ScheduledJobReply,
} from '@marklight/contracts/admin';
import {
  cancelMaintenanceRequestSchema,
  changeMaintenanceRequestSchema,
  handwritingRequestSchema,
  planMaintenanceRequestSchema,
} from '@marklight/contracts/admin.schema';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import { ADMIN_API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { AdminsOnly } from '../auth/signed-in.guard';
import { listReply } from '../common/paging';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { ActorOf } from './actor';
import type { Actor } from './audit.service';
import { OperationsService } from './operations.service';

/** The running of the server: its jobs, when it is under maintenance, and what may be sent to the AI service. */
@AdminsOnly()
@Controller()
export class OperationsController {
  constructor(
    private readonly operations: OperationsService,
    private readonly maintenance: MaintenanceService,
  ) {}

  @Get(ADMIN_API.jobs)
  listJobs(): Promise<ScheduledJobReply[]> {
    return this.operations.listJobs();
  }

  @HttpCode(202)
  @Post(ADMIN_API.runJob)
  runJob(@ActorOf() actor: Actor, @Param('name') name: string): Promise<ScheduledJobReply> {
    return this.operations.runJob(actor, name);
  }

  @Get(ADMIN_API.handwriting)
  handwriting(): Promise<HandwritingReply> {
    return this.operations.handwritingStanding();
  }

  @Put(ADMIN_API.handwriting)
  allowHandwriting(
    @ActorOf() actor: Actor,
    @Body({ schema: handwritingRequestSchema }) body: HandwritingRequest,
  ): Promise<HandwritingReply> {
    return this.operations.allowHandwriting(actor, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.tryHandwriting)
  tryHandwriting(): Promise<HandwritingReply> {
    return this.operations.tryHandwriting();
  }

  @Get(ADMIN_API.maintenance)
  async listMaintenance(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MaintenanceWindow[]> {
    return listReply(response, await this.maintenance.list(query));
  }

  @Post(ADMIN_API.maintenance)
  planMaintenance(
    @ActorOf() actor: Actor,
    @Body({ schema: planMaintenanceRequestSchema }) body: PlanMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.operations.planMaintenance(actor, body);
  }

  @Put(ADMIN_API.maintenanceWindow)
  changeMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: changeMaintenanceRequestSchema }) body: ChangeMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.operations.changeMaintenance(actor, id, body);
  }

  @HttpCode(200)
  @Post(ADMIN_API.cancelMaintenance)
  cancelMaintenance(
    @ActorOf() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: cancelMaintenanceRequestSchema }) body: CancelMaintenanceRequest,
  ): Promise<MaintenanceWindow> {
    return this.operations.cancelMaintenance(actor, id, body);
  }
}
