import type { ProcessingStatus } from '@marklight/contracts/grading';

/** `lost`: what is shown may be out of date; it reconnects automatically. */
export type Connection = 'connecting' | 'live' | 'lost';

export interface ProcessingStatusView {
  statuses: readonly ProcessingStatus[];
  isLoading: boolean;
  error: unknown;
  connection: Connection;
  /** Changes the list on the screen before the server confirms it. */
  patch: (change: (statuses: readonly ProcessingStatus[]) => readonly ProcessingStatus[]) => void;
  /** Asks the server for the list once. */
  refresh: () => void;
}
