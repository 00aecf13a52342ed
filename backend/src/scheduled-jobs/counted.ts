/** "1 session", "3 sessions", "no sessions": for a job's summary. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return n === 0 ? `no ${many}` : `${n} ${n === 1 ? one : many}`;
}
