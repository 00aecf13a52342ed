import type { z } from 'zod';
import type {
  agreementSchema,
  appliedCalibrationSchema,
  calibrationBasisSchema,
  calibrationEssaySchema,
  calibrationEssaysQuerySchema,
  calibrationSchema,
  markedEssaySchema,
  putCalibrationEssayRequestSchema,
  putCalibrationRequestSchema,
} from './calibration.schema';

export type AgreementReply = z.infer<typeof agreementSchema>;
export type AppliedCalibration = z.infer<typeof appliedCalibrationSchema>;
export type CalibrationBasis = z.infer<typeof calibrationBasisSchema>;
export type Calibration = z.infer<typeof calibrationSchema>;
export type CalibrationEssay = z.infer<typeof calibrationEssaySchema>;
export type CalibrationEssaysQuery = z.infer<typeof calibrationEssaysQuerySchema>;
export type MarkedEssay = z.infer<typeof markedEssaySchema>;
export type PutCalibrationEssayRequest = z.infer<typeof putCalibrationEssayRequestSchema>;
export type PutCalibrationRequest = z.infer<typeof putCalibrationRequestSchema>;

/** Differences that are shown side by side. */
export const DIFFERENCES_SHOWN = 10;
