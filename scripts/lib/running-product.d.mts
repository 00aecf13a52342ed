export interface RunningProduct {
  /** Without a slash at the end. */
  address: string;
  port: number;
  pid: number;
  dataDir: string;
  stop(): Promise<void>;
}
export function startProduct(options?: {
  env?: Record<string, string>;
  port?: number;
  dataDir?: string;
  logFile?: string;
  onSpawn?: (pid: number, dataDir: string) => void;
}): Promise<RunningProduct>;
export function freePort(): Promise<number>;
