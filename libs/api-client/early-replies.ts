declare global {
  interface Window {
    /** What the page's first script asked for (rspack/page-start.ts), by address. */
    marklightEarly?: Map<string, Promise<Response>>;
  }
}

/** The reply that the page's first script already asked for. Each is for one call; the next one asks the server. */
export function takeEarlyReply(address: string): Promise<Response> | undefined {
  const replies = typeof window === 'undefined' ? undefined : window.marklightEarly;
  const reply = replies?.get(address);
  replies?.delete(address);
  return reply;
}

/** Early replies are of the state before a change. */
export function forgetEarlyReplies(): void {
  if (typeof window !== 'undefined') window.marklightEarly?.clear();
}
