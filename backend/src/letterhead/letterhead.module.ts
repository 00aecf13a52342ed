import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { LetterheadController } from './letterhead.controller';
import { LetterheadRepository } from './letterhead.repository';
import { LetterheadService } from './letterhead.service';

@Module({
  imports: [DocumentsModule],
  controllers: [LetterheadController],
  providers: [LetterheadRepository, LetterheadService],
  exports: [LetterheadService],
})
export class LetterheadModule {}
