export function doMainJob(address: string): Promise<{ grade: string; seconds: number }>;
