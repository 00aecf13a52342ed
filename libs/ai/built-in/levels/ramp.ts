/** 0 at `low`, 1 at `high`, straight between them; held to 0–1. */
export function ramp(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
