import type { GradeToWrite } from './grade-to-write';
import { fillGradebook, type Filled, type FillingWish } from './fill-gradebook';

export interface FillTask {
  bytes: Uint8Array;
  grades: readonly GradeToWrite[];
  wish: FillingWish;
}

export function run({ bytes, grades, wish }: FillTask): Filled | null {
  return fillGradebook(bytes, grades, wish);
}
