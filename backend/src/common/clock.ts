import { Injectable } from '@nestjs/common';

/** What time it is; a test puts another in its place. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
