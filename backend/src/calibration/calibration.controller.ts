import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import type {
  Calibration,
  CalibrationEssay,
  CalibrationEssaysQuery,
  PutCalibrationEssayRequest,
  PutCalibrationRequest,
} from '@marklight/contracts/calibration';
import {
  calibrationEssaysQuerySchema,
  putCalibrationEssayRequestSchema,
  putCalibrationRequestSchema,
} from '@marklight/contracts/calibration.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { CALIBRATION_API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { CalibrationService } from './calibration.service';

@Controller()
export class CalibrationController {
  constructor(private readonly calibrations: CalibrationService) {}

  @Get(CALIBRATION_API.one)
  one(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<Calibration> {
    return this.calibrations.of(user, id);
  }

  @Put(CALIBRATION_API.one)
  use(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putCalibrationRequestSchema }) body: PutCalibrationRequest,
  ): Promise<Calibration> {
    return this.calibrations.use(user, id, body);
  }

  @Get(CALIBRATION_API.essays)
  async essays(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: calibrationEssaysQuerySchema }) query: CalibrationEssaysQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CalibrationEssay[]> {
    return listReply(response, await this.calibrations.essaysOf(user, id, query));
  }

  @HttpCode(204)
  @Put(CALIBRATION_API.essay)
  mark(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Param('essayId', { schema: idSchema }) essayId: string,
    @Body({ schema: putCalibrationEssayRequestSchema }) body: PutCalibrationEssayRequest,
  ): Promise<void> {
    return this.calibrations.mark(user, id, essayId, body);
  }

  @HttpCode(204)
  @Delete(CALIBRATION_API.essay)
  unmark(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Param('essayId', { schema: idSchema }) essayId: string,
  ): Promise<void> {
    return this.calibrations.unmark(user, id, essayId);
  }
}
