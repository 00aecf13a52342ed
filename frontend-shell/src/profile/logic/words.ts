/** "3 Mar 2026", in the reader's own time zone. */
export function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "3 Mar 2026, 10:05 am", in the reader's own time zone. */
export function momentOf(iso: string): string {
  return new Date(iso).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'short' });
}

/** "1 essay", "2,400 essays". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}

/** What the AI service used, "12,300 tokens, about US$0.05"; without a known price, the tokens alone. */
export function usageText(tokens: number, costUsd: number | null): string {
  const cost = costUsd === null ? '' : `, about US$${costUsd.toFixed(2)}`;
  return `${countOf(tokens, 'token')}${cost}`;
}
