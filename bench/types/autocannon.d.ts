/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Called for each connection before its first request. */
    setupClient?: (client: { setHeaders(headers: Record<string, string>): void }) => void;
    /** Threads that send the requests; without them they are sent from the caller's own. */
    workers?: number;
  }
  export interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p97_5: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
