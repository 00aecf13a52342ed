export function processorSecondsOfChildren(readStat?: () => string): number | undefined;
