import type { Explanation } from './explanation';
import { explanationPdf } from './explanation-pdf';

export interface ExplanationPdfTask {
  explanation: Explanation;
  madeAt: Date;
  /** IANA name. */
  timeZone: string;
}

/** The thread's entry point: one call makes one document. */
export function run({ explanation, madeAt, timeZone }: ExplanationPdfTask): Uint8Array {
  return explanationPdf(explanation, madeAt, timeZone);
}
