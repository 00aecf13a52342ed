import { Module } from '@nestjs/common';
import { WorkModule } from '../common/work/work.module';
import { CommentBankController } from './comment-bank.controller';
import { CommentBankRepository } from './comment-bank.repository';
import { CommentBankService } from './comment-bank.service';

@Module({
  imports: [WorkModule],
  controllers: [CommentBankController],
  providers: [CommentBankRepository, CommentBankService],
})
export class CommentBankModule {}
