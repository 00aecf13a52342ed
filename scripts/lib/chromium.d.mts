export function findChromium(): string | undefined;

export const HEADLESS: readonly string[];
