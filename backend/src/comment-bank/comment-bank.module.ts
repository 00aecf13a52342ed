import { Module } from '@nestjs/common';
import { CommentBankController } from './comment-bank.controller';
import { CommentBankRepository } from './comment-bank.repository';
import { CommentBankService } from './comment-bank.service';

@Module({
  controllers: [CommentBankController],
  providers: [CommentBankRepository, CommentBankService],
})
export class CommentBankModule {}
