import type { LogoRefusal } from '@marklight/contracts/letterhead';

export interface LogoTask {
  content: Uint8Array;
}

/** A logo as it is kept and printed. */
export interface LogoPicture {
  png: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

export type LogoAnswer = { logo: LogoPicture } | { refused: LogoRefusal };
