import { Module } from '@nestjs/common';
import { Draining } from './draining';

@Module({ providers: [Draining], exports: [Draining] })
export class DrainModule {}
