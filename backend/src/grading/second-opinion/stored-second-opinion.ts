import type { ProviderName } from '@marklight/contracts/grading';

/** A second reading as it is kept with the result that it is beside. */
export interface StoredSecondOpinion {
  provider: ProviderName;
  model: string;
  readAt: string;
  /** Exactly what left this server for the AI service; null if nothing did. */
  textAsSent: string | null;
  /** In the order of the result's criteria. */
  criteria: { level: number | null; feedback: string }[];
}
