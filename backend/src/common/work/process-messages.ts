/** To the process: do this, or stop doing it. */
export type FromParent = { id: number; input: unknown } | { stop: number };

/** From the process. `broken` is the reason why it cannot work at all. */
export type FromProcess =
  | { ready: true }
  | { broken: string }
  | { id: number; value: unknown }
  | { id: number; failure: PlainFailure };

/** An error in parts: classes do not survive the way between processes. */
export interface PlainFailure {
  name: string;
  message: string;
  code?: string;
}

export function plainFailure(error: unknown): PlainFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message } = error;
  const { code } = error as { code?: unknown };
  return { name, message, ...(typeof code === 'string' ? { code } : {}) };
}
