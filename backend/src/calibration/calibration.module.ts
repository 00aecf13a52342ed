import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { ClassesModule } from '../classes/classes.module';
import { EssaysModule } from '../essays/essays.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { CalibrationController } from './calibration.controller';
import { CalibrationInUse } from './calibration-in-use';
import { CalibrationRepository } from './calibration.repository';
import { CalibrationService } from './calibration.service';

@Module({
  imports: [AiModule, ClassesModule, EssaysModule, RubricsModule],
  controllers: [CalibrationController],
  providers: [CalibrationRepository, CalibrationService, CalibrationInUse],
  exports: [CalibrationInUse],
})
export class CalibrationModule {}
