/** Whether the reply is a stream of server-sent events, which ends when somebody ends it. */
export function isEventStream(response: { getHeader(name: string): unknown }): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
