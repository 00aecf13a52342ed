import { analyticalResponse } from './analytical-response';
import { argumentative } from './argumentative';
import { comparative } from './comparative';
import { discursive } from './discursive';
import { history } from './history';
import { informativeReport } from './informative-report';
import { narrative } from './narrative';
import { persuasive } from './persuasive';
import type { PlatformRubric } from './platform-rubric';
import { reflective } from './reflective';
import { researchEssay } from './research-essay';
import { scholarship } from './scholarship';

/** The creation date that the cards of our rubrics show. */
export const PLATFORM_RUBRICS_SINCE = new Date('2026-11-20T00:00:00Z');

/** In the order in which teachers see them. */
export const PLATFORM_RUBRICS: readonly PlatformRubric[] = [
  argumentative,
  analyticalResponse,
  persuasive,
  narrative,
  informativeReport,
  comparative,
  discursive,
  history,
  researchEssay,
  reflective,
  scholarship,
];
