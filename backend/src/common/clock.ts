import { Injectable } from '@nestjs/common';

/** The present time; tests provide another clock. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
