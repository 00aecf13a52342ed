/** "1 essay", "5,213 essays". */
export function essaysOf(count: number): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'essay' : 'essays'}`;
}

/** "3 Mar 2026", in the teacher's own time zone. */
export function dateOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' });
}
