import { Module } from '@nestjs/common';
import { ThreadWork } from './thread-work';

@Module({ providers: [ThreadWork], exports: [ThreadWork] })
export class WorkModule {}
