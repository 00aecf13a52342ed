import type { PrintedRubric } from './printed-rubric';
import { rubricPdf } from './rubric-pdf';

export interface RubricPdfTask {
  rubric: PrintedRubric;
  madeAt: Date;
}

/** The thread's entry point: one call makes one document. */
export function run({ rubric, madeAt }: RubricPdfTask): Uint8Array {
  return rubricPdf(rubric, madeAt);
}
