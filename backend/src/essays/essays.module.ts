import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassesModule } from '../classes/classes.module';
import { DocumentsModule } from '../documents/documents.module';
import { EssayTextsRepository } from './essay-texts.repository';
import { Essay } from './essay.entity';
import { EssayListService } from './essay-list.service';
import { EssaysController } from './essays.controller';
import { EssaysService } from './essays.service';

@Module({
  imports: [TypeOrmModule.forFeature([Essay]), ClassesModule, DocumentsModule],
  controllers: [EssaysController],
  providers: [EssayTextsRepository, EssaysService, EssayListService],
  exports: [EssayTextsRepository, EssaysService, EssayListService],
})
export class EssaysModule {}
